// Calling on a divinity: one button a way to pay, with or without offerings.
import { For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { t } from '../../text/language';
import type { DuelView } from '../duel/view';
import { names_for, use_scope } from '../scope';
import { ActButton } from '../tray/act_button';
import { pantheon_of } from './view';

export function GodTray(props: { slot: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const card = () => pantheon_of(scope.view())!.slots[props.slot]?.card;
  const options = () => scope.legal().filter((option) => option.verb === 'activate' && option.slot === props.slot);
  return (
    <Show when={card()}>
      {(id) => (
        <>
          <div class="tray-head">
            <h2 class="tray-title">{name('divinities', id())}</h2>
          </div>
          <p class="tray-how god-how">{effects_text(scope.rules, scope.catalogue.divinities.get(id())?.effects ?? [])}</p>
          <div class="tray-acts">
            <For each={options()}>
              {(option) => (
                <ActButton
                  option={option}
                  label={[t('pantheon.activate'), ...(option.offerings ?? []).map((n) => t('pantheon.offering', { n }))].join(t('list.and'))}
                  onDone={(o) => scope.act(o.action)}
                />
              )}
            </For>
          </div>
        </>
      )}
    </Show>
  );
}
