import type { GameEvent } from '../../link/protocol';
import type { WondersView } from './view';

type Row = { seat: number; left?: number; right?: number };
export type Conflicts = { age: number; rows: Row[] };

// What the fresh events tell about conflicts, if an age just ended.
export function conflicts_in(events: GameEvent[], view: WondersView): Conflicts | undefined {
  const fights = events.filter((event) => event.event === 'conflict');
  if (fights.length === 0) return undefined;
  const ended = events.find((event) => event.event === 'age-ended');
  const rows = view.seats.map((city): Row => {
    const against = (other: number) =>
      fights.find((f) => f.seat === city.seat && f['against'] === other)?.['token'] as number | undefined;
    return { seat: city.seat, left: against(city.left), right: city.left === city.right ? undefined : against(city.right) };
  });
  return { age: Number(ended?.['age'] ?? view.age), rows };
}
