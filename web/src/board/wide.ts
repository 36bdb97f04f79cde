import { createRoot, createSignal, type Accessor } from 'solid-js';

const matches = (media: string, unknown: boolean): Accessor<boolean> =>
  createRoot(() => {
    if (typeof window === 'undefined') return () => unknown;
    const query = window.matchMedia(media);
    const [is, set] = createSignal(query.matches);
    query.addEventListener('change', () => set(query.matches));
    return is;
  });

// Whether there is room for the rails at both sides of the board.
export const wide = matches('(min-width: 900px)', true);
// Whether such a screen is a low one: a crowded city must be told in few lines.
export const low = matches('(min-width: 900px) and (max-height: 800px)', false);
