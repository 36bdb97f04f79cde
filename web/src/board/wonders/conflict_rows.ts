import type { GameEvent } from '../../link/protocol';
import type { WondersView } from './view';

type Row = { seat: number; left?: number; right?: number };
export type Conflicts = { age: number; rows: Row[] };
// `later`: something else is read first, as the score sheet after the last Age.
export type ConflictProps = { fresh: () => GameEvent[]; later: boolean };

// What the fresh events tell about conflicts, if an age just ended.
export function conflicts_in(events: GameEvent[], view: WondersView): Conflicts | undefined {
  const fights = events.filter((event) => event.event === 'conflict');
  if (fights.length === 0) return undefined;
  const ended = events.find((event) => event.event === 'age-ended');
  const rows = view.seats.map((city): Row => {
    // Between teams a conflict is for two tokens.
    const against = (other: number) => {
      const tokens = fights.filter((f) => f.seat === city.seat && f['against'] === other).map((f) => Number(f['token']));
      return tokens.length ? tokens.reduce((a, b) => a + b) : undefined;
    };
    return { seat: city.seat, left: against(city.left), right: city.left === city.right ? undefined : against(city.right) };
  });
  return { age: Number(ended?.['age'] ?? view.age), rows };
}
