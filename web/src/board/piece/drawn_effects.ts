// Effects that read as one are drawn as one: coins and points for each of the same thing, goods at the same price.
import type { Effect } from '../../catalogue/catalogue';

// `of`: the printed effects it stands for.
export type Drawn = Effect & { of: Effect[] };
export type Per = Drawn & { coins: number; points: number; counted: string[]; where: string[] };

const PER = ['coins-per', 'points-per', 'guild'];
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function alone(effect: Effect): Drawn {
  const of = [effect];
  if (PER.includes(effect.kind)) {
    const { coins = 0, points = 0, counted, where = [] } = effect as Record<string, unknown>;
    return { kind: 'per', coins, points, counted: String(counted).split('-and-'), where, of };
  }
  return effect.kind === 'price-of-one' ? { kind: 'prices-of-one', resources: [effect['resource']], of } : { ...effect, of };
}

function together(a: Drawn, b: Drawn): Drawn | undefined {
  if (a.kind !== b.kind) return undefined;
  const of = [...a.of, ...b.of];
  if (a.kind === 'prices-of-one') return { ...a, resources: [...(a['resources'] as string[]), ...(b['resources'] as string[])], of };
  if (a.kind !== 'per') return undefined;
  const [one, other] = [a as Per, b as Per];
  if (!same(one.where, other.where)) return undefined;
  if (same(one.counted, other.counted)) return { ...one, coins: one.coins + other.coins, points: one.points + other.points, of };
  if (one.coins === other.coins && one.points === other.points) return { ...one, counted: [...one.counted, ...other.counted], of };
  return undefined;
}

export function drawn_effects(effects: Effect[]): Drawn[] {
  const all: Drawn[] = [];
  for (const next of effects.map(alone)) {
    const both = all.length ? together(all.at(-1)!, next) : undefined;
    if (both) all.splice(-1, 1, both);
    else all.push(next);
  }
  return all;
}

// How wide a drawn effect is, in widths of one icon: a card's header makes its icons as large as fit.
function breadth(effect: Drawn): number {
  const count = (key: string) => (effect[key] as unknown[] | undefined)?.length ?? 0;
  switch (effect.kind) {
    case 'per': return 2 + 0.85 * count('counted') + 0.55 * count('where') + ((effect as Per).coins && (effect as Per).points ? 0.9 : 0);
    case 'prices-of-one': return 1 + count('resources');
    case 'produce-one-of': return count('resources') * 1.06;
    case 'produce-any-raw': return 3.2;
    case 'produce-any-manufactured': return 2.1;
    case 'naval':
    case 'free-move': return Number(effect['amount']) * 1.1;
    case 'emporium':
    case 'points-per-trade':
    case 'points-per-island':
    case 'points-of-best-colour':
    case 'coin-for-each-move': return 3;
    case 'invasion':
    case 'top-island':
    case 'most-science':
    case 'free-ship-with-stage':
    case 'cheaper-ship': return 2.2;
    case 'points-by-temples': return 4.2;
    case 'points-if-complete': return 2.7;
    case 'cheap-raw':
    case 'cheap-manufactured': return 1.9 + 0.55 * count('where');
    default: return Number(effect['units'] ?? effect['shields'] ?? 1);
  }
}
export const breadth_of = (effects: Drawn[]): number => effects.reduce((sum, effect) => sum + breadth(effect) + 0.25, 0);

// Several numbers: on a small card they need the whole header.
const CROWDED = ['per', 'prices-of-one', 'points-by-temples'];
export const crowded = (effects: Drawn[]): boolean => effects.some((effect) => CROWDED.includes(effect.kind));
