// An earlier position of a running game, as this person knows it: the server tells no more than was seen.
import { createSignal } from 'solid-js';
import { replay } from './api';
import type { ReplayPosition, ReplayTurn, Seat } from './protocol';

const MOST = 64;

type Ask = (step: number, count: number) => Promise<{ steps: number; turns: ReplayTurn[]; positions: ReplayPosition[] }>;

// Where the next decision begins after the event of that number in the game's list; luck in between is part of it.
export async function position_after(event: number, ask: Ask): Promise<ReplayPosition | undefined> {
  let told = 0;
  for (let step = 0, steps = 0; step <= steps; step += MOST) {
    const answer = await ask(step, MOST);
    steps = answer.steps;
    for (const position of answer.positions) {
      told += position.events.length;
      if (event >= told) continue;
      const stop = answer.turns.find((turn) => turn.step >= position.step)?.step ?? position.step;
      const [next] = stop === position.step ? [position] : (await ask(stop, 1)).positions;
      return next && { ...next, events: position.events };
    }
  }
  return undefined;
}

// `as`: the seat that looks, which at a shared device changes. What one seat saw is shown to no other.
export function create_past(table: string, as: () => Seat | null) {
  const [past, set_past] = createSignal<{ event: number; seat: Seat | null; position: ReplayPosition }>();
  return {
    past: () => (past()?.seat === as() ? past() : undefined),
    leave: () => set_past(undefined),
    async open(event: number) {
      const seat = as();
      const position = await position_after(event, (step, count) => replay(table, step, count, seat)).catch(() => undefined);
      if (position) set_past({ event, seat, position });
    },
  };
}
