// What is printed on the components, as the engine tells it. Nothing about cards is written in the client.
import { raw_catalogue } from '../link/api';
import { read_sea, type Sea } from './sea';

export type CardType =
  | 'raw' | 'manufactured' | 'civilian' | 'scientific' | 'commercial' | 'military' | 'guild' | 'temple';

export type Effect = { kind: string } & Record<string, unknown>;
export type Cost = { coins: number; goods: { resource: string; units: number }[] };
export type CardFace = {
  id: string;
  age: number;
  colour: string;
  type: CardType;
  cost: Cost;
  house: boolean;  // the cost is our own stand-in
  effects: Effect[];
  needs: string[];
  gives: string[];
};
export type WonderFace = { id: string; cost: Cost; effects: Effect[] };
export type TokenFace = { id: string; effects: Effect[] };
export type DivinityFace = { id: string; mythology: string | null; effects: Effect[] };
export type Slot = { slot: number; row: number; column: number; up: boolean; covers: number[] };
export type StageFace = { cost: Cost; effects: Effect[] };
export type BoardFace = { id: string; start: string; sides: Map<string, StageFace[]> };

export type Catalogue = {
  rules: string;
  sea?: Sea;
  cards: Map<string, CardFace>;
  wonders: Map<string, WonderFace>;
  tokens: Map<string, TokenFace>;
  structures: Slot[][];
  track: number[];
  boards: Map<string, BoardFace>;
  divinities: Map<string, DivinityFace>;
  raw: Record<string, unknown>;
};

// The engine speaks of colours, the board of types.
const TYPES: Record<string, CardType> = {
  brown: 'raw',
  grey: 'manufactured',
  blue: 'civilian',
  green: 'scientific',
  yellow: 'commercial',
  red: 'military',
  purple: 'guild',
  temple: 'temple',
};
export const type_of_colour = (colour: string): CardType => TYPES[colour] ?? 'civilian';
export const TYPE_ORDER: CardType[] = [
  'raw', 'manufactured', 'commercial', 'military', 'scientific', 'civilian', 'guild', 'temple',
];

export const RESOURCES = ['wood', 'clay', 'stone', 'ore', 'glass', 'loom', 'papyrus'];

type Json = Record<string, unknown>;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);

export function read_cost(value: unknown): Cost {
  const all = (value ?? {}) as Record<string, number>;
  const goods = RESOURCES.filter((r) => (all[r] ?? 0) > 0).map((resource) => ({ resource, units: all[resource]! }));
  return { coins: all['coins'] ?? 0, goods };
}

export function read_card(json: Json): CardFace {
  const colour = String(json['colour']);
  return {
    id: String(json['id']),
    age: Number(json['age'] ?? 0),
    colour,
    type: type_of_colour(colour),
    cost: read_cost(json['cost']),
    house: json['house'] === true,
    effects: list(json['effects']) as Effect[],
    ...read_chains(json),
  };
}

// Chains are symbols; in the first edition of 7 Wonders they are the buildings themselves.
function read_chains(json: Json): { needs: string[]; gives: string[] } {
  const needs = list(json['needs']).map(String);
  const gives = list(json['gives']).map(String);
  if (needs.length === 0) needs.push(...list(json['free_with']).map(String));
  if (gives.length === 0 && list(json['frees']).length > 0) gives.push(String(json['id']));
  return { needs, gives };
}

function read_board(json: Json): BoardFace {
  const sides = (list(json['sides']) as Json[]).map((side) => {
    const stages = (list(side['stages']) as Json[]).map((stage) => ({
      cost: read_cost(stage['cost']),
      effects: list(stage['effects']) as Effect[],
    }));
    return [String(side['id']), stages] as const;
  });
  return { id: String(json['id']), start: String(json['start']), sides: new Map(sides) };
}

function keyed<T extends { id: string }>(items: T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

// Nothing is printed on a Grand Temple but its mythology: its points go by how many a city has.
function with_temple_points(card: CardFace, points: number[]): CardFace {
  if (card.type !== 'temple' || card.effects.length > 0 || points.length < 4) return card;
  return { ...card, effects: [{ kind: 'points-by-temples', one: points[1], two: points[2], three: points[3] }] };
}

export function read_catalogue(value: unknown, costs?: string): Catalogue {
  const json = value as Json;
  const temple_points = list((json['pantheon'] as Json | undefined)?.['temple_points']) as number[];
  const faces = (key: string) =>
    (list(json[key]) as Json[]).map((face) => ({
      id: String(face['id']),
      cost: read_cost(face['cost']),
      effects: list(face['effects']) as Effect[],
    }));
  return {
    rules: String(json['rules']),
    sea: json['shipyards'] ? read_sea(json, costs) : undefined,
    cards: keyed((list(json['cards']) as Json[]).map(read_card).map((card) => with_temple_points(card, temple_points))),
    wonders: keyed(faces('wonders')),
    tokens: keyed(faces('tokens')),
    structures: list(json['structures']) as Slot[][],
    track: list(json['track']) as number[],
    divinities: keyed(
      (list(json['divinities']) as Json[]).map((god) => ({
        id: String(god['id']),
        mythology: (god['mythology'] as string | undefined) ?? null,
        effects: list(god['effects']) as Effect[],
      })),
    ),
    boards: keyed((list(json['boards']) as Json[]).map(read_board)),
    raw: json,
  };
}

const loaded = new Map<string, Promise<Catalogue>>();

// `costs`: the set that a game with Armada is played with; without it the newest.
export function catalogue_of(rules: string, players?: number, costs?: string): Promise<Catalogue> {
  const key = `${rules}/${players ?? ''}/${costs ?? ''}`;
  let catalogue = loaded.get(key);
  if (!catalogue) {
    catalogue = raw_catalogue(rules, players).then((json) => read_catalogue(json, costs));
    catalogue.catch(() => loaded.delete(key));
    loaded.set(key, catalogue);
  }
  return catalogue;
}
