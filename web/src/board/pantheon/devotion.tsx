// A rail's share of Pantheon: tokens kept, divinities called.
import { For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { t } from '../../text/language';
import type { DuelView } from '../duel/view';
import { Coins } from '../piece/amount';
import { names_for, use_scope } from '../scope';
import './devotion.css';
import { GodEmblem, MythToken, OfferingToken } from './god';
import { pantheon_of } from './view';

export function DevotionPart(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const mine = () => pantheon_of(scope.view())?.seats[props.seat];
  const any = () => mine() && mine()!.mythologies.length + mine()!.offerings.length + mine()!.divinities.length > 0;
  return (
    <Show when={any()}>
      <div class="rail-part rail-gods" role="group" aria-label={t('rail.gods')}>
        <span>
          <For each={mine()!.mythologies}>{(id) => <MythToken id={id} />}</For>
          <For each={mine()!.offerings}>{(n) => <OfferingToken n={n} />}</For>
        </span>
        <span class="rail-called">
          <For each={mine()!.divinities}>
            {(id) => (
              <span class="rail-god" title={effects_text(scope.rules, scope.catalogue.divinities.get(id)?.effects ?? [])} data-help={`god.${id}`}>
                <GodEmblem id={id} mythology={scope.catalogue.divinities.get(id)?.mythology} />
                <span>{name('divinities', id)}</span>
                <Show when={id === 'astarte' && mine()!.astarte > 0}><Coins n={mine()!.astarte} /></Show>
              </span>
            )}
          </For>
        </span>
      </div>
    </Show>
  );
}
