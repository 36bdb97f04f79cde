// Islands: small named cards one can tap and read.
import { For, Show } from 'solid-js';
import type { IslandFace } from '../../catalogue/sea';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { EffectRow } from '../piece/effect';
import { names_for, use_scope } from '../scope';
import './islands.css';
import type { SeaView } from './view';

export function Islands(props: { seat: number }) {
  const scope = use_scope<SeaView>();
  const name = names_for(scope as never);
  const found = () => scope.view().seats[props.seat]!.islands.flatMap((id) => scope.catalogue.sea!.islands.get(id) ?? []);
  return (
    <Show when={found().length}>
      <ul class="islands" aria-label={t('sea.islands')}>
        <For each={found()}>
          {(island) => (
            <li class="island" data-help={`island.${island.id}`} title={effects_text(scope.rules, island.effects)}>
              <span class="island-level" aria-hidden="true">{'I'.repeat(island.level)}</span>
              <span class="island-name">{name('islands', island.id)}</span>
              <span class="island-effects" aria-hidden="true"><EffectRow effects={island.effects} /></span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

// An island to choose.
export function IslandCard(props: { island: IslandFace }) {
  const scope = use_scope();
  const name = names_for(scope);
  return (
    <span class="island-card">
      <span class="island-card-head"><Icon of="sea" id="island" /><b>{t('sea.island.level', { n: props.island.level })}</b></span>
      <span class="island-card-name display">{name('islands', props.island.id)}</span>
      <span class="island-card-effects"><EffectRow effects={props.island.effects} /></span>
      <span class="island-card-words">{effects_text(scope.rules, props.island.effects)}</span>
    </span>
  );
}
