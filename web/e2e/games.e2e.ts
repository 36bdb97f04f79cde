import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { open_browser, person, PHONE, SMALL_PHONE, violations, type Person } from './browser';
import { is_over, play, table_of } from './play';
import { Server } from './server';
import { make_table } from './table';

let server: Server;
let browser: Browser;
let known: string[];
const people: Person[] = [];
const enter = async (options = {}) => {
  const one = await person(browser, options);
  people.push(one);
  return one;
};

beforeAll(async () => {
  server = await Server.start();
  browser = await open_browser();
  known = await server.rules();
});
afterEach(async () => {
  for (const one of people.splice(0)) {
    expect(one.problems).toEqual([]);
    await one.close();
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function whole_game(one: Person, wanted: Parameters<typeof make_table>[2], seed: number): Promise<void> {
  await make_table(one.page, server.url, wanted);
  await play([one.page], { seed, until: (turns) => turns >= 5 });
  expect(await violations(one.page)).toEqual([]);
  await play([one.page], { seed });
  expect(await is_over(one.page)).toBe(true);
  await one.page.locator('.sheet tfoot').waitFor();
}

describe('every rule set in the browser', () => {
  test('the server has all four', () => {
    expect(known).toEqual(expect.arrayContaining(['duel', 'duel+pantheon', 'wonders1', 'wonders2']));
  });

  test('Duel with Pantheon, against a bot', async () => {
    await whole_game(await enter(), { rules: 'duel+pantheon' }, 21);
  });

  test('Duel with Pantheon on a phone in Chinese', async () => {
    await whole_game(await enter({ viewport: PHONE, language: 'zh-Hant' }), { rules: 'duel+pantheon' }, 22);
  });

  test('7 Wonders, first edition, three players', async () => {
    await whole_game(await enter(), { rules: 'wonders1', players: 3 }, 31);
  });

  test('7 Wonders, second edition, seven players, on a small phone in the dark', async () => {
    const one = await enter({ viewport: SMALL_PHONE, language: 'zh-Hant', theme: 'dark' });
    await whole_game(one, { rules: 'wonders2', players: 7 }, 32);
    const width = await one.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(SMALL_PHONE.width);
  });

  test('7 Wonders for two with the Free City', async () => {
    await whole_game(await enter(), { rules: 'wonders1', players: 2 }, 33);
  });

  test('two people and a bot in two contexts: choices stay secret until all have chosen', async () => {
    const ann = await enter();
    const ben = await enter();
    await make_table(ann.page, server.url, { rules: 'wonders2', players: 3, against: 'friends', bots: 1 });
    await ben.page.goto(`${server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().click();
    await ann.page.locator('.wonders').waitFor();
    await play([ann.page, ben.page], { seed: 41 });
    for (const one of [ann, ben]) expect(hands_shown(one.traffic)).toEqual([true]);
  });

  test('pass-and-play: hands are hidden while the device changes hands', async () => {
    const one = await enter();
    await make_table(one.page, server.url, { rules: 'wonders1', players: 3, against: 'device' });
    await play([one.page], { seed: 42, until: (turns) => turns >= 1 });
    await one.page.locator('.curtain').waitFor();
    expect(await one.page.locator('.hand-card').count()).toBe(0);
    expect(await violations(one.page)).toEqual([]);
    await play([one.page], { seed: 42, until: (turns) => turns >= 12 });
  });
});

type Seat = { seat: number; hand: unknown; order: unknown; under: { card: unknown }[] };

// Over everything a seat was sent while the game ran: is only its own hand, order and tucked cards in it?
function hands_shown(traffic: string[]): boolean[] {
  const answers = new Set<boolean>();
  for (const text of traffic) {
    const update = (JSON.parse(text) as { update?: { as: number; status: string; view: { seats: Seat[] } } }).update;
    if (!update || update.status !== 'playing') continue;
    for (const seat of update.view.seats) {
      if (seat.seat === update.as || seat.seat >= 3) continue;
      answers.add(seat.hand === null && seat.order === null && seat.under.every((card) => card.card === null));
    }
  }
  return [...answers];
}
