// Every screen of a game, one row each: which game, which moment, and what a person is doing there: opens or chooses. The
// pages around a game are rows that only do.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { bring, deals, others_act, others_say, type Deal, type Game, type Way } from './driver';
import { table_of } from './play';
import type { Server } from './server';

type At = { game: Game; way: Way; doing?: (page: Page) => Promise<unknown> } | { game?: never; doing: (page: Page, url: string) => Promise<unknown> };
// `keeps`: the browser keeps the page for a visit without a network.
export type Screen = { name: string; keeps?: boolean } & At;

const DUEL: Game = { rules: 'duel', players: 2 };
const PANTHEON: Game = { rules: 'duel+pantheon', players: 2 };
const CLOCK = { kind: 'game', seconds: 5400, increment: 10 };
const THREE: Game = { rules: 'wonders2', players: 3 };
const SEVEN: Game = { rules: 'wonders2', players: 7 };
const SEA: Game = { rules: 'wonders2+armada', players: 3 };
const SEA_TEAMS: Game = { rules: 'wonders1+armada+teams', players: 4 };
const SEA_EIGHT: Game = { rules: 'wonders2+armada', players: 8 };
const TEAMS: Game = { rules: 'wonders2+teams', players: 6 };
const FREE_CITY: Game = { rules: 'wonders1', players: 2, options: { sides: 'choose' } };

const choose_card = (page: Page) => page.locator('.slot.open .slot-button, .hand-card').last().click();
const choose_pick = (page: Page) => page.locator('.pick:not([disabled]), .side-pick, .board-token.free, .draft-pick:not([disabled])').first().click();
const choose_god = (page: Page) => page.locator('.pantheon-slot.free').first().click();
const press = (button: string) => (page: Page) => page.locator(`.top-bar ${button}`).first().evaluate((one: HTMLElement) => one.click());
const look_back = (move: number) => async (page: Page) => {
  await page.goto(`${page.url()}/replay`);
  await page.locator('.replay-scrub').fill(String(move));
  await page.locator('.slot, .city-board').first().waitFor();
};
// Somebody watches, who is counted; and with the drawer open the top bar has less room.
const watched = async (page: Page) => {
  const visitor = await (await page.context().browser()!.newContext()).newPage();
  await visitor.goto(page.url());
  await page.locator('.watching').waitFor();
};
const open_menu = press('.menu > .square');
const open_log = press('.square[aria-expanded]:not(.in-menu)');
const open_cards = async (page: Page) => {
  await open_log(page);
  await page.locator('#tab-cards').click();
  await page.locator('.browser-card').first().waitFor();
};
const watched_with_log = async (page: Page) => {
  await watched(page);
  await open_log(page);
};

// Somebody who has no seat looks at the table.
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('.tray-idle').waitFor();
}
// The board after the end, while another one wants a rematch.
async function end_board(page: Page): Promise<void> {
  await others_say(page, { rematch: { table: table_of(page) } });
  await page.locator('.end-wants').waitFor();
  await page.locator('.end-actions button.quiet').click();
}

// A card whose cost can be paid in several ways.
async function choose_split(page: Page): Promise<void> {
  for (const card of await page.locator('.hand-card').all()) {
    await card.click();
    if (await page.locator('.act-more').count()) return;
  }
  throw new Error('no card with several ways to pay');
}
async function open_ways(page: Page): Promise<void> {
  await choose_split(page);
  await page.locator('.act-more').first().click();
}
// On a screen where the cities are shown in brief, one of them is opened, and stays so.
async function read_city(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.at-left .city-open').click();
}

// A card that can be built with a ship, and its harbour in full.
async function choose_sailing(page: Page): Promise<void> {
  for (const card of await page.locator('.hand-card').all()) {
    await card.click();
    if (await page.locator('.act[data-action*=" ship "]:not([disabled])').count()) return;
  }
  throw new Error('no card with a ship');
}
async function read_harbour(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('button.sea-strip').click();
}

// The last turn of an Age: all others choose, I sell, and the conflicts are told.
async function end_the_age(page: Page): Promise<void> {
  await others_act(page);
  await page.locator('.hand-card').last().click();
  await page.locator('.tray .act[data-action^="sell"]').click();
  for (let i = 0; i < 20 && !(await page.locator('.conflicts').isVisible()); ++i) {
    await page.waitForTimeout(100);
    await others_act(page); // islands, free moves, the discard pile
  }
  await page.locator('.conflicts').waitFor();
}

// A recorded game in the server's archive, and its review as far as one look at every decision, stopped at a move.
const golden = (name: string) => readFileSync(new URL(`../../tests/golden/${name}.play`, import.meta.url), 'utf8');
const review = (game: string, move: number) => async (page: Page, url: string) => {
  const sent = await fetch(`${url}/api/records`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: golden(game) });
  const { table } = (await sent.json()) as { table: string };
  await page.goto(`${url}/t/${table}/review#${move}`);
  await page.waitForFunction(() => /(pass|第) [2-9]/.test(document.querySelector('.review-count')?.textContent ?? ''));
  await page.locator('.review-progress .button').click();
};
async function paste(page: Page, url: string, record: string): Promise<void> {
  await page.goto(`${url}/analysis`);
  await page.locator('.open-text').fill(record);
  await page.locator('.open .button.primary').click();
}
// A record on the analysis board at a move where somebody decides, with the engine's opinion; on a branch, something else
// is played than in the game, with a comment.
const analyse = (game: string, node: number, branch: boolean) => async (page: Page, url: string) => {
  await paste(page, url, golden(game));
  await page.locator('.around.analysis').waitFor();
  if (!(await page.locator('.analysis-panel').isVisible())) await page.locator('.top-bar [aria-expanded]').click();
  await page.locator(`.move[data-node="${node}"]`).click();
  await page.locator('.analysis-switch input').first().check();
  if (branch) {
    const own = golden(game).split('\n').filter((line) => /^(\d|nature) /.test(line))[node]!.slice(2);
    await page.locator(`.line-move:not([data-action="${own}"])`).last().click();
    await page.locator('.branch').first().waitFor();
    await page.locator('.analysis-comment textarea').fill('Worth a try: it opens two cards, but only one of them can be paid for next turn.');
    await page.locator('.analysis-comment textarea').blur();
  }
  await page.locator('.line-move').first().waitFor();
};
const misread = async (page: Page, url: string) => {
  await paste(page, url, golden('duel/science').replace(/^1 .*$/m, '1 draft the-hanging-gardens-of-babylon and-everything-else-that-could-be-had'));
  await page.locator('.bad-lines .bad').waitFor();
};
const without_server = async (page: Page, url: string) => {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.start-problem').waitFor();
  await page.locator('.game-tile').nth(1).waitFor();
};

// So many deals are tried to come to a screen's moment.
export const TRIES = 8;

export const deals_of = (server: Server, screens: Screen[]): Promise<Deal[][]> => deals(server, screens.map(({ game }) => game), TRIES);
export async function show(page: Page, server: Server, tables: Deal[], screen: Screen): Promise<void> {
  if (screen.game) {
    await bring(page, server, tables, screen.way);
    await page.waitForTimeout(300);
  }
  await screen.doing?.(page, server.url);
}

// Whoever plays no wonder and sells nothing fills the cities.
const CROWDED = ['^build', '^sell'];
const WONDERS = ['^wonder', '^build'];
// Ships sail wherever they can.
const SAILING = ['ship', '^build', '^sail'];

export const SCREENS: Screen[] = [
  { name: 'Duel: draft', game: DUEL, way: { at: { decision: 'draft' } } },
  { name: 'Duel: draft, chosen', game: DUEL, way: { at: { decision: 'draft' } }, doing: choose_pick },
  { name: 'Duel: Age I', game: DUEL, way: { at: { decision: 'turn', age: 1 } } },
  { name: 'Duel: Age II, chosen', game: DUEL, way: { at: { decision: 'turn', age: 2, left: 18 } }, doing: choose_card },
  { name: 'Duel: Age III, crowded, chosen', game: DUEL, way: { at: { decision: 'turn', age: 3, left: 18 }, prefer: CROWDED }, doing: choose_card },
  { name: 'Duel: last cards', game: DUEL, way: { at: { decision: 'turn', age: 3, left: 4 }, prefer: CROWDED }, doing: choose_card },
  { name: 'Duel: token', game: DUEL, way: { at: { decision: 'take' } }, doing: choose_pick },
  { name: 'Duel: library', game: DUEL, way: { at: { decision: 'library' }, prefer: ['great-library', '^wonder', '^sell', '^build'] }, doing: choose_pick },
  { name: 'Duel: revive', game: DUEL, way: { at: { decision: 'revive' }, prefer: ['mausoleum', '^sell', '^build'] }, doing: choose_pick },
  { name: 'Duel: destroy', game: DUEL, way: { at: { decision: 'destroy' }, prefer: ['zeus|maximus', ...WONDERS] }, doing: choose_pick },
  { name: 'Duel: who begins', game: DUEL, way: { at: { decision: 'start' } } },
  { name: 'Duel: end', game: DUEL, way: { at: { over: true }, prefer: CROWDED } },
  { name: 'Duel: end, the board', game: DUEL, way: { at: { over: true }, prefer: CROWDED }, doing: end_board },
  { name: 'Duel: watching', game: DUEL, way: { at: { decision: 'turn', age: 2 } }, doing: watch },
  { name: 'Duel: menu', game: DUEL, way: { at: { decision: 'turn', age: 2 } }, doing: open_menu },
  { name: 'Duel: log', game: DUEL, way: { at: { decision: 'turn', age: 2 } }, doing: open_log },
  { name: 'Duel: cards', game: DUEL, way: { at: { decision: 'turn', age: 2 } }, doing: open_cards },
  { name: 'Duel: replay', game: DUEL, way: { at: { over: true }, prefer: CROWDED }, doing: look_back(30) },
  { name: 'Duel: clocks, watched', game: { ...DUEL, clock: CLOCK }, way: { at: { decision: 'turn', age: 2 } }, doing: watched },
  { name: 'Duel: clocks, watched, log', game: { ...DUEL, clock: CLOCK }, way: { at: { decision: 'turn', age: 2 } }, doing: watched_with_log },
  { name: 'Pantheon: draft', game: PANTHEON, way: { at: { decision: 'draft' } } },
  { name: 'Pantheon: Age I', game: PANTHEON, way: { at: { decision: 'turn', age: 1 } } },
  { name: 'Pantheon: placing a god', game: PANTHEON, way: { at: { decision: 'place' } } },
  { name: 'Pantheon: Age II, chosen', game: PANTHEON, way: { at: { decision: 'turn', age: 2, left: 18 } }, doing: choose_card },
  { name: 'Pantheon: Age III, crowded, chosen', game: PANTHEON, way: { at: { decision: 'turn', age: 3, left: 18 }, prefer: CROWDED }, doing: choose_card },
  { name: 'Pantheon: calling a god', game: PANTHEON, way: { at: { decision: 'turn', age: 2, offers: '^activate' } }, doing: choose_god },
  { name: 'Pantheon: choosing for a god', game: PANTHEON, way: { at: { decision: 'enki|nisaba|baal|zeus|anubis|isis|ra|minerva|neptune-drop|invoke|deck|top' }, prefer: ['^activate', '^sell'] }, doing: choose_pick },
  { name: 'Pantheon: end', game: PANTHEON, way: { at: { over: true }, prefer: CROWDED } },
  { name: '7 Wonders, three: sides', game: THREE, way: { at: { decision: 'sides' } } },
  { name: '7 Wonders, three: Age I', game: THREE, way: { at: { decision: 'turn', age: 1 } } },
  { name: '7 Wonders, three: Age III, crowded, chosen', game: THREE, way: { at: { decision: 'turn', age: 3, turn: 4 } }, doing: choose_card },
  { name: '7 Wonders, three: ways to pay', game: THREE, way: { at: { decision: 'turn', age: 3, offers: 'pay 0 [1-9]' } }, doing: choose_split },
  { name: '7 Wonders, three: all ways to pay', game: THREE, way: { at: { decision: 'turn', age: 3, offers: 'pay 0 [1-9]' } }, doing: open_ways },
  { name: '7 Wonders, three: revive', game: { ...THREE, options: { boards: 'halikarnassos:night gizah:day rhodos:day' } }, way: { at: { decision: 'revive' }, prefer: ['^stage', '^build'] }, doing: choose_pick },
  { name: '7 Wonders, three: a city read', game: THREE, way: { at: { decision: 'turn', age: 3, turn: 4 } }, doing: read_city },
  { name: '7 Wonders, three: end', game: THREE, way: { at: { over: true } } },
  { name: '7 Wonders, three: end, the board', game: THREE, way: { at: { over: true } }, doing: end_board },
  { name: '7 Wonders, three: replay', game: THREE, way: { at: { over: true } }, doing: look_back(15) },
  { name: '7 Wonders, three: clocks, watched', game: { ...THREE, clock: CLOCK }, way: { at: { decision: 'turn', age: 2 } }, doing: watched },
  { name: '7 Wonders, seven: sides', game: SEVEN, way: { at: { decision: 'sides' } } },
  { name: '7 Wonders, seven: Age I', game: SEVEN, way: { at: { decision: 'turn', age: 1 } } },
  { name: '7 Wonders, seven: Age III, crowded, chosen', game: SEVEN, way: { at: { decision: 'turn', age: 3, turn: 4 } }, doing: choose_card },
  { name: '7 Wonders, seven: revive', game: SEVEN, way: { at: { decision: 'revive' }, prefer: ['^stage', '^build'] }, doing: choose_pick },
  { name: '7 Wonders, seven: end', game: SEVEN, way: { at: { over: true } } },
  { name: '7 Wonders, seven: watching', game: SEVEN, way: { at: { decision: 'turn', age: 2, turn: 3 } }, doing: watch },
  { name: '7 Wonders, seven: menu', game: SEVEN, way: { at: { decision: 'turn', age: 2 } }, doing: open_menu },
  { name: '7 Wonders, seven: log', game: SEVEN, way: { at: { decision: 'turn', age: 2 } }, doing: open_log },
  { name: 'Armada, three: shipyard', game: { ...SEA, options: { shipyards: 'choose' } }, way: { at: { decision: 'shipyard' } }, doing: choose_pick },
  { name: 'Armada, three: Age I', game: SEA, way: { at: { decision: 'turn', age: 1 } } },
  { name: 'Armada, three: Age II, chosen', game: SEA, way: { at: { decision: 'turn', age: 2, turn: 3, offers: '^build .* ship' }, prefer: SAILING }, doing: choose_sailing },
  { name: 'Armada, three: Age III, crowded, chosen', game: SEA, way: { at: { decision: 'turn', age: 3, turn: 5 }, prefer: SAILING }, doing: choose_card },
  { name: 'Armada, teams of four: all ways to pay', game: SEA_TEAMS, way: { at: { decision: 'turn', age: 3, offers: 'pay [1-9] [1-9]' }, prefer: SAILING }, doing: open_ways },
  { name: 'Armada, three: sail', game: SEA, way: { at: { decision: 'sail' }, prefer: ['dry-hold|construction-zone|ship-repair|boathouse|harbor-masters|naval-head', ...SAILING] }, doing: choose_pick },
  { name: 'Armada, three: an island to keep', game: SEA, way: { at: { decision: 'keep' }, prefer: ['ship green', 'sail .*green', ...SAILING] }, doing: choose_pick },
  { name: 'Armada, three: the harbour read', game: SEA, way: { at: { decision: 'turn', age: 3, turn: 3 }, prefer: SAILING }, doing: read_harbour },
  { name: 'Armada, three: conflicts', game: SEA, way: { at: { decision: 'turn', age: 1, turn: 7 }, prefer: SAILING }, doing: end_the_age },
  { name: 'Armada, three: end', game: SEA, way: { at: { over: true }, prefer: SAILING } },
  { name: 'Armada, three: end, the board', game: SEA, way: { at: { over: true }, prefer: SAILING }, doing: end_board },
  { name: 'Armada, three: watching', game: SEA, way: { at: { decision: 'turn', age: 2, turn: 3 }, prefer: SAILING }, doing: watch },
  { name: 'Armada, teams of four: Age I', game: SEA_TEAMS, way: { at: { decision: 'turn', age: 1 } } },
  { name: 'Armada, teams of four: Age III, chosen', game: SEA_TEAMS, way: { at: { decision: 'turn', age: 3, turn: 4 }, prefer: SAILING }, doing: choose_card },
  { name: 'Armada, teams of four: a city read', game: SEA_TEAMS, way: { at: { decision: 'turn', age: 3, turn: 1 }, prefer: SAILING }, doing: read_city },
  { name: 'Armada, teams of four: conflicts with invasions', game: SEA_TEAMS, way: { at: { decision: 'turn', age: 2, turn: 7 }, prefer: ['^build (ballista|coastal-defenses|fortified-port)', ...SAILING] }, doing: end_the_age },
  { name: 'Armada, teams of four: end', game: SEA_TEAMS, way: { at: { over: true }, prefer: SAILING } },
  { name: 'Armada, eight: Age I', game: SEA_EIGHT, way: { at: { decision: 'turn', age: 1 } } },
  { name: 'Armada, eight: Age III, crowded, chosen', game: SEA_EIGHT, way: { at: { decision: 'turn', age: 3, turn: 4 }, prefer: SAILING }, doing: choose_card },
  { name: 'Armada, eight: the harbour read', game: SEA_EIGHT, way: { at: { decision: 'turn', age: 2, turn: 3 }, prefer: SAILING }, doing: read_harbour },
  { name: 'Armada, eight: conflicts', game: SEA_EIGHT, way: { at: { decision: 'turn', age: 2, turn: 6 }, prefer: SAILING }, doing: end_the_age },
  { name: 'Armada, eight: end', game: SEA_EIGHT, way: { at: { over: true }, prefer: SAILING } },
  { name: 'Teams of six: Age II, chosen', game: TEAMS, way: { at: { decision: 'turn', age: 2, turn: 3 } }, doing: choose_card },
  { name: 'Teams of six: end', game: TEAMS, way: { at: { over: true } } },
  { name: 'Free City: sides', game: FREE_CITY, way: { at: { decision: 'sides' } } },
  { name: 'Free City: Age I', game: FREE_CITY, way: { at: { decision: 'turn', age: 1 } } },
  { name: 'Free City: its turn, chosen', game: FREE_CITY, way: { at: { decision: 'turn', age: 2, offers: '^city' } }, doing: choose_card },
  { name: 'Free City: Age III, crowded, chosen', game: FREE_CITY, way: { at: { decision: 'turn', age: 3, turn: 4 } }, doing: choose_card },
  { name: 'Free City: end', game: FREE_CITY, way: { at: { over: true } } },
  { name: 'Review: Duel', doing: review('duel/science', 24) },
  { name: 'Review: 7 Wonders, four', doing: review('wonders2/4-players', 9) },
  { name: 'Review: Armada, teams of eight', doing: review('wonders2+armada+teams/8-players', 5) },
  { name: 'Analysis: Duel, a branch', doing: analyse('duel/science', 25, true) },
  { name: 'Analysis: 7 Wonders, four', doing: analyse('wonders2/4-players', 30, false) },
  { name: 'Analysis: a bad record', doing: misread },
  { name: 'Start: the server is away', keeps: true, doing: without_server },
];
