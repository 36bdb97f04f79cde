// Armada's part of docs/view.md.
import type { Fleet } from '../../link/protocol';
import type { WondersSeat, WondersView } from '../wonders/view';

export type SeaSeat = WondersSeat & {
  shipyard: string | null;
  ships: Record<Fleet, number>;
  ship_prices: Record<Fleet, number | null>;
  islands: string[];
  looked_at: string[];
  naval: number[];
  strength: number;
  naval_now: number;
  trade: number;
  would_lose: { tax: number[]; piracy: number };
  invaded_by: number[];
};
export type SeaView = Omit<WondersView, 'seats'> & { seats: SeaSeat[] };
