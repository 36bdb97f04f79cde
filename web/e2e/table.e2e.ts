// What a person does at a table besides playing: advice, taking back, asking what a thing is; and how a move feels.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rules as rules_text } from '../src/text/en/rules';
import { both_themes, frame_of, SMALL_PHONE, type Person, type PersonOptions } from './browser';
import { cast, test_nth, test_variant } from './cast';
import { dice, move, play, table_of, two_clicks } from './play';
import { make_table } from './table';

const stage = cast();
const round_of = async (page: Page) => Number(await page.locator('.table').getAttribute('data-round'));

async function to_my_cards(page: Page, seed: number): Promise<void> {
  const roll = dice(seed);
  const cards = page.locator('.tray.mine:not(.pending)').and(page.locator('.duel:has(.slot.open) .tray, .wonders:has(.hand-card) .tray'));
  for (let i = 0; i < 200 && (await cards.count()) === 0; ++i) if (!(await move(page, roll))) await page.waitForTimeout(30);
  await cards.waitFor();
}

async function at_two_devices(clock?: 'game', second: PersonOptions = {}): Promise<[Person, Person]> {
  const ann = await stage.enter();
  const ben = await stage.enter(second);
  await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends', clock });
  await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
  await ben.page.locator('.seat-row .button.primary').first().click();
  await ann.page.locator('.draft').waitFor();
  await ben.page.locator('.draft').waitFor();
  return [ann, ben];
}

async function draft(page: Page): Promise<void> {
  const before = await round_of(page);
  await page.locator('.draft-pick:not([disabled])').first().click();
  await page.locator('.tray-head .button.primary').click();
  await page.waitForFunction((round) => Number(document.querySelector('.table')?.getAttribute('data-round')) > round, before);
}

describe('at the table', () => {
  test('both clocks and the line to the server stand in the top bar, and nothing moves when the turn changes', async () => {
    const two = await at_two_devices('game', { viewport: SMALL_PHONE });
    const stays = ['.logo', '.top-state', '.undo-button', '.menu', '.track'];
    const before = await Promise.all(two.map(({ page }) => frame_of(page, ...stays)));
    for (let turn = 0; turn < 2; ++turn) {
      for (const { page } of two) {
        expect(await page.locator('.top-bar .clock-of').count()).toBe(2);
        await expect.poll(async () => (await page.locator('.clock-of.mine.running').count()) === (await page.locator('.tray.mine').count())).toBe(true);
        expect(await page.locator('.top-bar .connection').innerText()).toBe('Live');
        expect(await page.locator('.clock-of.running .clock').innerText()).toMatch(/^1[45]:\d\d$/);
      }
      for (const { page } of two) if ((await page.locator('.tray.mine').count()) > 0) await draft(page);
    }
    expect(await Promise.all(two.map(({ page }) => frame_of(page, ...stays)))).toEqual(before);
    expect(await both_themes(two[1].page)).toEqual([]);
  });

  test('on the smallest phone every wonder says its price or why not', async () => {
    const { page } = await stage.enter({ viewport: SMALL_PHONE, language: 'zh-Hant' });
    await make_table(page, stage.server.url, { rules: 'duel', deal: '57' });
    for (const seed of [57, 58]) {
      await play([page], { seed, until: (turns) => turns >= 6 });
      await to_my_cards(page, seed);
      await page.locator('.slot.open .slot-button').first().click();
      await page.locator('.act-wonder').first().waitFor();
      const told = await page.evaluate(() => [...document.querySelectorAll<HTMLButtonElement>('.act-wonder')].map((button) => {
        const seen = [...button.querySelectorAll<HTMLElement>('.act-short, .act-why-short')].filter((one) => one.getClientRects().length > 0);
        const inside = seen.every((one) => one.getBoundingClientRect().right <= button.getBoundingClientRect().right && one.getBoundingClientRect().bottom <= button.getBoundingClientRect().bottom);
        return { open: !button.disabled, why: seen.map((one) => one.innerText).join(' '), inside };
      }));
      for (const wonder of told) expect(wonder).toEqual({ open: wonder.open, why: wonder.open ? '' : expect.stringMatching(/\S/), inside: true });
    }
  });

  test('a hint names good moves and leads to them', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await to_my_cards(page, 51);
    await page.keyboard.press('h');
    const advice = page.locator('.tray-hints button');
    await advice.first().waitFor();
    const words = await advice.first().innerText();
    expect(words).toMatch(/^(Build|Sell|Put|Call)/i);
    await advice.first().click();
    await page.locator('.slot.chosen, .god.chosen').first().waitFor();
    await page.locator('.act.best').waitFor();
    expect(await both_themes(page)).toEqual([]);
  });

  test('among bots a move is taken back at once, with what followed it', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await to_my_cards(page, 52);
    const before = await round_of(page);
    const cards = await page.locator('.slot').count();
    await page.locator('.slot.open .slot-button').first().click();
    await page.keyboard.press('s');
    await page.waitForFunction((round) => Number(document.querySelector('.table')?.getAttribute('data-round')) > round + 1 && document.querySelector('.tray.mine'), before);
    await page.keyboard.press('u');
    await page.waitForFunction((round) => Number(document.querySelector('.table')?.getAttribute('data-round')) === round, before);
    expect(await page.locator('.slot').count()).toBe(cards);
    expect(await page.locator('.tray.mine').count()).toBe(1);
  });

  test('between people a take-back asks: declined nothing happens, agreed the move is undone', async () => {
    const [ann, ben] = await at_two_devices();
    const first = (await ann.page.locator('.draft-pick:not([disabled])').count()) > 0 ? ann : ben;
    const second = first === ann ? ben : ann;
    const start = await round_of(first.page);
    await draft(first.page);
    await second.page.locator('.draft-pick:not([disabled])').first().waitFor();
    await draft(second.page);
    const later = await round_of(second.page);
    await first.page.locator('.undo-button').click();
    await first.page.locator('.notice').waitFor();
    await second.page.locator('.notice .button').nth(1).click();
    await first.page.locator('.notice').waitFor({ state: 'detached' });
    expect(await round_of(first.page)).toBe(later);
    await first.page.locator('.undo-button').click();
    await second.page.locator('.notice .button').first().click();
    await first.page.waitForFunction((round) => Number(document.querySelector('.table')?.getAttribute('data-round')) === round, start);
    await first.page.locator('.draft-pick:not([disabled])').first().waitFor();
  });

  test('a move shows at once and settles when the server answers', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await to_my_cards(page, 53);
    await page.locator('.slot.open .slot-button').first().click();
    stage.server.pause();
    try {
      await page.keyboard.press('s');
      await page.locator('.slot.going').waitFor({ timeout: 1000 });
      expect(await page.locator('.tray.pending .tray-going').innerText()).toMatch(/^Sell/);
    } finally {
      stage.server.resume();
    }
    await page.locator('.tray.pending').waitFor({ state: 'detached' });
    await page.locator('.slot.going').waitFor({ state: 'detached' });
  });

  test('cards fly where they went, unless one asks for calm', async () => {
    const flights = async (calm: boolean) => {
      const { page } = await stage.enter({ calm });
      await page.addInitScript(() => {
        const kept = Element.prototype.animate;
        (window as unknown as { flights: number }).flights = 0;
        Element.prototype.animate = function (...args: Parameters<typeof kept>) {
          ++(window as unknown as { flights: number }).flights;
          return kept.apply(this, args);
        };
      });
      await two_clicks(page, stage.server.url);
      await play([page], { seed: 54, until: (turns) => turns >= 10 });
      return page.evaluate(() => (window as unknown as { flights: number }).flights);
    };
    expect(await flights(false)).toBeGreaterThan(2);
    expect(await flights(true)).toBe(0);
  });

  test('"your turn" sounds, and is silent when switched off', async () => {
    const tones = async (sound: string) => {
      const { page } = await stage.enter();
      await page.addInitScript((wish) => {
        localStorage.setItem('heptad.sound', wish);
        const kept = AudioContext.prototype.createOscillator;
        (window as unknown as { tones: number }).tones = 0;
        AudioContext.prototype.createOscillator = function () {
          ++(window as unknown as { tones: number }).tones;
          return kept.call(this);
        };
      }, sound);
      await two_clicks(page, stage.server.url);
      await play([page], { seed: 55, until: (turns) => turns >= 9 });
      return page.evaluate(() => (window as unknown as { tones: number }).tones);
    };
    const [silent, turns, all] = [await tones('off'), await tones('turn'), await tones('all')];
    expect(silent).toBe(0);
    expect(turns).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(turns);
  });

  test_variant('menu, drawers, sides and conflicts are readable for everyone, by day and night', async () => {
    const { page } = await stage.enter();
    const found: Record<string, string[]> = {};
    await make_table(page, stage.server.url, { rules: 'wonders2', players: 3 });
    await page.locator('.side-pick').first().click();
    found['sides'] = await both_themes(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    found['menu'] = await both_themes(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    for (const tab of ['chat', 'cards', 'analysis', 'help']) {
      await page.locator(`#tab-${tab}`).click();
      found[tab] = await both_themes(page);
    }
    await page.keyboard.press('Escape');
    // without a stronger city there is no table to show
    for (let i = 0; i < 12 && !(await page.locator('.conflicts').isVisible()); ++i) {
      await play([page], { seed: 57 + i, until: (turns) => turns >= 1 });
      await page.waitForTimeout(250);
    }
    if (await page.locator('.conflicts').isVisible()) found['conflicts'] = await both_themes(page);
    expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length))).toEqual({});
  });

  for (const [n, rules] of (['wonders2+armada', 'wonders2', 'wonders1', 'duel+pantheon', 'duel'] as const).entries()) {
    test_nth(n)(`${rules}: everything on the board says what it is and leads to its rule`, async () => {
      const { page } = await stage.enter();
      await make_table(page, stage.server.url, { rules, players: 3 });
      await to_my_cards(page, 56);
      await page.locator('.slot.open .slot-button, .hand-card').first().click();
      const answers = await page.evaluate(() => {
        const first = new Map<string, Element>();
        for (const element of document.querySelectorAll('.table-main [data-help]')) first.set(element.getAttribute('data-help')!, element);
        return [...first].map(([id, element]) => {
          element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
          const help = document.querySelector('.help-note:popover-open')!;
          return { id, title: help.querySelector('h2')!.textContent!, words: help.querySelector('p')!.textContent!, link: help.querySelector('a')!.getAttribute('href')! };
        });
      });
      expect(answers.length).toBeGreaterThan(8);
      const sections = rules.split('+').flatMap((part) => rules_text[part as keyof typeof rules_text]);
      const places = new Set(sections.map((section) => `/rules/${rules}#${section.id}`));
      expect(answers.filter((a) => a.title === a.id || a.words.length < 4 || a.words === 'Special power' || !places.has(a.link))).toEqual([]);
      await page.keyboard.press('?');
      await page.locator('.around.asking').waitFor();
      await page.locator('[data-help="coins"]').first().click();
      expect(await page.locator('.help-note h2').first().innerText()).toBe('Coins');
    });
  }
});
