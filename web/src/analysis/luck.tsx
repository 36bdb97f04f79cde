// What luck brings, by hand or by chance.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { name_in } from '../board/scope';
import type { Update } from '../link/protocol';
import { name_of, type NameKind } from '../text/names';
import { say } from '../review/words';
import type { Due } from './store';

const KINDS: NameKind[] = ['cards', 'wonders', 'tokens', 'divinities', 'boards', 'islands', 'shipyards', 'mythologies', 'offerings'];
export const thing_name = (rules: string, id: string): string => {
  const [base, side] = id.split(':');
  for (const kind of KINDS) {
    const found = name_of(rules, kind, base!);
    if (found !== base) return side ? `${found} (${side === '?' ? '?' : name_of(rules, 'sides', side)})` : found;
  }
  return id;
};

export function Luck(props: { due: Due; update: Update; onLine: (line: string) => void; onRoll: () => void }) {
  // By place in the list: what is there twice can be chosen twice.
  const [chosen, set_chosen] = createSignal<number[]>([]);
  createEffect(on(() => props.due, () => set_chosen([]), { defer: true }));
  const things = createMemo(() => props.due.from.map((id, place) => ({ id, place, name: thing_name(props.update.rules, id) })).sort((a, b) => a.name.localeCompare(b.name)));
  const title = () => {
    if (props.due.kind === 'reveal') return say('luck.due.reveal');
    if (props.due.seat !== undefined) return say('luck.due.hand', { name: name_in(props.update, props.due.seat), n: props.due.count });
    return say('luck.due.pick', { n: props.due.count, kind: props.due.kind });
  };
  const take = (places: number[]) => {
    const where = [props.due.slot, props.due.seat].filter((one) => one !== undefined);
    props.onLine(['nature', props.due.kind, ...where, ...places.map((place) => props.due.from[place]!)].join(' '));
  };
  const pick = (place: number) => {
    if (props.due.count === 1) return take([place]);
    const has = chosen().includes(place);
    if (has) set_chosen(chosen().filter((one) => one !== place));
    else if (chosen().length < props.due.count) set_chosen([...chosen(), place]);
  };
  return (
    <div class="luck-tray">
      <div class="luck-head">
        <h2 class="tray-title">{title()}</h2>
        <Show when={props.due.count > 1}>
          <span class="luck-count" role="status">{say('luck.chosen', { n: chosen().length, all: props.due.count })}</span>
          <button type="button" class="button small primary" disabled={chosen().length !== props.due.count} onClick={() => take(chosen())}>{say('luck.take')}</button>
        </Show>
        <button type="button" class="button small luck-roll" onClick={() => props.onRoll()}>{say('luck.roll')}</button>
      </div>
      <div class="luck-things">
        <For each={things()}>
          {(thing) => <button type="button" class="luck-thing" data-id={thing.id} aria-pressed={props.due.count > 1 ? chosen().includes(thing.place) : undefined} onClick={() => pick(thing.place)}>{thing.name}</button>}
        </For>
      </div>
    </div>
  );
}
