import { describe, expect, test } from 'vitest';
import { both_themes, fits, jumping, PHONE, small_targets, SMALL_PHONE, watch_places, type Person } from './browser';
import { cast, test_variant } from './cast';
import { is_over, play, table_of } from './play';
import { make_table } from './table';
import { name_of } from '../src/text/names';

const stage = cast();

async function whole_game(one: Person, wanted: Parameters<typeof make_table>[2], seed: number): Promise<void> {
  await make_table(one.page, stage.server.url, wanted);
  await play([one.page], { seed, until: (turns) => turns >= 5 });
  expect(await both_themes(one.page)).toEqual([]);
  expect(await fits(one.page)).toEqual([]);
  if (one.page.viewportSize()!.width < 700) expect(await small_targets(one.page)).toEqual([]);
  await play([one.page], { seed });
  expect(await is_over(one.page)).toBe(true);
  await one.page.locator('.sheet tfoot').waitFor();
  expect(await both_themes(one.page)).toEqual([]);
  expect(await fits(one.page)).toEqual([]);
}

// One opens a table, the other follows the link and sits down.
async function two_people(wanted: Parameters<typeof make_table>[2], board: string): Promise<[Person, Person]> {
  const ann = await stage.enter();
  const ben = await stage.enter({ theme: 'dark', language: 'zh-Hant' });
  await make_table(ann.page, stage.server.url, wanted);
  await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
  await ben.page.locator('.seat-row .button.primary').first().click();
  await ann.page.locator(board).waitFor();
  await ben.page.locator(board).waitFor();
  return [ann, ben];
}

async function card_names(url: string, rules: string): Promise<string[]> {
  const { cards } = (await (await fetch(`${url}/api/catalogue?rules=${rules}&players=3`)).json()) as { cards: { id: string }[] };
  return cards.map((card) => name_of(rules, 'cards', card.id));
}

describe('every rule set in the browser', () => {
  test('the server has all four', async () => {
    expect(await stage.server.rules()).toEqual(expect.arrayContaining(['duel', 'duel+pantheon', 'wonders1', 'wonders2']));
  });

  test('Duel with Pantheon, against a bot', async () => {
    await whole_game(await stage.enter(), { rules: 'duel+pantheon' }, 21);
  });

  test_variant('Duel with Pantheon on a phone in Chinese', async () => {
    await whole_game(await stage.enter({ viewport: PHONE, language: 'zh-Hant' }), { rules: 'duel+pantheon' }, 22);
  });

  test_variant('7 Wonders, first edition, three players', async () => {
    await whole_game(await stage.enter(), { rules: 'wonders1', players: 3 }, 31);
  });

  test_variant('7 Wonders, second edition, seven players, on a small phone in the dark', async () => {
    await whole_game(await stage.enter({ viewport: SMALL_PHONE, language: 'zh-Hant', theme: 'dark' }), { rules: 'wonders2', players: 7 }, 32);
  });

  test('7 Wonders for two with the Free City', async () => {
    await whole_game(await stage.enter(), { rules: 'wonders1', players: 2 }, 33);
  });

  test('a round of 7 Wonders leaves everything where it was', async () => {
    const { page } = await stage.enter();
    await make_table(page, stage.server.url, { rules: 'wonders1', players: 5, deal: '35' });
    await play([page], { seed: 35, until: (turns) => turns >= 2 });
    await page.locator('.hand-card').first().waitFor();
    const places = await watch_places(page, '.top-bar', '.ring', '.wonders-boards', '.wonders-hand', '.tray');
    await play([page], { seed: 36, until: (turns) => turns >= 4 });
    expect(jumping(await places())).toEqual([]);
  });

  test('two people and a bot in two contexts: choices stay secret until all have chosen', async () => {
    const [ann, ben] = await two_people({ rules: 'wonders2', players: 3, against: 'friends', bots: 1 }, '.wonders');
    await play([ann.page, ben.page], { seed: 41 });
    for (const one of [ann, ben]) expect(hands_shown(one.traffic)).toEqual([true]);
  });

  test('two people with Pantheon: a divinity laid face down is known to who laid it alone', async () => {
    const [ann, ben] = await two_people({ rules: 'duel+pantheon', against: 'friends' }, '.duel');
    const both = [ann.page, ben.page];
    const age = () => ann.page.locator('.age-pip.done').count();
    for (let turns = 10; (await age()) === 0 && turns < 60; turns += 2) await play(both, { seed: 43, until: (n) => n >= 2 });
    expect(await age()).toBe(1);
    const [of_ann, of_ben] = [gods_in_age_one(ann.traffic), gods_in_age_one(ben.traffic)];
    expect(of_ann.seen.size + of_ben.seen.size).toBeGreaterThan(4);
    expect([...of_ann.named].filter((god) => !of_ann.seen.has(god))).toEqual([]);
    expect([...of_ben.named].filter((god) => !of_ben.seen.has(god))).toEqual([]);
  });

  test('pass-and-play: hands are hidden while the device changes hands', async () => {
    const one = await stage.enter();
    await make_table(one.page, stage.server.url, { rules: 'wonders1', players: 3, against: 'device' });
    await play([one.page], { seed: 42, until: (turns) => turns >= 1 });
    await one.page.locator('.curtain').waitFor();
    expect(await one.page.locator('.hand-card').count()).toBe(0);
    const names = await card_names(stage.server.url, 'wonders1');
    const text = await one.page.locator('main').innerText();
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    expect(await both_themes(one.page)).toEqual([]);
    await one.page.locator('.curtain .button').click();
    expect(await one.page.locator('.hand-card').count()).toBe(7);
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

type PantheonUpdate = { as: number; view: { age: number; decision: { kind: string; seat?: number } | null; pantheon: { shown: string[] } } };
const GODS = ['enki', 'ishtar', 'nisaba', 'astarte', 'baal', 'tanit', 'aphrodite', 'hades', 'zeus', 'anubis', 'isis', 'ra', 'mars', 'minerva', 'neptune'];

// Before the gods are turned up: which a seat was shown to choose from, and which its messages name at all.
function gods_in_age_one(traffic: string[]): { seen: Set<string>; named: Set<string> } {
  const [seen, named] = [new Set<string>(), new Set<string>()];
  for (const text of traffic) {
    const update = (JSON.parse(text) as { update?: PantheonUpdate }).update;
    if (!update || update.view.age > 1) continue;
    const { decision, pantheon } = update.view;
    if (decision?.kind === 'invoke' || decision?.seat === update.as) for (const god of pantheon.shown) seen.add(god);
    // as a value or inside an action; Enki and Minerva are also names of fields
    for (const god of GODS) if (new RegExp(`"${god}"(?!:)|place ${god} `).test(text)) named.add(god);
  }
  return { seen, named };
}
