// Reading by keyboard: Shift and an arrow lead from thing to thing, whether it can be pressed or not. Enter reads it; where
// Enter presses it, Shift and Enter do.
import { onCleanup, onMount } from 'solid-js';
import { ARROWS, middle_of, next_in_direction, typing } from '../keys';
import { asked_about, is_whole } from './help_note';

const in_window = (element: Element): boolean => {
  const [x, y] = middle_of(element);
  return element.getClientRects().length > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
};

// The smallest things in sight that say something of their own; a card or a wonder is one thing.
function things(): HTMLElement[] {
  const saying = [...document.querySelectorAll<HTMLElement>('.table [data-help], .table [data-help] :is([data-said], [aria-label])')].filter(in_window);
  const found = [...new Set(saying.map((one) => {
    const { about } = asked_about(one)!;
    return is_whole(about) ? (about as HTMLElement) : one;
  }))];
  return found.filter((one) => is_whole(one) || !found.some((other) => other !== one && one.contains(other)));
}

function walk(way: [number, number]): void {
  const all = things();
  const now = all.find((one) => one === document.activeElement);
  const next = now ? all[next_in_direction(middle_of(now), all.map(middle_of), way) ?? -1] : all[0];
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1; // what is no button takes the focus only so
  next.focus();
}

export function use_reading_keys(read: (thing: Element) => void): void {
  function on_key(event: KeyboardEvent): void {
    if (typing(event)) return;
    const target = event.target as Element;
    const way = event.shiftKey && ARROWS[event.key.toLowerCase()];
    const reads = event.key === 'Enter' && asked_about(target) && (event.shiftKey || !target.matches('button, a'));
    if (!way && !reads) return;
    event.preventDefault();
    event.stopPropagation();
    if (way) walk(way);
    else read(target);
  }
  onMount(() => window.addEventListener('keydown', on_key, true));
  onCleanup(() => window.removeEventListener('keydown', on_key, true));
}
