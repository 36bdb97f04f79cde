import { describe, expect, test } from 'vitest';
import { room_query } from '../scripts/room';
import { next_in_direction } from '../src/board/keys';
import { mark_of } from '../src/board/piece/art';
import { deeds_since_mine, last_deeds } from '../src/board/tray/news';
import { has_icon } from '../src/icon/icon';
import { foreseen, foresight } from '../src/screens/foresight';
import { card_of, use_of } from '../src/board/action';
import { conflicts_in } from '../src/board/wonders/conflict_rows';
import { status_of } from '../src/board/wonders/status';
import { read_card, read_catalogue, TYPE_ORDER } from '../src/catalogue/catalogue';
import { card_sentence } from '../src/catalogue/words';
import { worth_telling } from '../src/text/sentences';
import { choose_language } from '../src/text/language';
import type { Parts } from '../src/link/protocol';
import type { WondersView } from '../src/board/wonders/view';

const aqueduct = { id: 'aqueduct', age: 2, colour: 'blue', cost: { stone: 3 }, needs: 'drop', effects: [{ kind: 'points', points: 5 }] };

describe('an option', () => {
  const option = (parts: Parts) => ({ action: 'as it is written', legal: true, ...parts });
  test('tells which card it uses up', () => {
    expect(card_of(option({ verb: 'sell', card: 'baths' }))).toBe('baths');
    expect(card_of(option({ verb: 'wonder', wonder: 'sphinx', card: 'altar' }))).toBe('altar');
    expect(card_of(option({ verb: 'destroy', card: 'altar' }))).toBeUndefined();
    expect(card_of(option({ verb: 'take', token: 'law' }))).toBeUndefined();
  });
  test('is the same use whoever is paid, and another one for another city or by a power', () => {
    const built = { verb: 'build', card: 'baths', city: 0 };
    expect(use_of(option({ ...built, pay: [{ to: 1, coins: 2 }] }))).toBe(use_of(option(built)));
    expect(use_of(option({ ...built, free: true }))).not.toBe(use_of(option(built)));
    expect(use_of(option({ ...built, city: 2 }))).not.toBe(use_of(option(built)));
  });
});

describe('the catalogue', () => {
  test('gives a card its type, cost and chains', () => {
    const card = read_card(aqueduct);
    expect(card).toMatchObject({ type: 'civilian', cost: { coins: 0, goods: [{ resource: 'stone', units: 3 }] }, needs: ['drop'], gives: [] });
  });
  test('takes buildings for chains where there are no symbols', () => {
    expect(read_card({ ...aqueduct, needs: undefined, free_with: ['baths'], frees: [] }).needs).toEqual(['baths']);
    expect(read_card({ ...aqueduct, id: 'baths', needs: undefined, frees: ['aqueduct'] }).gives).toEqual(['baths']);
  });
  test('survives a catalogue without the parts of other games', () => {
    expect(read_catalogue({ rules: 'duel', cards: [aqueduct] }).boards.size).toBe(0);
  });
});

describe('a card in words', () => {
  test('is a full sentence in both languages', () => {
    choose_language('en');
    expect(card_sentence('duel', read_card(aqueduct))).toBe('Aqueduct, civilian. 5 points. costs 3 stone, free with drop.');
    choose_language('zh-Hant');
    expect(card_sentence('duel', read_card(aqueduct))).toContain('5 分');
    choose_language('en');
  });
});

describe('the hand of 7 Wonders', () => {
  const view = { players: 3, seats: [0, 1, 2].map((seat) => ({ seat, left: (seat + 1) % 3, right: (seat + 2) % 3 })) } as unknown as WondersView;
  const build = { action: 'build baths', verb: 'build', card: 'baths', city: 0 };
  const paid = (left: number, right: number) => {
    const pay = [{ to: 1, coins: left }, { to: 2, coins: right }].filter(({ coins }) => coins > 0);
    return { ...build, pay, legal: true, price: left + right, payment: { means: 'paid' as const, coins: left + right, printed: 0, lines: [] } };
  };
  test('shows the cheapest way to build a card', () => {
    expect(status_of(view, [paid(4, 0), paid(2, 1)], 'baths')).toMatchObject({ tone: 'pay', pay: [2, 1, 0, 0] });
    expect(status_of(view, [paid(0, 0)], 'baths')).toMatchObject({ tone: 'own' });
  });
  test('says why a card cannot be built', () => {
    expect(status_of(view, [{ ...build, legal: false, why: { code: 'coins', short: 2 } }], 'baths')).toMatchObject({ tone: 'no', words: '2 coins short' });
  });
});

describe('events', () => {
  test('of the layout are not worth telling, later ones are', () => {
    const events = [{ event: 'age-began', age: 1 }, { event: 'revealed', card: 'altar' }, { event: 'built', seat: 0 }, { event: 'revealed', card: 'baths' }];
    expect(worth_telling(events).map(({ event }) => event.event)).toEqual(['age-began', 'built', 'revealed']);
  });
  test('of an age end make one table of conflicts', () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, left: (seat + 1) % 3, right: (seat + 2) % 3 }));
    const fights = [{ event: 'conflict', seat: 0, against: 1, token: 1 }, { event: 'conflict', seat: 1, against: 0, token: -1 }, { event: 'age-ended', age: 1 }];
    const found = conflicts_in(fights, { age: 2, seats } as unknown as WondersView);
    expect(found?.age).toBe(1);
    expect(found?.rows[0]).toEqual({ seat: 0, left: 1, right: undefined });
    expect(found?.rows[1]).toEqual({ seat: 1, left: undefined, right: -1 });
  });
});

describe('news in the tray', () => {
  const events = [
    { event: 'built', seat: 1, card: 'baths' },
    { event: 'built', seat: 0, card: 'altar' },
    { event: 'sold', seat: 1, card: 'stable' },
    { event: 'coins', seat: 1 },
    { event: 'wonder-built', seat: 1, wonder: 'sphinx' },
  ];

  test('at a table of two: what the other one did since my own last deed', () => {
    expect(deeds_since_mine(events, 0).map((event) => event.event)).toEqual(['sold', 'wonder-built']);
    expect(deeds_since_mine(events, 1)).toEqual([]);
  });

  test('at a larger table: the last deed of each neighbour, once even if both are the same', () => {
    expect(last_deeds(events, [0, 1]).map((event) => event.event)).toEqual(['built', 'wonder-built']);
    expect(last_deeds(events, [1, 1])).toHaveLength(1);
  });
});

describe('the pictures', () => {
  test('every card type has its building, every card always the same one', () => {
    for (const type of TYPE_ORDER) expect(has_icon('building', type)).toBe(true);
    expect(mark_of('baths')).toBe(mark_of('baths'));
    expect(mark_of('baths')).not.toBe(mark_of('altar'));
  });
});

describe('a replay of a finished game', () => {
  test('knows what lay face down, age by age', () => {
    const known = foresight([
      { event: 'revealed', slot: 2, card: 'baths' },
      { event: 'age-began', age: 2 },
      { event: 'revealed', slot: 2, card: 'aqueduct' },
    ]);
    const view = (age: number) => ({ rules: 'duel', age, structure: [{ slot: 2, card: null, available: false, back: 'age' }, { slot: 3, card: 'altar', available: true, back: 'age' }] }) as never;
    expect(foreseen(view(1), known)).toMatchObject({ structure: [{ card: 'baths', foreseen: true }, { card: 'altar' }] });
    expect(foreseen(view(2), known)).toMatchObject({ structure: [{ card: 'aqueduct', foreseen: true }, { card: 'altar' }] });
    expect(foreseen(view(3), known)).toMatchObject({ structure: [{ card: null }, { card: 'altar' }] });
  });
});

describe('the room of a board', () => {
  test('is asked what the window was asked, where that is about sizes alone', () => {
    expect(room_query('(max-width: 699px) and (min-height: 761px)')).toBe('room (max-width: 699px) and (min-height: 761px)');
    expect(room_query('(max-width: 899px), (max-height: 800px)')).toBe('room ((max-width: 899px)) or ((max-height: 800px))');
    expect(room_query('(hover: none)')).toBeUndefined();
    expect(room_query('(max-width: 699px) and (hover: none)')).toBeUndefined();
  });
});

describe('an arrow', () => {
  test('goes to the nearest that way, along the row first', () => {
    const places: [number, number][] = [[0, 0], [100, 0], [200, 0], [120, 80]];
    expect(next_in_direction([0, 0], places, [1, 0])).toBe(1);
    expect(next_in_direction([100, 0], places, [1, 0])).toBe(2);
    expect(next_in_direction([100, 0], places, [0, 1])).toBe(3);
    expect(next_in_direction([200, 0], places, [1, 0])).toBeUndefined();
  });
});
