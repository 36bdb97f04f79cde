// Duel's part of docs/view.md.
import type { ViewBase } from '../../link/protocol';

export type StructureCard = {
  slot: number;
  card: string | null;
  available: boolean;
  back: 'age' | 'guild' | 'temple';
  prices?: number[];
  mythology?: string;  // a token that lies on the card (Pantheon)
  offering?: number;
  foreseen?: boolean;  // face down at that time, told by a replay of a finished game
};
export type WonderState = { id: string; built: boolean; with?: string; price?: number };
export type Economy = {
  makes: Record<string, number>;
  choices: { raw: number; manufactured: number };
  prices: Record<string, number>;
  symbols: string[];
  pairs: string[];
  sale: number;
};
export type DuelView = ViewBase & {
  pawn: number;
  loot: { at: number; coins: number }[];
  offer: { wonders: string[]; tokens: string[] };
  board: string[];
  cities: string[][];
  wonders: WonderState[][];
  tokens: string[][];
  discard: string[];
  structure: StructureCard[];
  seats: Economy[];
};

export const DUEL_GOODS = ['wood', 'clay', 'stone', 'glass', 'papyrus'];
export const SYMBOLS = ['wheel', 'quill', 'mortar', 'a-frame', 'sundial', 'armillary', 'scales'];
