// 7 Wonders through the page: how goods are drawn, how a payment is split, the two-player game, names, the phone.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { both_themes, DESKTOP, small_targets, SMALL_PHONE } from './browser';
import { cast } from './cast';
import { bring, deals, type Deal, type Game } from './driver';
import { TRIES } from './every_screen';
import { geometry } from './geometry';
import { play } from './play';
import { size_name, SIZES } from './sizes';
import { make_table } from './table';

const stage = cast();

const SPLIT: Game = { rules: 'wonders2', players: 3 };
const FREE_CITY: Game = { rules: 'wonders1', players: 2 };
let tables: { split: Deal[]; free_city: Deal[] };
beforeAll(async () => {
  const [split, free_city] = await deals(stage.server, [SPLIT, FREE_CITY], TRIES);
  tables = { split: split!, free_city: free_city! };
}, 120_000);

// Chooses the first card of the hand with which the page shows this.
async function card_with(page: Page, shown: string): Promise<void> {
  for (const card of await page.locator('.hand-card').all()) {
    await card.click();
    if (await page.locator(shown).count()) return;
  }
  throw new Error(`no card of the hand shows ${shown}`);
}
const actions_of = (page: Page, buttons: string): Promise<string[]> => page.locator(buttons).evaluateAll((all) => all.map((one) => one.getAttribute('data-action')!));
const coins_of = (action: string): number[] => action.split(' pay ')[1]!.split(' ').map(Number);

// Of the first ways to pay, those that hang out of the tray or are too small for a finger.
function ways_outside(): number {
  const tray = document.querySelector('.tray')!.getBoundingClientRect();
  return [...document.querySelectorAll('.way')].slice(0, 2).map((one) => one.getBoundingClientRect()).filter((box) => box.bottom > tray.bottom || box.right > tray.right || box.height < 44).length;
}

describe('goods', () => {
  test('a card that makes one of several goods is drawn with a stroke between them, and says so', async () => {
    const { page } = await stage.enter();
    await page.goto(`${stage.server.url}/cards/wonders1`);
    const strokes = (card: string) => page.locator(`[data-card="${card}"] .card-effects .slash`).count();
    await page.locator('[data-card="mine"]').waitFor();
    expect({ mine: await strokes('mine'), timber: await strokes('timber-yard'), sawmill: await strokes('lumber-yard') }).toEqual({ mine: 1, timber: 1, sawmill: 0 });
    expect(await page.locator('.browser-card', { has: page.locator('[data-card="mine"]') }).innerText()).toContain('stone / ore');
  });
});

describe('ways to pay', () => {
  test('the preferred one is a click away, all of them are two, cheapest first and none out of the tray; whom to favour is remembered', async () => {
    const { page } = await stage.enter();
    // Not every hand of such a turn has a card with several ways: the next deal then.
    for (let i = 0; i === 0 || !(await page.locator('.act-more').count()); ++i) {
      await bring(page, stage.server, tables.split.slice(i), { at: { decision: 'turn', age: 3, offers: 'pay 0 [1-9]' } });
      await page.locator('.hand-card').first().waitFor();
      await card_with(page, '.act-more').catch(() => undefined);
    }
    const group = page.locator('.act-group:has(.act-more)').first();
    const preferred = await group.locator('.act').getAttribute('data-action');
    await group.locator('.act-more').click();
    const all = await actions_of(page, '.ways .way');
    expect(all[0]).toBe(preferred);
    const totals = all.map((action) => coins_of(action).reduce((a, b) => a + b));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    // at the same price: first what the favoured neighbour gets most of
    for (const [favour, place] of [['left', 0], ['right', 1]] as const) {
      await page.locator('.ways-favour select').selectOption(favour);
      const cheapest = (await actions_of(page, '.ways .way')).map(coins_of).filter(([left, right]) => totals[0] === left! + right!);
      expect(cheapest.map((coins) => coins[place])).toEqual(cheapest.map((coins) => coins[place]!).sort((a, b) => b - a));
    }
    expect(await page.evaluate(() => localStorage.getItem('heptad.favour'))).toBe('right');
    expect(await both_themes(page)).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(50);
      expect({ size: size_name(size), out: await page.evaluate(ways_outside) }).toEqual({ size: size_name(size), out: 0 });
    }
    await page.setViewportSize(DESKTOP);
    await page.locator('.ways .way[data-action]').last().click();
    await expect.poll(() => page.locator('.tray-chosen').count()).toBe(1);
    expect(await page.locator('.hand-slot.committed').count()).toBe(1);
  });
});

describe('the Free City', () => {
  test('the start page says what two players mean', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.game-tile[data-value="wonders1"]').click();
    await page.getByRole('radiogroup', { name: 'Players' }).locator('[data-value="2"]').click();
    await page.getByText(/Free City/).waitFor();
    await page.getByRole('radiogroup', { name: 'Players' }).locator('[data-value="3"]').click();
    expect(await page.getByText(/Free City/).count()).toBe(0);
  });

  test('who commands it sees so from the start of the turn, and may choose again for the own city before', async () => {
    const { page } = await stage.enter();
    await bring(page, stage.server, tables.free_city, { at: { decision: 'turn', age: 1, turn: 1 } });
    await page.locator('.city-board.commanded').waitFor();
    const cards = page.locator('.hand-card');
    const choose = async (n: number) => {
      await cards.nth(n).click();
      await page.locator('.act[data-action^="sell"]').click();
      await page.locator('.hand-slot.committed').waitFor();
    };
    await choose(0);
    const first = await cards.nth(0).getAttribute('data-hand');
    expect(await page.locator('.hand-slot.committed [data-hand]').getAttribute('data-hand')).toBe(first);
    // the chosen card offers what else can be done with it for the own city
    await cards.nth(0).click();
    expect((await actions_of(page, '.tray-acts .act')).every((action) => !action.startsWith('city'))).toBe(true);
    expect((await actions_of(page, '.tray-acts .act:not([disabled])')).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    // another one serves the Free City, or the own city instead
    await card_with(page, '.tray-whose');
    expect((await actions_of(page, '.tray-acts .act')).every((action) => action.startsWith('city'))).toBe(true);
    await page.locator('.tray-whose button').nth(1).click();
    const instead = (await page.locator('.hand-slot.chosen [data-hand]').getAttribute('data-hand'))!;
    await page.locator(`.act[data-action="sell ${instead}"]`).click();
    await expect.poll(() => page.locator('.hand-slot.committed [data-hand]').getAttribute('data-hand')).toBe(instead);
    expect(await page.locator('.notice').count()).toBe(0);
    await card_with(page, '.act[data-action^="city"]:not([disabled])');
    await page.locator('.act[data-action^="city"]:not([disabled])').first().click();
    await expect.poll(() => page.locator('.hand-slot.committed').count()).toBe(2);
  });
});

describe('one device', () => {
  test('players have names, and the sides say whose board it is and what it makes', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.game-tile[data-value="wonders2"]').click();
    await page.locator('[data-value="device"]').click();
    await page.getByLabel('Player 2').fill('Berta');
    await page.reload();
    await page.locator('[data-value="device"]').click();
    expect(await page.getByLabel('Player 2').inputValue()).toBe('Berta');
    await page.locator('.start-go .button.primary').click();
    await page.locator('.side-pick').first().click();
    await page.locator('.tray-head .button.primary').click();
    await page.locator('.curtain .button').click();
    expect(await page.locator('.tray-title').innerText()).toContain('Berta');
    expect(await page.locator('.side-board').first().innerText()).toContain('Berta');
    expect(await page.locator('.start-good').count()).toBe(2);
  });
});

describe('on a phone', () => {
  test('the whole hand and both neighbours\' goods and prices are in sight, and no city scrolls', async () => {
    const { page } = await stage.enter({ viewport: SMALL_PHONE });
    await make_table(page, stage.server.url, { rules: 'wonders2', players: 7 });
    expect(await small_targets(page)).toEqual([]);
    await play([page], { seed: 34, until: (turns) => turns >= 3 });
    for (const turns of [3, 9]) {
      await play([page], { seed: 34 + turns, until: (n) => n >= turns });
      await page.locator('.tray.mine .tray-title').waitFor();
      await page.locator('.hand-card').first().waitFor();
      const hidden = await page.evaluate(() => [...document.querySelectorAll('.hand-card, .at-left .good, .at-right .good, .at-left .goods-price, .at-right .goods-price')].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const board = one.closest('.city-board')?.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || (board && bottom > board.bottom);
      }).length);
      expect(hidden).toBe(0);
      expect(await page.locator('.goods-price').count()).toBeGreaterThanOrEqual(2);
      const scrolls = await page.evaluate(() => [...document.querySelectorAll('.city-board, .city-board *:not(.spine), .ring, .hand, .tray, .tray *')].filter((e) => getComputedStyle(e).overflowY !== 'visible' && e.clientHeight > 1 && e.scrollHeight > e.clientHeight + 2).map((e) => e.className));
      expect(scrolls).toEqual([]);
    }
    expect(await page.locator('.chip').count()).toBe(4);
    await page.locator('.at-me .city-open').click();
    await page.locator('.reading .spine').first().waitFor();
    expect(await geometry(page)).toEqual([]);
    await page.locator('.city-close').click();
    await page.locator('.hand-card').first().waitFor();
  });

  test('what a chosen card does is told in words', async () => {
    const { page } = await stage.enter({ viewport: SMALL_PHONE });
    await make_table(page, stage.server.url, { rules: 'wonders1', players: 3 });
    await page.locator('.hand-card').first().click();
    expect((await page.locator('.tray-say').innerText()).length).toBeGreaterThan(4);
  });
});
