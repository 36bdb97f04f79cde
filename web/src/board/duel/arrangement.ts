// How the parts of a Duel table stand in their room, decided in one place: rails at both sides of the cards, the tray
// beside the cards, or everything in one column.
import { createMemo, createRoot } from 'solid-js';
import { room } from '../wide';

export type Arrangement = 'rails' | 'beside' | 'stacked';

export function arrange(width: number, height: number): Arrangement {
  if (width >= 1000 && height >= 620) return 'rails';
  return width > height * 1.15 ? 'beside' : 'stacked';
}

export const arrangement = createRoot(() => createMemo(() => arrange(room().width, room().height)));
