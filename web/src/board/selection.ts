// Which card is chosen, and which of its uses is highlighted. Two steps for any move: choose, then confirm.
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Option } from '../link/protocol';
import { card_of } from './action';
import type { Scope } from './scope';

// The card somebody looks at, for the parts of the page that light up its chain partners.
export const [looked_at, look_at] = createSignal<string>();

export const KEYS = 'acdefgijklmnopqrtvxyz';

export function create_selection(scope: Scope, cards: () => string[]) {
  const [chosen, choose] = createSignal<string>();
  const [focus, set_focus] = createSignal<string>();

  // A choice outlives an update only while its card can still be used.
  createEffect(
    on([cards, () => scope.update().round], () => {
      const card = chosen();
      if (card && !cards().includes(card)) choose(undefined);
    }),
  );
  createEffect(
    on(chosen, (card) => {
      set_focus(undefined);
      look_at(card);
    }),
  );

  // Advice is about every card: it is read where nothing is chosen.
  createEffect(on(() => scope.thinking?.(), (asked) => asked && choose(undefined)));

  const options = createMemo<Option[]>(() => {
    const card = chosen();
    return card ? scope.legal().filter((option) => card_of(option) === card) : [];
  });
  const of_verb = (...verbs: string[]) => options().filter((o) => verbs.includes(o.verb));
  const focused = createMemo(() => {
    const wanted = options().find((o) => o.action === focus() && o.legal);
    return wanted ?? options().find((o) => o.legal);
  });

  return {
    chosen,
    choose,
    toggle: (card: string) => choose(chosen() === card ? undefined : card),
    options,
    of_verb,
    focused,
    set_focus,
    confirm: (option: Option | undefined) => {
      if (!option?.legal) return;
      scope.act(option.action);
      choose(undefined);
    },
  };
}
export type Selection = ReturnType<typeof create_selection>;
