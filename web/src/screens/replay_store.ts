// The positions of a game as they are needed: they come in chunks and stay; the next chunk is fetched ahead.
import { createSignal } from 'solid-js';
import { replay } from '../link/api';
import type { GameEvent, ReplayPosition, ReplayTurn } from '../link/protocol';

const CHUNK = 32;

export function create_replay(table: string) {
  const [positions, set_positions] = createSignal(new Map<number, ReplayPosition>());
  const [turns, set_turns] = createSignal<ReplayTurn[]>([]);
  const [whole, set_whole] = createSignal(false);
  const asked = new Set<number>();

  async function load(step: number): Promise<void> {
    const chunk = Math.floor(step / CHUNK) * CHUNK;
    if (asked.has(chunk)) return;
    asked.add(chunk);
    try {
      const answer = await replay(table, chunk, CHUNK);
      set_turns(answer.turns);
      set_whole(answer.whole);
      set_positions((old) => new Map([...old, ...answer.positions.map((p) => [p.step, p] as const)]));
    } catch {
      asked.delete(chunk);
    }
  }

  const step_of = (turn: number) => turns()[turn]?.step ?? 0;
  return {
    turns,
    whole,
    last: () => Math.max(0, turns().length - 1),
    // What is needed to show this turn, and soon the next ones.
    load(turn: number) {
      void load(step_of(turn - 1));
      void load(step_of(turn));
      void load(step_of(turn + 4));
    },
    position: (turn: number) => positions().get(step_of(turn)),
    // Everything that happened since the turn before it, luck included.
    events(turn: number): GameEvent[] {
      const from = turn > 0 ? step_of(turn - 1) + 1 : 0;
      const steps = Array.from({ length: step_of(turn) - from + 1 }, (_, i) => from + i);
      return steps.flatMap((step) => positions().get(step)?.events ?? []);
    },
  };
}
export type Replay = ReturnType<typeof create_replay>;
