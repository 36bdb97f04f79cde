// Pantheon's part of a Duel view.
import type { DuelView } from '../duel/view';

export type PantheonSlot = { slot: number; card: string | null; mythology: string | null; open: boolean; prices: number[] };
export type Devotion = { mythologies: string[]; offerings: number[]; divinities: string[]; astarte: number };
export type PantheonView = {
  slots: PantheonSlot[];
  decks: { mythology: string; cards: number; top: string | null }[];
  shown: string[];
  enki: string[];
  minerva: number | null;
  snake: string | null;
  seats: Devotion[];
};

export const pantheon_of = (view: DuelView): PantheonView | undefined => (view as { pantheon?: PantheonView }).pantheon;
