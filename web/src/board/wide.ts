import { createRoot, createSignal } from 'solid-js';

// Whether there is room for the rails at both sides of the board.
export const wide = createRoot(() => {
  if (typeof window === 'undefined') return () => true;
  const query = window.matchMedia('(min-width: 900px)');
  const [is, set] = createSignal(query.matches);
  query.addEventListener('change', () => set(query.matches));
  return is;
});
