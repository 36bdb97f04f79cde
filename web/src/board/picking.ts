// A decision by picking one of the options: the first click picks, the second (or the button, or Enter) confirms.
import { createEffect, createSignal, on } from 'solid-js';
import type { Scope } from './scope';

export function create_choice(scope: Pick<Scope, 'update' | 'legal' | 'act'>) {
  const [picked, pick] = createSignal<string>();
  createEffect(on(() => scope.update().round, () => pick(undefined)));
  const options = () => scope.legal().filter((option) => option.legal);
  return {
    picked,
    options,
    take(action: string) {
      if (picked() === action) scope.act(action);
      else pick(action);
    },
    set: pick,
    confirm: () => picked() && scope.act(picked()!),
    cancel: () => pick(undefined),
  };
}
export type Choice = ReturnType<typeof create_choice>;
