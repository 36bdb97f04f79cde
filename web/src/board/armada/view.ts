// Armada's part of docs/view.md.
import type { Fleet } from '../../link/protocol';
import type { WondersSeat, WondersView } from '../wonders/view';

export type SeaSeat = WondersSeat & {
  shipyard: string | null;
  ships: Record<Fleet, number>;
  ship_prices: Record<Fleet, number | null>;
  islands: string[];
  looked_at: string[];
  exploring: { level: number; with: number[] } | null;
  naval: number[];
  strength: number;
  naval_now: number;
  trade: number;
  would_lose: { tax: number[]; piracy: number };
  invaded_by: number[];
};
export type SeaView = Omit<WondersView, 'seats'> & { seats: SeaSeat[] };

// Where a second neighbour sits, as seen from a city: of four he is the same on both sides.
export type Way = 'left' | 'right' | 'across';
export function way_to(view: SeaView, from: number, to: number): Way {
  const second = (side: 'left' | 'right') => view.seats[view.seats[from]![side]]![side] === to;
  return !second('left') ? 'right' : second('right') ? 'across' : 'left';
}
export const invaded_from = (view: SeaView, seat: number): number[] => view.seats.filter((city) => city.invaded_by.includes(seat)).map((city) => city.seat);
