// Putting one of two divinities face down into the Pantheon: which, then where.
import { createEffect, For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { t } from '../../text/language';
import { option_of } from '../action';
import { action_words } from '../action_words';
import type { Choice } from '../picking';
import type { DuelView } from '../duel/view';
import { Coins } from '../piece/amount';
import { Spoken } from '../piece/spoken';
import { names_for, use_scope } from '../scope';
import { GodCard } from './god';
import { pantheon_of } from './view';

export function PlaceTray(props: { choice: Choice; slot?: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const options = () => props.choice.options();
  const gods = () => [...new Set(options().map((option) => option.divinity!))];
  const places = () => [...new Set(options().map((option) => option.slot!))].sort((a, b) => price(a) - price(b));
  const price = (slot: number) => pantheon_of(scope.view())!.slots[slot]!.prices[scope.me()]!;
  const picked = () => option_of(scope, props.choice.picked());
  const choose = (god: string, slot: number) => props.choice.set(options().find((option) => option.divinity === god && option.slot === slot)?.action);
  // A space chosen on the board itself counts too.
  createEffect(() => {
    const god = picked()?.divinity;
    if (props.slot !== undefined && god && places().includes(props.slot)) choose(god, props.slot);
  });
  return (
    <>
      <div class="tray-head">
        <h2 class="tray-title">{t(picked() ? 'pantheon.place' : 'pantheon.offer')}</h2>
        <Show when={picked()}>
          <span class="tray-tools">
            <button type="button" class="button primary" disabled={scope.pending() !== undefined} onClick={() => props.choice.confirm()}>{action_words(scope as never, props.choice.picked()!)}</button>
          </span>
        </Show>
      </div>
      <ul class="picks">
        <For each={gods()}>
          {(god) => (
            <li>
              <button type="button" class="pick" aria-pressed={picked()?.divinity === god} onClick={() => choose(god, picked()?.slot ?? places()[0]!)}>
                <Spoken words={`${name('divinities', god)}${t('list.stop')}${effects_text(scope.rules, scope.catalogue.divinities.get(god)?.effects ?? [])}`}><GodCard id={god} /></Spoken>
              </button>
            </li>
          )}
        </For>
        <Show when={picked()}>
          <li class="places" role="group" aria-label={t('pantheon.place')}>
            <For each={places()}>
              {(slot) => (
                <button type="button" class="way" classList={{ focused: picked()!.slot === slot }} aria-pressed={picked()!.slot === slot} onClick={() => choose(picked()!.divinity!, slot)}>
                  <Spoken words={`${t('pantheon.slot', { n: slot + 1 })}${t('list.and')}${t('rail.coins', { n: price(slot) })}`}><Coins n={price(slot)} /></Spoken>
                </button>
              )}
            </For>
          </li>
        </Show>
      </ul>
    </>
  );
}
