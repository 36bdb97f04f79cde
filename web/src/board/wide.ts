// The room a board has: the window, less an open drawer. Layouts ask it, in scripts here and in styles by `@media` (vite.config.ts).
import { createMemo, createRoot, createSignal, onCleanup, type Accessor } from 'solid-js';

const window_size = () => (typeof window === 'undefined' ? { width: 1440, height: 900 } : { width: window.innerWidth, height: window.innerHeight });
const [room, set_room] = createSignal(window_size(), { equals: (a, b) => a.width === b.width && a.height === b.height });
export { room };

export function watch_room(element: HTMLElement): void {
  const observer = new ResizeObserver(() => set_room({ width: element.offsetWidth, height: element.offsetHeight }));
  observer.observe(element);
  onCleanup(() => {
    observer.disconnect();
    set_room(window_size());
  });
}

type Bound = { least: boolean; side: 'width' | 'height'; px: number };
const bounds_of = (media: string): Bound[] =>
  [...media.matchAll(/\((min|max)-(width|height): (\d+)px\)/g)].map(([, end, side, px]) => ({ least: end === 'min', side: side as 'width', px: Number(px) }));

const matches = (media: string): Accessor<boolean> =>
  createRoot(() => {
    const bounds = bounds_of(media);
    return createMemo(() => bounds.every(({ least, side, px }) => (least ? room()[side] >= px : room()[side] <= px)));
  });

// Whether there is room for the rails at both sides of the board.
export const wide = matches('(min-width: 900px)');
// Whether such a room is a low one: a crowded city must be told in few lines.
export const low = matches('(min-width: 900px) and (max-height: 800px)');
