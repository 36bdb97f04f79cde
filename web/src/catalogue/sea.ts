// What is printed on Armada's shipyards and islands. `house`: a stand-in of our own.
import type { Fleet } from '../link/protocol';
import { read_cost, type Cost, type Effect } from './catalogue';

export const FLEETS: readonly Fleet[] = ['red', 'yellow', 'blue', 'green'];
export const LAST_SPACE = 6;

export type IslandFace = { id: string; level: number; effects: Effect[] };
export type Toll = { cost: Cost; house: boolean };
export type ShipyardFace = { id: string; wonder_fleet: Fleet; house: boolean; lanes: Record<Fleet, Toll[]> };
// One thing a space gives; `n` of it.
export type Gift = { kind: 'strength' | 'trade' | 'coins' | 'tax' | 'points' | 'explore'; n: number; house: boolean };
export type Sea = {
  islands: Map<string, IslandFace>;
  shipyards: Map<string, ShipyardFace>;
  spaces: Record<Fleet, Gift[][]>;
  taxes: number[];
};

type Json = Record<string, unknown>;
type Printed = { value: number; house: boolean };

const TRACKS: Record<Fleet, [string, Gift['kind']][]> = {
  red: [['strength', 'strength']],
  yellow: [['trade', 'trade'], ['coins', 'coins'], ['tax', 'tax']],
  blue: [['points', 'points']],
  green: [['explores', 'explore']],
};

// The shipyards cost what the set of the game says: an old game keeps its own.
const shipyards_of = (json: Json, costs?: string): Json[] => {
  const others = (json['other_costs'] ?? []) as { costs: string; shipyards: Json[] }[];
  return others.find((other) => other.costs === costs)?.shipyards ?? (json['shipyards'] as Json[]);
};

export function read_sea(json: Json, costs?: string): Sea {
  const tracks = json['spaces'] as Record<string, Printed[]>;
  const at_end = (json['strength_at_end'] ?? {}) as Partial<Record<Fleet, number>>;
  const gifts = (fleet: Fleet, at: number): Gift[] => {
    const all = TRACKS[fleet].map(([track, kind]) => ({ kind, n: tracks[track]![at]!.value, house: tracks[track]![at]!.house }));
    if (at === LAST_SPACE && at_end[fleet]) all.push({ kind: 'strength', n: at_end[fleet], house: false });
    return all.filter(({ n }) => n > 0);
  };
  const spaces = Object.fromEntries(FLEETS.map((fleet) => [fleet, Array.from({ length: LAST_SPACE + 1 }, (_, at) => gifts(fleet, at))])) as Sea['spaces'];
  const islands = (json['islands'] as Json[]).map((one) => ({ id: String(one['id']), level: Number(one['level']), effects: one['effects'] as Effect[] }));
  const shipyards = shipyards_of(json, costs).map((one) => {
    const { fleet, house } = one['wonder_fleet'] as { fleet: Fleet; house: boolean };
    const lanes = Object.fromEntries(Object.entries(one['lanes'] as Record<string, Json[]>).map(([lane, tolls]) => [lane, tolls.map((toll) => ({ cost: read_cost(toll['cost']), house: toll['house'] === true }))]));
    return { id: String(one['id']), wonder_fleet: fleet, house, lanes: lanes as Record<Fleet, Toll[]> };
  });
  return {
    islands: new Map(islands.map((one) => [one.id, one])),
    shipyards: new Map(shipyards.map((one) => [one.id, one])),
    spaces,
    taxes: tracks['tax']!.map(({ value }) => value).filter((value) => value > 0),
  };
}
