import { For, Show } from 'solid-js';
import type { Cost } from '../../catalogue/catalogue';
import { has_icon, Icon } from '../../icon/icon';
import { glyph_of } from '../../icon/science';
import { letter_of } from '../../text/letters';
import { Coins } from './amount';
import './cost.css';

// Resources one by one: a cost is read at a glance, not calculated.
export function CostIcons(props: { cost: Cost }) {
  const units = () => props.cost.goods.flatMap((g) => Array.from({ length: g.units }, () => g.resource));
  return (
    <span class="cost" style={{ '--count': units().length + (props.cost.coins ? 1 : 0) }}>
      <Show when={props.cost.coins}>
        <Coins n={props.cost.coins} />
      </Show>
      <For each={units()}>{(resource) => <Resource id={resource} />}</For>
    </span>
  );
}

export function Resource(props: { id: string }) {
  return (
    <span class="resource" data-help={`good.${props.id}`}>
      <Icon of="good" id={props.id} />
      <i class="letter" aria-hidden="true">{letter_of(props.id)}</i>
    </span>
  );
}

// A chain glyph: the same on the card that gives it and the card that takes it.
export function Chain(props: { id: string; way: 'needs' | 'gives'; lit?: boolean }) {
  const glyph = () => glyph_of(props.id);
  const family = () => (has_icon('chain', glyph()) ? 'chain' : has_icon('myth', glyph()) ? 'myth' : 'ui');
  return (
    <span class={`chain ${props.way}`} classList={{ lit: props.lit }} data-chain={props.id} data-help="chain">
      <Icon of={family()} id={family() === 'ui' ? 'link' : glyph()} />
    </span>
  );
}
