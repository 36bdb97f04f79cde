// Nothing unexplained: notes at a tap, the reference and its search, the log that leads back.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { both_themes, fits, PHONE, type PersonOptions } from './browser';
import { cast, test_nth } from './cast';
import { dice, move, play } from './play';
import { make_table } from './table';

const stage = cast();

async function at_my_turn(options: PersonOptions, rules: string): Promise<Page> {
  const { page } = await stage.enter(options);
  await make_table(page, stage.server.url, { rules, players: 3, deal: '62' });
  const roll = dice(62);
  const cards = page.locator('.tray.mine:not(.pending)').and(page.locator('.duel:has(.slot.open) .tray, .wonders:has(.hand-card) .tray'));
  for (let i = 0; i < 200 && (await cards.count()) === 0; ++i) if (!(await move(page, roll))) await page.waitForTimeout(30);
  await cards.waitFor();
  return page;
}

async function note_of(page: Page, selector: string): Promise<string> {
  await page.locator(selector).first().click();
  const note = page.locator('.help-note');
  await note.waitFor();
  const text = await note.innerText();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'hidden' });
  return text;
}

describe('a tap without hover', () => {
  test('tells what each thing of Duel is, and leaves the board in sight', async () => {
    const page = await at_my_turn({}, 'duel');
    expect(await note_of(page, '.slot-still[data-help="back.age"]')).toMatch(/of these \d+ cards lie face down/);
    expect(await note_of(page, '.slot:not(.open) .slot-still .card')).toMatch(/You pay \d+.*costs/s);
    expect(await note_of(page, '.board-tokens li')).toMatch(/Read the rule/);
    expect(await note_of(page, '.rail.theirs .wonder-bar')).toMatch(/Not built. .*costs/s);
    expect(await note_of(page, '.rail.theirs .price')).toMatch(/pays \d for one wood/);
    expect(await note_of(page, '.track-zone')).toMatch(/points for .* if the game ends/);
    expect(await note_of(page, '.rail.mine .science-symbol')).toMatch(/pair/);
    await page.locator('.track-zone').first().click();
    await page.locator('.help-note').waitFor();
    expect(await both_themes(page)).toEqual([]);
    expect(await page.locator('.structure').isVisible()).toBe(true);
    expect(await page.locator('.drawer').count()).toBe(0);
  });

  test('tells what each thing of 7 Wonders is', async () => {
    const page = await at_my_turn({}, 'wonders2');
    expect(await note_of(page, '.city-who')).toMatch(/from the start.*Stage 2/s);
    expect(await note_of(page, '.stages .stage')).toMatch(/Stage 1.*not built/s);
    expect(await note_of(page, '.at-left .goods .good')).toMatch(/one costs/);
  });

  test('on a phone too, in Chinese, inside the window', async () => {
    const page = await at_my_turn({ viewport: PHONE, language: 'zh-Hant' }, 'duel');
    for (const thing of ['.slot-still[data-help="back.age"]', '.board-tokens li', '.track-zone']) {
      await page.locator(thing).first().click();
      const box = (await page.locator('.help-note').boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
      expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
      await page.keyboard.press('Escape');
    }
  });
});

// In the page: what Shift and arrows lead to from what has the focus, in as many steps as one likes.
function reachable(): string[] {
  const found = new Set([document.activeElement as HTMLElement]);
  for (const from of found) {
    for (const way of ['Left', 'Right', 'Up', 'Down']) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent('keydown', { key: `Arrow${way}`, shiftKey: true, bubbles: true, cancelable: true }));
      found.add(document.activeElement as HTMLElement);
    }
  }
  return [...found].map((one) => one.closest<HTMLElement>('[data-help]')!.dataset['help']!);
}

describe('by keyboard', () => {
  for (const [n, rules] of ['duel', 'wonders2'].entries()) {
    test_nth(n)(`${rules}: Shift and arrows reach what is no button, Enter reads it, and the focus comes back`, async () => {
      const page = await at_my_turn({}, rules);
      const reached = new Set<string>();
      const focused = () => page.evaluate(() => document.activeElement!.closest<HTMLElement>('[data-help]')?.dataset['help'] ?? '');
      await page.keyboard.press('Shift+ArrowRight');
      for (const topic of await page.evaluate(reachable)) reached.add(topic.replace(/\..*/, ''));
      const kinds = rules === 'duel' ? ['coins', 'points', 'prices', 'track', 'card', 'token', 'wonder'] : ['coins', 'points', 'trade', 'conflict', 'science', 'stages', 'board', 'card'];
      expect([...reached]).toEqual(expect.arrayContaining(kinds));
      expect(await page.locator('[aria-pressed="true"]').count()).toBe(0); // nothing was chosen on the way
      const before = await focused();
      await page.keyboard.press('Shift+Enter');
      await page.locator('.help-note').waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('.help-note') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.help-note').waitFor({ state: 'hidden' });
      expect(await focused()).toBe(before);
    });
  }
});

describe('the reference', () => {
  test('has everything that is printed, and finds it', async () => {
    const { page } = await stage.enter();
    for (const [rules, section, count] of [['duel+pantheon', 'divinities', 16], ['duel', 'wonders', 12], ['duel', 'tokens', 10], ['wonders2', 'boards', 7]] as const) {
      await page.goto(`${stage.server.url}/cards/${rules}`);
      await page.locator(`.browser [data-value="${section}"]`).click();
      expect(await page.locator('.reference > li').count()).toBe(count);
      expect(await page.locator('.reference').innerText()).not.toMatch(/[{}]|undefined/);
    }
    expect(await fits(page)).toEqual([]);
    await page.goto(`${stage.server.url}/cards/duel`);
    await page.locator('.browser-card').filter({ hasText: 'Stable' }).first().click();
    // the partner is of another age
    expect(await page.locator('.partners').innerText()).toMatch(/Age II/);
    await page.locator('.browser input').fill('sphinx');
    expect(await page.locator('.reference b').allInnerTexts()).toEqual(['The Sphinx']);
    await page.locator('.browser input').fill('capital');
    await page.locator('.reference-rules a').first().waitFor();
    await page.locator('.browser input').fill('xyzzy');
    await page.getByText('Nothing of that name.').waitFor();
    expect(await both_themes(page)).toEqual([]);
  });
});

describe('the log', () => {
  for (const [n, viewport] of [undefined, PHONE].entries()) {
    test_nth(n)(`leads to an earlier position and back${viewport ? ', on a phone' : ''}`, async () => {
      const page = await at_my_turn({ viewport }, 'duel');
      await play([page], { seed: 63, until: (turns) => turns >= 3 });
      await page.locator('.tray.mine:not(.pending)').waitFor();
      const before = await page.locator('.slot').count();
      await page.locator('.top-bar .square[aria-expanded]:not(.in-menu)').first().click();
      await page.locator('.log-line').filter({ hasText: 'Age I begins' }).click();
      await page.getByRole('button', { name: 'Back to the game' }).waitFor();
      expect(await page.locator('.slot').count()).toBe(20);
      expect(await page.locator('.act:not([disabled])').count()).toBe(0);
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await page.locator('.tray.mine').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.locator('.slot').count()).toBe(before);
    });
  }

  test('shows everybody at a shared device what they saw, and nobody what another did', async () => {
    const { page } = await stage.enter();
    await make_table(page, stage.server.url, { rules: 'wonders1', players: 3, against: 'device' });
    const hand = () => page.locator('.hand-card').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['hand']));
    const name = () => page.locator('.at-me .city-name').innerText();
    const lift_curtain = async () => {
      await page.locator('.curtain .button, .hand-card').first().waitFor();
      if (await page.locator('.curtain').count()) await page.locator('.curtain .button').click();
      return name();
    };
    const sell = async () => {
      await page.locator('.hand-card').first().click();
      await page.locator('.act[data-action^="sell"]').click();
      await page.locator('.curtain').waitFor();
    };
    const hands: Record<string, unknown> = {};
    for (let i = 0; i < 3; ++i) {
      hands[await lift_curtain()] = await hand();
      await sell();
    }
    expect(Object.keys(hands).length).toBe(3);
    for (let i = 0; i < 3; ++i) {
      const who = await lift_curtain();
      const now = await hand();
      await page.locator('.top-bar .square[aria-expanded]:not(.in-menu)').first().click();
      await page.locator('.log-line').filter({ hasText: 'Age I begins' }).click();
      await page.getByRole('button', { name: 'Back to the game' }).waitFor();
      expect(await hand()).toEqual(hands[who]);
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await expect.poll(hand).toEqual(now);
      await page.keyboard.press('Escape');
      await sell();
    }
  });
});
