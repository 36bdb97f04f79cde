// 7 Wonders' part of docs/view.md. A seat beyond the players is the Free City.
import type { Parts, Update, ViewBase } from '../../link/protocol';
import { t } from '../../text/language';
import { name_in } from '../scope';

export type WondersSeat = {
  seat: number;
  board: string | null;
  side: string | null;
  left: number;
  right: number;
  coins: number;
  points: number;
  city: string[];
  stages: number;
  stage_count: number;
  under: { back: number; card: string | null }[];
  war: number[];
  shields: number;
  science: { compass: number; gear: number; tablet: number; any: number };
  makes: Record<string, number>;
  choices: { of: string[]; for_sale: boolean }[];
  prices: { left: { raw: number; manufactured: number }; right: { raw: number; manufactured: number } };
  chains: string[];
  powers: string[];
  free_build_ready: boolean;
  hand_size: number;
  hand: (string | null)[] | null;
  committed: boolean;
  order: string | null;
  ordered: Parts | null;
  controls_free_city: boolean;
};

export type WondersView = ViewBase & {
  players: number;
  free_city: boolean;
  turn: number;
  passing: 'left' | 'right' | null;
  discard: { count: number; backs: number[]; cards: string[] | null };
  seats: WondersSeat[];
};

export const SCIENCES = ['compass', 'gear', 'tablet'] as const;

export const city_name = (update: Update<WondersView>, seat: number): string => (seat >= update.view.players ? t('wonders.free') : name_in(update, seat));
