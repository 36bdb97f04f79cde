// How the parts of a Duel table stand in the window, decided in one place: rails at both sides of the cards, the tray
// beside the cards, or everything in one column.
import { createMemo, createRoot, createSignal } from 'solid-js';

export type Arrangement = 'rails' | 'beside' | 'stacked';

export function arrange(width: number, height: number): Arrangement {
  if (width >= 1000 && height >= 620) return 'rails';
  return width > height * 1.15 ? 'beside' : 'stacked';
}

export const arrangement = createRoot(() => {
  if (typeof window === 'undefined') return (): Arrangement => 'rails';
  const now = () => arrange(window.innerWidth, window.innerHeight);
  const [is, set] = createSignal(now());
  window.addEventListener('resize', () => set(now()));
  return createMemo(is);
});
