// A card. All that decides is in its top 45 %: header with the effect, then cost and chains.
import { For, Show, type JSX } from 'solid-js';
import type { CardFace } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import { name_of } from '../../text/names';
import { CardArt } from './art';
import { Chain, CostIcons } from './cost';
import { EffectRow } from './effect';
import { breadth_of, crowded, drawn_effects } from './drawn_effects';
import './card.css';
import './type.css';

type CardProps = { rules: string; face: CardFace; lit?: (chain: string) => boolean; children?: JSX.Element };

export function Card(props: CardProps) {
  const effects = () => drawn_effects(props.face.effects);
  const cost_count = () =>
    props.face.cost.goods.reduce((sum, g) => sum + g.units, 0) +
    (props.face.cost.coins ? 1 : 0) + props.face.needs.length + props.face.gives.length;
  return (
    <span class={`card type-${props.face.type}`} classList={{ crowded: crowded(effects()) }} data-card={props.face.id} data-help={`card.${props.face.id}`}>
      <CardArt id={props.face.id} type={props.face.type} />
      <span class="card-head pattern">
        <Icon of="type" id={props.face.type} class="card-shape" />
        <span class="card-effects" style={{ '--breadth': breadth_of(effects()) }}>
          <EffectRow effects={props.face.effects} />
        </span>
      </span>
      <span class="card-cost" classList={{ house: props.face.house }} style={{ '--items': Math.max(4, cost_count()) }}>
        <Icon of="type" id={props.face.type} class={`cost-shape type-mark type-${props.face.type}`} />
        <For each={props.face.needs}>{(id) => <Chain id={id} way="needs" lit={props.lit?.(id)} />}</For>
        <CostIcons cost={props.face.cost} />
        <span class="spacer" />
        <For each={props.face.gives}>{(id) => <Chain id={id} way="gives" lit={props.lit?.(id)} />}</For>
      </span>
      <span class="card-name">{name_of(props.rules, 'cards', props.face.id)}</span>
      {props.children}
    </span>
  );
}

const NUMERALS = ['', 'I', 'II', 'III'];

export function CardBack(props: { age: number; back: string }) {
  return (
    <span class={`card card-back ${props.back === 'age' ? `back-${props.age}` : `type-${props.back} pattern back-special`}`}>
      <span class="card-back-mark display">
        <Show when={props.back !== 'age'} fallback={NUMERALS[props.age]}>
          <Icon of="type" id={props.back} />
        </Show>
      </span>
    </span>
  );
}
