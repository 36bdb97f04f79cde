// A review as the engine tells it (docs/cli.md), and who it is about.
import { say } from './words';
import type { Parts, Reason, Seat, SeatInfo, Update, ViewBase } from '../link/protocol';

export type Judged = Parts & { action: string; win?: number };
export type ReviewMove = {
  entry: number;
  moment: number;
  seat: Seat;
  win?: number[];
  played: Judged;
  better?: Judged & { reasons: Reason[] };
  loss?: number;
  iterations: number;
};
export type Moment = { entry: number; age: number; win?: number[]; sheets: Record<string, number>[] };
export type TurningPoint = { kind: 'mistake' | 'luck'; entry: number; moment: number; seat: Seat; before: number; after: number; nature?: string[] };
export type Progress = { pass: number; judged: number; of: number };
export type Review = Progress & { rules: string; players: number; side_size: number; moments: Moment[]; moves: ReviewMove[]; turning_points: TurningPoint[] };

// Why a record is refused, and where.
export type RecordError = { code: string; message: string; line?: number; column?: number; text?: string; reason?: string };
export type Entry = Partial<Parts> & { line: string; age: number; round: number; seat?: Seat };
export type RecordFacts = { rules: string; players: number; seats: { kind: 'human' | 'bot'; name: string }[]; entries: Entry[] };

// What boards and sentences need to know of a game that nobody plays now.
export function update_of(facts: Pick<RecordFacts, 'rules' | 'players' | 'seats'>): Update {
  // Bots of a level have names of their own; others are called as the record calls them.
  const level = (name: string) => Number(/^(?:level:)?([1-8])(?!\d)/.exec(name)?.[1] ?? 0);
  // Who is called like somebody else has the seat's number too.
  const name = ({ name: called }: { name: string }, seat: Seat) =>
    called ? `${called}${facts.seats.filter((one) => one.name === called).length > 1 ? ` ${seat + 1}` : ''}` : say('player', { n: seat + 1 });
  const seats = facts.seats.map(
    (one, seat): SeatInfo => ({ seat, kind: one.kind === 'bot' && level(one.name) ? 'bot' : 'human', name: name(one, seat), level: level(one.name) || null, character: null, present: true, to_act: false, committed: false, standin: null, missed_by: [], nonce: null, forfeit: null, clock: null }),
  );
  const view: ViewBase = { rules: facts.rules, age: 0, round: 0, to_act: [], decision: null, coins: [], points: [], sheets: [], over: false, result: null };
  return {
    table: '', rules: facts.rules, players: facts.players, options: {}, status: 'playing', step: 0, round: 0, seats, watching: 0, you: [], as: null, view, legal: [], hints: false,
    commitment: null, events_from: 0, events: [], undo: null, take_back: null, clock: { kind: 'none' }, practice: false, imported: false, deal: null, anew: [], seed_hash: '', seed: null, result: null, rematch: null,
  };
}

// Those who win together, by their lowest seat.
export const sides_of = ({ players, side_size: size }: Pick<Review, 'players' | 'side_size'>): Seat[][] =>
  Array.from({ length: players / size }, (_, side) => Array.from({ length: size }, (_seat, i) => side * size + i));
