import { describe, expect, test } from 'vitest';
import { sea_conflicts, ties_in } from '../src/board/armada/conflict_rows';
import type { SeaView } from '../src/board/armada/view';
import { team_of, teams_of } from '../src/board/teams/view';
import { read_sea } from '../src/catalogue/sea';
import type { GameEvent, ViewBase } from '../src/link/protocol';
import { turns_of } from '../src/screens/turns';

// Five cities in a ring with these naval strengths.
const view = (...strengths: number[]) =>
  ({ age: 2, seats: strengths.map((strength, seat) => ({ seat, strength, left: (seat + 1) % strengths.length, right: (seat + strengths.length - 1) % strengths.length })) }) as unknown as SeaView;
const naval = (...tokens: number[]): GameEvent[] => tokens.flatMap((token, seat) => (token ? [{ event: 'naval-conflict', seat, token }] : []));
const ended: GameEvent = { event: 'age-ended', age: 2 };

describe('conflicts of an Age', () => {
  test('ties are told, strongest first, with what came of them', () => {
    const found = sea_conflicts([...naval(5, 0, 0, -2, -2), ended], view(8, 6, 6, 2, 2))!;
    expect(ties_in(found)).toEqual([
      { kind: 'none', seats: [1, 2], strength: 6, token: 0 },
      { kind: 'lost', seats: [3, 4], strength: 2, token: -2 },
    ]);
  });

  test('a tie that takes the last reward leaves none for those behind', () => {
    const last = sea_conflicts([...naval(3, 3, 0, -2), ended], view(8, 8, 6, 2))!;
    expect(ties_in(last)).toEqual([{ kind: 'won', seats: [0, 1], strength: 8, token: 3, last: true }]);
    const more = sea_conflicts([...naval(5, 5, 3, 0, -3), ended], view(8, 8, 6, 4, 2))!;
    expect(ties_in(more)).toEqual([{ kind: 'won', seats: [0, 1], strength: 8, token: 5 }]);
  });

  test('when all are equal nobody has a token', () => {
    expect(ties_in(sea_conflicts([ended], view(1, 1, 1))!)).toEqual([{ kind: 'all', seats: [], strength: 1, token: 0 }]);
  });

  test('who stays out ties with nobody', () => {
    const found = sea_conflicts([{ event: 'stayed-out', seat: 0 }, ...naval(0, 3, -1), ended], view(4, 4, 1))!;
    expect(found.rows[0]!.out).toBe(true);
    expect(ties_in(found)).toEqual([]);
  });

  test('an invasion stands apart from the neighbours, and two tokens of a team conflict add up', () => {
    const fights: GameEvent[] = [
      { event: 'conflict', seat: 0, against: 1, token: 3 }, { event: 'conflict', seat: 0, against: 1, token: 3 },
      { event: 'conflict', seat: 0, against: 2, token: -1 },
    ];
    const [first] = sea_conflicts([...fights, ended], view(0, 0, 0, 0, 0))!.rows;
    expect(first).toMatchObject({ left: 6, right: undefined, invasions: [{ against: 2, token: -1 }] });
  });

  test('a turn without an Age’s end tells none', () => {
    expect(sea_conflicts([{ event: 'built', seat: 0 }], view(1, 2))).toBeUndefined();
  });
});

test('partners make a team, in the order of their seats', () => {
  const four = { seats: [{ partner: 1 }, { partner: 0 }, { partner: 3 }, { partner: 2 }] } as unknown as ViewBase;
  expect(teams_of(four)).toEqual([[0, 1], [2, 3]]);
  expect(team_of(four, 3)).toBe(1);
  expect(teams_of({ seats: [{}, {}] } as unknown as ViewBase)).toEqual([]);
});

test('what a space gives is read from its tracks, and the end of a lane from its own', () => {
  const track = (...values: number[]) => values.map((value, at) => ({ value, house: at === 1 }));
  const sea = read_sea({
    islands: [], shipyards: [], strength_at_end: { yellow: 2 },
    spaces: { strength: track(0, 1, 2, 3, 4, 5, 6), trade: track(0, 1, 1, 2, 2, 3, 4), coins: track(0, 0, 2, 0, 4, 0, 0), tax: track(0, 0, 1, 0, 2, 0, 4), points: track(0, 1, 2, 3, 5, 7, 10), explores: track(0, 0, 1, 0, 2, 0, 3) },
  });
  expect(sea.spaces.yellow[2]!.map(({ kind, n }) => `${kind} ${n}`)).toEqual(['trade 1', 'coins 2', 'tax 1']);
  expect(sea.spaces.yellow[6]!.map(({ kind, n }) => `${kind} ${n}`)).toEqual(['trade 4', 'tax 4', 'strength 2']);
  expect(sea.spaces.green[1]).toEqual([]);
  expect(sea.spaces.red[1]![0]!.house).toBe(true);
  expect(sea.taxes).toEqual([1, 2, 4]);
});

describe('the turns of an Age', () => {
  const at = (turn: number, hand: number, kind?: string) => turns_of({ turn, seats: [{ hand_size: hand }], ...(kind && { decision: { kind } }) } as unknown as ViewBase);
  test('are as many while islands and free moves are chosen as while cards are', () => {
    expect([at(1, 8, 'turn'), at(5, 4, 'turn'), at(5, 3, 'keep'), at(7, 2, 'turn'), at(7, 1, 'sail'), at(7, 0, 'stay-out')]).toEqual([7, 7, 7, 7, 7, 7]);
    expect([at(1, 7, 'turn'), at(3, 4, 'revive'), at(6, 1, 'last-card'), at(6, 0)]).toEqual([6, 6, 6, 6]);
  });
});
