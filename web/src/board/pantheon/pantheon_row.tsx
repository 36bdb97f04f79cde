// The six spaces under the track: my price at the left, the opponent's at the right, my cheap end first.
import { For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { option_of } from '../action';
import type { DuelView } from '../duel/view';
import { Coins } from '../piece/amount';
import { Spoken } from '../piece/spoken';
import { name_in, names_for, use_scope } from '../scope';
import { GodEmblem } from './god';
import './pantheon_row.css';
import { pantheon_of, type PantheonSlot } from './view';

export function PantheonRow(props: { chosen?: number; onChoose: (slot: number) => void }) {
  const scope = use_scope<DuelView>();
  const slots = () => {
    const all = pantheon_of(scope.view())!.slots;
    return scope.me() === 0 ? all : all.toReversed();
  };
  const can_act = (slot: number) =>
    scope.legal().some((option) => ['activate', 'place'].includes(option.verb) && option.slot === slot);
  return (
    <ol class="pantheon" aria-label={t('pantheon.title')}>
      <For each={slots()}>
        {(slot) => (
          <li data-help={slot.card ? `god.${slot.card}` : 'pantheon'}>
            <Show when={can_act(slot.slot)} fallback={<span class="pantheon-slot"><SlotFace slot={slot} /></span>}>
              <button type="button" class="pantheon-slot free" classList={{ advised: option_of(scope, scope.guide?.()?.action)?.slot === slot.slot }} aria-pressed={props.chosen === slot.slot} onClick={() => props.onChoose(slot.slot)} data-place={slot.slot}>
                <SlotFace slot={slot} />
              </button>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}

function SlotFace(props: { slot: PantheonSlot }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const other = () => 1 - scope.me();
  const title = () => (props.slot.card ? name('divinities', props.slot.card) : props.slot.mythology ? name('mythologies', props.slot.mythology) : '');
  const effect = () => (props.slot.card ? effects_text(scope.rules, scope.catalogue.divinities.get(props.slot.card)?.effects ?? []) : '');
  const words = () =>
    [
      title() || t('pantheon.empty'),
      props.slot.card && !props.slot.open && scope.view().age < 2 ? t('pantheon.known') : '',
      !props.slot.card && props.slot.mythology ? t('pantheon.hidden') : '',
      effect(),
      t('pantheon.price', { name: name_in(scope.update(), scope.me()), n: props.slot.prices[scope.me()]! }),
      t('pantheon.price', { name: name_in(scope.update(), other()), n: props.slot.prices[other()]! }),
    ].filter(Boolean).join(t('list.stop'));
  return (
    <Spoken words={words()}>
      <span class="pantheon-price mine"><Coins n={props.slot.prices[scope.me()]!} /></span>
      <span class="pantheon-face" classList={{ hidden: !props.slot.card && !!props.slot.mythology, empty: !props.slot.card && !props.slot.mythology }}>
        <Show when={props.slot.card}>{(card) => <GodEmblem id={card()} mythology={props.slot.mythology} />}</Show>
        <Show when={!props.slot.card && props.slot.mythology}>{(myth) => <span class={`god-emblem back myth-${myth()}`}><Icon of="myth" id={myth()} /></span>}</Show>
        <span class="pantheon-name">{title()}</span>
        <span class="pantheon-effect">{effect()}</span>
      </span>
      <span class="pantheon-price theirs"><Coins n={props.slot.prices[other()]!} /></span>
    </Spoken>
  );
}
