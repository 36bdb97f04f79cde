// The buildings of a city: one line each, grouped by type; spines with vertical names in Chinese.
// A crowd on a low screen: goods are chips without names (what they make is told above), the rest two columns.
import { createMemo, For, Show } from 'solid-js';
import { TYPE_ORDER, type CardFace } from '../../catalogue/catalogue';
import { card_sentence } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { language, t } from '../../text/language';
import { name_of } from '../../text/names';
import { Chain } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import '../piece/type.css';
import { use_scope } from '../scope';
import { looked_at } from '../selection';
import { chained } from '../chained';
import { low } from '../wide';
import './city.css';
import type { DuelView } from './view';

export function City(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const cards = () => scope.view().cities[props.seat]!;
  return (
    <div role="group" class="rail-part rail-city" aria-label={t('rail.city')} data-city={props.seat}>
      <Show when={cards().length} fallback={<p class="city-empty">{t('rail.city.none')}</p>}>
        <Stacks rules={scope.rules} cards={cards()} crowd={12} face={(id) => scope.catalogue.cards.get(id)} marked={(id) => chained(scope.catalogue, looked_at(), id)} />
      </Show>
    </div>
  );
}

// `crowd`: more than these are one on a low screen.
type StacksProps = { rules: string; cards: string[]; crowd: number; face: (id: string) => CardFace | undefined; marked?: (id: string) => boolean };

export function Stacks(props: StacksProps) {
  const many = () => props.cards.length > props.crowd;
  const crowded = () => low() && many();
  const upright = () => language() === 'zh-Hant' && !crowded();
  // What already stands is not drawn anew: only what was added arrives.
  return (
    <ul class="stacks" classList={{ many: many(), crowded: crowded(), upright: upright() }}>
      <For each={TYPE_ORDER}>
        {(type) => {
          const ids = createMemo(() => props.cards.filter((id) => props.face(id)?.type === type));
          return (
            <Show when={ids().length}>
              <li class={`stack type-${type}`}>
                <ul>
                  <For each={ids()}>{(id) => <li><Spine rules={props.rules} face={props.face(id)!} marked={props.marked?.(id)} /></li>}</For>
                </ul>
              </li>
            </Show>
          );
        }}
      </For>
    </ul>
  );
}

export function Spine(props: { rules: string; face: CardFace; marked?: boolean }) {
  return (
    <span
      class={`spine type-${props.face.type}`}
      classList={{ marked: props.marked }}
      role="img"
      data-built={props.face.id}
      data-help={`card.${props.face.id}`}
      aria-label={card_sentence(props.rules, props.face)}
      title={card_sentence(props.rules, props.face)}
    >
      <span class="spine-mark pattern"><Icon of="type" id={props.face.type} /></span>
      <span class="spine-name">{name_of(props.rules, 'cards', props.face.id)}</span>
      <span class="spine-effects"><EffectRow effects={props.face.effects} /></span>
      <For each={props.face.gives}>{(id) => <Chain id={id} way="gives" />}</For>
    </span>
  );
}
