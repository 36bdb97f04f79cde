// What the events of an Age's end tell about its conflicts, on the ground and at sea.
import type { GameEvent } from '../../link/protocol';
import type { SeaView } from './view';

type Row = { seat: number; left?: number; right?: number; invasions: { against: number; token: number }[]; strength: number; naval?: number; out: boolean };
export type SeaConflicts = { age: number; rows: Row[]; naval: boolean };
// `last`: the reward it took was the last one, and there are others behind.
export type Tie = { kind: 'all' | 'lost' | 'won' | 'none'; seats: number[]; strength: number; token: number; last?: true };

export function sea_conflicts(events: GameEvent[], view: SeaView): SeaConflicts | undefined {
  const ended = events.find((event) => event.event === 'age-ended');
  const fights = events.filter((event) => event.event === 'conflict');
  const naval = events.filter((event) => event.event === 'naval-conflict');
  if (!ended && fights.length + naval.length === 0) return undefined;
  const rows = view.seats.map((city): Row => {
    const mine = fights.filter((event) => event.seat === city.seat);
    // Between teams a conflict is for two tokens.
    const against = (other: number) => {
      const tokens = mine.filter((event) => event['against'] === other).map((event) => Number(event['token']));
      return tokens.length ? tokens.reduce((a, b) => a + b) : undefined;
    };
    const others = [...new Set(mine.map((event) => Number(event['against'])))].filter((other) => other !== city.left && other !== city.right);
    return {
      seat: city.seat,
      left: against(city.left),
      right: against(city.right),
      invasions: others.map((other) => ({ against: other, token: against(other)! })),
      strength: city.strength,
      naval: naval.find((event) => event.seat === city.seat)?.['token'] as number | undefined,
      out: events.some((event) => event.event === 'stayed-out' && event.seat === city.seat),
    };
  });
  return { age: Number(ended?.['age'] ?? view.age), rows, naval: ended !== undefined };
}

// Who is equally strong, strongest first, and what came of it.
export function ties_in({ rows }: SeaConflicts): Tie[] {
  const fighting = rows.filter((row) => !row.out);
  const strengths = [...new Set(fighting.map((row) => row.strength))].sort((a, b) => b - a);
  if (strengths.length === 1) return [{ kind: 'all', seats: [], strength: strengths[0]!, token: 0 }];
  return strengths.flatMap((strength): Tie[] => {
    const tied = fighting.filter((row) => row.strength === strength);
    if (tied.length < 2) return [];
    const token = tied[0]!.naval ?? 0;
    const behind = fighting.filter((row) => row.strength < strength && (row.naval ?? 0) >= 0);
    const last = token > 0 && behind.length > 0 && behind.every((row) => row.naval === undefined);
    return [{ kind: token < 0 ? 'lost' : token > 0 ? 'won' : 'none', seats: tied.map((row) => row.seat), strength, token, ...(last && { last }) }];
  });
}
