// How much room an element has, and cards as large as fit into it.
import { createSignal, onCleanup, type Accessor } from 'solid-js';

export type Room = { width: number; height: number };

export function create_room(unknown: Room): { room: Accessor<Room>; measure: (element: HTMLElement) => void } {
  const [room, set] = createSignal(unknown, { equals: (a, b) => a.width === b.width && a.height === b.height });
  const look = (element: HTMLElement) => element.clientWidth > 0 && set({ width: element.clientWidth, height: element.clientHeight });
  return {
    room,
    measure(element) {
      const observer = new ResizeObserver(() => look(element));
      observer.observe(element);
      queueMicrotask(() => look(element));
      onCleanup(() => observer.disconnect());
    },
  };
}

// `foot`: what stands below each card. `tall`: the least and the most height a card has, in widths.
type Look = { gap: number; foot: number; tall: readonly [number, number]; most: number };
export type Fit = { columns: number; width: number; height: number };

// The number of rows that leaves the cards widest.
export function fit_cards(count: number, room: Room, { gap, foot, tall, most }: Look): Fit {
  let best: Fit = { columns: 1, width: 0, height: 0 };
  for (let rows = 1; rows <= count; ++rows) {
    const columns = Math.ceil(count / rows);
    const row = (room.height - gap * (rows - 1)) / rows - foot;
    const width = Math.floor(Math.min((room.width - gap * (columns - 1)) / columns, row / tall[0], most));
    if (width > best.width) best = { columns, width, height: Math.floor(Math.min(row, width * tall[1])) };
  }
  return best;
}
