// Playing by keyboard: letters choose cards, arrows the next one, digits choose among other options; B S W act, Enter confirms.
import { onCleanup, onMount } from 'solid-js';
import { KEYS, type Selection } from './selection';

export type Picking = { options: () => { action: string }[]; picked: () => string | undefined; set: (action: string) => void; confirm: () => void; cancel: () => void };

type BoardKeys = {
  live: boolean;  // a replay has other uses for keys
  cards: () => string[];
  selection: Selection;
  usual?: () => boolean;  // a turn of the usual kind: cards are chosen, not options
  choice?: Picking;
  wonders?: () => string[];  // in the places the tray shows them at
};

export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return event.ctrlKey || event.metaKey || event.altKey || !!target?.closest('input, textarea, select');
}

// What can be chosen on a board, and is a button.
const CHOICES = ['.slot-button', '.hand-card', '.draft-pick', '.side-pick', '.pick', '.board-token.free'].map((one) => `.table-main ${one}:not([disabled])`).join();
export const ARROWS: Record<string, [number, number]> = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] };

export const middle_of = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

// The nearest in that direction; what lies aside counts double, so that a row is followed to its end.
export function next_in_direction(from: [number, number], all: [number, number][], [dx, dy]: [number, number]): number | undefined {
  const found = all
    .map(([x, y], index) => ({ index, ahead: (x - from[0]) * dx + (y - from[1]) * dy, aside: Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx) }))
    .filter(({ ahead }) => ahead > 4)
    .sort((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside);
  return found[0]?.index;
}

function choose_by_arrow(way: [number, number]): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  const now = all.find((one) => one === document.activeElement) ?? all.find((one) => one.getAttribute('aria-pressed') === 'true');
  const next = now ? all[next_in_direction(middle_of(now), all.map(middle_of), way) ?? -1] : all[0];
  next?.focus();
  if (next && next.getAttribute('aria-pressed') !== 'true') next.click();
  return all.length > 0;
}

// Enter on a button presses it, but on what is chosen already it confirms.
const presses = (target: HTMLElement) => target.closest('button, a, summary') !== null && !target.closest(CHOICES)?.matches('[aria-pressed="true"]');

export function use_board_keys(keys: BoardKeys): void {
  let wonder = false;
  const picking = () => keys.cards().length === 0 || keys.usual?.() === false;
  const of_verb = (verb: string) => keys.selection.of_verb(verb);

  // The first is the stage alone, the second with a ship; without ships they are the ways to pay.
  const stage_by = (n: number) => (of_verb('stage').some((o) => o.ship) ? of_verb('stage').find((o) => o.legal && !!o.ship === (n === 2)) : of_verb('stage')[n - 1]);

  function on_key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (!keys.live || typing(event) || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const was_wonder = wonder;
    wonder = false;
    if (key === 'escape') {
      keys.selection.choose(undefined);
      keys.choice?.cancel();
    } else if (ARROWS[key] && !target.closest('[role="radiogroup"], .drawer, [popover]')) {
      if (choose_by_arrow(ARROWS[key])) event.preventDefault();
    } else if (key === 'enter' && !presses(target)) {
      event.preventDefault();
      if (keys.choice?.picked()) keys.choice.confirm();
      else keys.selection.confirm(keys.selection.focused());
    } else if (was_wonder && /^[1-9]$/.test(key)) {
      const wonder_there = keys.wonders?.()[Number(key) - 1];
      keys.selection.confirm(of_verb('wonder').find((o) => o.wonder === wonder_there) ?? stage_by(Number(key)));
    } else if (picking() && /^[1-9]$/.test(key)) {
      const option = keys.choice?.options()[Number(key) - 1];
      if (option) keys.choice?.set(option.action);
    } else if (key === 'b') keys.selection.confirm(of_verb('build').find((o) => o.legal && !!o.ship === event.shiftKey));
    else if (key === 's') keys.selection.confirm(of_verb(event.shiftKey ? 'sail' : 'sell').find((o) => o.legal));
    else if (key === 'w') wonder = true;
    else if (key.length === 1 && KEYS.includes(key)) {
      const card = keys.cards()[KEYS.indexOf(key)];
      if (card) keys.selection.toggle(card);
    }
  }
  onMount(() => window.addEventListener('keydown', on_key));
  onCleanup(() => window.removeEventListener('keydown', on_key));
}
