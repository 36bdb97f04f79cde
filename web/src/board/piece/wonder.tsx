// A wonder: as a bar in a rail, or as a wide card when drafting.
import { Show } from 'solid-js';
import type { WonderFace } from '../../catalogue/catalogue';
import { effects_text } from '../../catalogue/words';
import { has_icon, Icon } from '../../icon/icon';
import { WonderScene } from '../../scene/scene';
import { name_of } from '../../text/names';
import { CostIcons } from './cost';
import { EffectRow } from './effect';
import './wonder.css';

export function WonderEmblem(props: { id: string }) {
  return (
    <span class="wonder-emblem">
      <Icon of="wonder" id={has_icon('wonder', props.id) ? props.id : 'pyramids'} />
    </span>
  );
}

export function WonderCard(props: { rules: string; face: WonderFace }) {
  return (
    <span class="wonder-card" data-wonder={props.face.id}>
      <span class="wonder-top">
        <WonderEmblem id={props.face.id} />
        <span class="wonder-title display">{name_of(props.rules, 'wonders', props.face.id)}</span>
      </span>
      <span class="wonder-scene"><WonderScene id={props.face.id} stages={1} of={1} /></span>
      <span class="wonder-effects"><EffectRow effects={props.face.effects} /></span>
      <Show when={props.face.effects.length}>
        <span class="wonder-words">{effects_text(props.rules, props.face.effects)}</span>
      </Show>
      <span class="wonder-cost"><CostIcons cost={props.face.cost} /></span>
    </span>
  );
}
