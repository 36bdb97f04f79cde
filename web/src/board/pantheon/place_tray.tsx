// Putting one of two divinities face down into the Pantheon: which, then where.
import { createEffect, For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { t } from '../../text/language';
import { parse_action } from '../action';
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
  const parsed = () => props.choice.options().map((option) => parse_action(option.action));
  const gods = () => [...new Set(parsed().map((p) => p.args[0]!))];
  const places = () => [...new Set(parsed().map((p) => Number(p.args[1])))].sort((a, b) => price(a) - price(b));
  const price = (slot: number) => pantheon_of(scope.view())!.slots[slot]!.prices[scope.me()]!;
  const picked = () => (props.choice.picked() ? parse_action(props.choice.picked()!) : undefined);
  const choose = (god: string, slot: number) => props.choice.set(`place ${god} ${slot}`);
  // A space chosen on the board itself counts too.
  createEffect(() => {
    const god = picked()?.args[0];
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
              <button type="button" class="pick" aria-pressed={picked()?.args[0] === god} onClick={() => choose(god, Number(picked()?.args[1] ?? places()[0]))}>
                <Spoken words={`${name('divinities', god)}${t('list.stop')}${effects_text(scope.rules, scope.catalogue.divinities.get(god)?.effects ?? [])}`}><GodCard id={god} /></Spoken>
              </button>
            </li>
          )}
        </For>
        <Show when={picked()}>
          <li class="places" role="group" aria-label={t('pantheon.place')}>
            <For each={places()}>
              {(slot) => (
                <button type="button" class="way" classList={{ focused: Number(picked()!.args[1]) === slot }} aria-pressed={Number(picked()!.args[1]) === slot} onClick={() => choose(picked()!.args[0]!, slot)}>
                  <Spoken words={`${t('pantheon.slot', { n: slot + 1 })}, ${t('rail.coins', { n: price(slot) })}`}><Coins n={price(slot)} /></Spoken>
                </button>
              )}
            </For>
          </li>
        </Show>
      </ul>
    </>
  );
}
