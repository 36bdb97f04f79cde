// How a table of 7 Wonders is laid out, by the room there is.
import type { Room } from '../room';

// portrait: one below the other. low: the tray beside the cities, the hand below, neighbours in brief.
// beside: the same with whole cities. wide: cities, and below them hand and tray.
export type Form = 'portrait' | 'low' | 'beside' | 'wide';

export function form_of({ width, height }: Room): Form {
  if (height > width) return 'portrait';
  if (height < 480) return 'low';
  return width < 1200 ? 'beside' : 'wide';
}
