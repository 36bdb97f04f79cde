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
  const city = () => scope.view().seats[props.seat]!;
  const faces = (ids: string[]) => ids.flatMap((id) => scope.catalogue.sea!.islands.get(id) ?? []);
  // At the table they fill its middle, for their explorer alone; looking back, they lie beside those found.
  const looked_at = () => (scope.live ? [] : faces(city().looked_at));
  return (
    <Show when={city().islands.length + looked_at().length}>
      <ul class="islands" aria-label={t('sea.islands')}>
        <For each={faces(city().islands)}>{(island) => <Island island={island} />}</For>
        <Show when={looked_at().length}><li class="islands-looked">{t('sea.islands.looked')}</li></Show>
        <For each={looked_at()}>{(island) => <Island island={island} looked_at />}</For>
      </ul>
    </Show>
  );
}

function Island(props: { island: IslandFace; looked_at?: boolean }) {
  const scope = use_scope();
  const name = names_for(scope);
  return (
    <li class="island" classList={{ 'looked-at': props.looked_at }} data-help={`island.${props.island.id}`} title={effects_text(scope.rules, props.island.effects)}>
      <span class="island-level" aria-hidden="true">{'I'.repeat(props.island.level)}</span>
      <span class="island-name">{name('islands', props.island.id)}</span>
      <span class="island-effects" aria-hidden="true"><EffectRow effects={props.island.effects} /></span>
    </li>
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
