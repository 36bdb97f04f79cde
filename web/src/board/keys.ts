// Playing by keyboard: letters choose cards, digits choose among other options; B S W act, Enter confirms.
import { onCleanup, onMount } from 'solid-js';
import { parse_action } from './action';
import { KEYS, type Selection } from './selection';

export type Picking = { options: () => { action: string }[]; picked: () => string | undefined; set: (action: string) => void; confirm: () => void; cancel: () => void };

type BoardKeys = {
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

export function use_board_keys(keys: BoardKeys): void {
  let wonder = false;
  const picking = () => keys.cards().length === 0 || keys.usual?.() === false;
  const of_verb = (verb: string) => keys.selection.of_verb(verb);

  function on_key(event: KeyboardEvent): void {
    if (typing(event)) return;
    const key = event.key.toLowerCase();
    const was_wonder = wonder;
    wonder = false;
    if (key === 'escape') {
      keys.selection.choose(undefined);
      keys.choice?.cancel();
    } else if (key === 'enter' && !(event.target as HTMLElement).closest('button, a')) {
      if (keys.choice?.picked()) keys.choice.confirm();
      else keys.selection.confirm(keys.selection.focused());
    } else if (was_wonder && /^[1-9]$/.test(key)) {
      const wonder_there = keys.wonders?.()[Number(key) - 1];
      keys.selection.confirm(of_verb('wonder').find((o) => parse_action(o.action).args[0] === wonder_there) ?? of_verb('stage')[Number(key) - 1]);
    } else if (picking() && /^[1-9]$/.test(key)) {
      const option = keys.choice?.options()[Number(key) - 1];
      if (option) keys.choice?.set(option.action);
    } else if (key === 'b') keys.selection.confirm(of_verb('build').find((o) => o.legal));
    else if (key === 's') keys.selection.confirm(of_verb('sell').find((o) => o.legal));
    else if (key === 'w') wonder = true;
    else if (key.length === 1 && KEYS.includes(key)) {
      const card = keys.cards()[KEYS.indexOf(key)];
      if (card) keys.selection.toggle(card);
    }
  }
  onMount(() => window.addEventListener('keydown', on_key));
  onCleanup(() => window.removeEventListener('keydown', on_key));
}

