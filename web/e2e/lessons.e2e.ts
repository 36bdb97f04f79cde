// The guided first games, played through by their advice and by something else: real server, real bots.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSON_IDS, type LessonId } from '../src/lesson/lesson';
import { both_themes, SMALL_PHONE } from './browser';
import { cast, test_nth } from './cast';
import { geometry } from './geometry';
import { dice, is_over, move } from './play';

const stage = cast();

// What the deals were chosen for: whoever follows the lesson hears of all this. Should bots play otherwise one day, another
// deal may be needed.
const IDEAS: Record<LessonId, string[]> = {
  duel: ['take', 'uncover', 'trade', 'science', 'pay', 'war', 'chain', 'sell', 'wonder', 'end'],
  wonders: ['take', 'pay', 'trade', 'war', 'sell', 'stage', 'conflict', 'science', 'chained', 'end'],
  pantheon: ['tokens', 'reveal', 'spaces', 'activate', 'end'],
  armada: ['lanes', 'ship', 'sail', 'strength', 'tax', 'wonder', 'conflict', 'island', 'end'],
};
const LOW = { width: 640, height: 360 };

async function begin(page: Page, lesson: LessonId): Promise<void> {
  await page.goto(stage.server.url);
  await page.locator(`[data-lesson="${lesson}"]`).click();
  await page.locator('.lesson-note').waitFor();
}

const round_of = (page: Page) => page.locator('.table').getAttribute('data-round');
// The card or divinity that the lesson frames.
const framed = (page: Page) => page.locator('.advised :is(.slot-button, .hand-card), .pantheon-slot.advised');

// What the lesson advises; where it advises nothing the first card is sold, which always can be.
async function follow(page: Page, roll: (n: number) => number): Promise<void> {
  const advised = (await page.locator('.lesson-note[data-action]').count()) > 0;
  const card = advised ? framed(page) : page.locator('.slot.open .slot-button, .hand-card').first();
  if ((await page.locator('.pick, .board-token.free, .pantheon-place').count()) || !(await card.isVisible())) return void (await move(page, roll));
  const before = await round_of(page);
  await card.click();
  await page.locator(advised ? '.tray .act.best' : '.tray .act[data-action^="sell"]').click();
  await page.waitForFunction((round) => document.querySelector('.table')?.getAttribute('data-round') !== round, before);
}

// One look at the page: whose turn, which round, what the lesson says.
const glance = (page: Page) =>
  page.evaluate(() => ({
    mine: document.querySelector('.tray.mine:not(.pending)') !== null,
    round: document.querySelector<HTMLElement>('.table')?.dataset['round'],
    step: document.querySelector<HTMLElement>('.lesson-note')?.dataset['step'],
  }));

// Plays until the lesson has said its last. Returns what it said.
async function learn(page: Page, act: (page: Page) => Promise<void>, look?: (page: Page) => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  let heard = '';
  for (let i = 0; i < 2000; ++i) {
    if (await is_over(page)) return told; // a war may be short
    const conflicts = page.locator('.conflicts .button');
    if (await conflicts.count()) await conflicts.click();
    const { mine, round, step } = await glance(page);
    if (!mine) {
      await page.waitForTimeout(30);
      continue;
    }
    if (told.at(-1) === 'end' && step !== 'end') return told;
    if (step && `${step} ${round}` !== heard) {
      heard = `${step} ${round}`;
      told.push(step);
      expect(await page.locator('.lesson-text').innerText()).not.toMatch(/[{}]/);
      await look?.(page);
      await page.locator(`.lesson-note[data-step="${step}"]`).waitFor();
    }
    await act(page);
  }
  throw new Error(`The lesson did not end: ${told.join(' ')}`);
}

// After a change of size the board is arranged anew, and the lesson is put into another tray.
const settled = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))));

// It is read in the smallest windows, in both languages.
async function fits_small(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of [LOW, SMALL_PHONE]) {
    await page.setViewportSize(size);
    for (let language = 0; language < 2; ++language) {
      await settled(page);
      expect(await geometry(page), `${(await glance(page)).step}, ${size.width}`).toEqual([]);
      await page.locator('.language-button').first().evaluate((button: HTMLElement) => button.click());
    }
  }
  await page.setViewportSize(before);
  await settled(page);
}

describe('a lesson', () => {
  for (const [n, lesson] of LESSON_IDS.entries()) {
    test_nth(n)(`of ${lesson} tells its ideas one after another to whoever follows it, and leaves into the game`, async () => {
      const { page } = await stage.enter();
      await begin(page, lesson);
      const roll = dice(1);
      const told = await learn(page, (one) => follow(one, roll), fits_small);
      expect(await is_over(page)).toBe(false);
      expect(told.filter((idea) => IDEAS[lesson].includes(idea))).toEqual(IDEAS[lesson]); // the same game every time
      expect([told[0], told.at(-1)]).toEqual([IDEAS[lesson][0], 'end']);
      expect(await page.locator('.slot.open, .hand-card').count()).toBeGreaterThan(0);
      expect(await page.locator('.practice').count()).toBe(1);
    });

    test_nth(n)(`of ${lesson} goes along with whoever does something else`, async () => {
      const { page, traffic } = await stage.enter({ language: 'zh-Hant' });
      await begin(page, lesson);
      const roll = dice(7);
      const told = await learn(page, (one) => move(one, roll).then(() => undefined), async () => {
        const legal = traffic.findLast((text) => text.includes('"update"'))!;
        // whatever it frames can be taken: it speaks of this position and no other
        for (const action of await framed(page).evaluateAll((all) => all.map((one) => one.dataset['help'] ?? one.dataset['hand'] ?? one.dataset['place'] ?? ''))) {
          expect(legal).toContain(action.replace(/^card\./, ''));
        }
      });
      expect(new Set(told).size).toBe(told.length); // nothing is told twice
      expect(told.length).toBeGreaterThan(lesson === 'pantheon' ? 2 : 6);
    });
  }

  test('is offered to a new visitor, then stands beside the rules', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.lessons').waitFor();
    expect(await page.locator('[data-lesson]').count()).toBe(LESSON_IDS.length);
    expect(await both_themes(page)).toEqual([]);
    await page.locator('.start-go .button.primary').click();
    await page.waitForURL(/\/t\//);
    await page.goto(stage.server.url);
    await page.locator('.game-row').first().waitFor();
    expect(await page.locator('[data-lesson]').count()).toBe(0);
    await page.goto(`${stage.server.url}/rules/duel`);
    await page.locator('[data-lesson="duel"]').click();
    await page.locator('.lesson-note').waitFor();
  });

  test('is read out, followed by keys, and left for good', async () => {
    const { page } = await stage.enter();
    await begin(page, 'duel');
    const text = await page.locator('.lesson-text').innerText();
    expect(await page.locator('[aria-live="polite"]', { hasText: text }).count()).toBe(1);
    expect(await both_themes(page)).toEqual([]);
    const letter = await framed(page).locator('.slot-key').innerText();
    await page.keyboard.press(letter.toLowerCase());
    expect(await page.locator('.tray .act.best').innerText()).toContain('Build');
    await page.keyboard.press('Escape');
    expect(await page.locator('.lesson-text').innerText()).toBe(text);
    await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press('b');
    await page.locator('.lesson-note:not([data-step="take"])').waitFor();
    await page.getByRole('button', { name: 'End the lesson and play on' }).click();
    expect(await page.locator('.lesson-note').count()).toBe(0);
    await page.reload();
    await page.locator('.tray.mine .tray-title').waitFor();
    expect(await page.locator('.lesson-note, .advised').count()).toBe(0);
  });
});
