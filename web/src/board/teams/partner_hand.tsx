// My partner's hand, where partners show their cards to each other: in the partner's city, and beside my own hand.
import { For, Show } from 'solid-js';
import { card_sentence } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { names_for, use_scope } from '../scope';
import { city_name, type WondersView } from '../wonders/view';
import './partner_hand.css';
import { partner_of } from './view';

// Of a city nothing, unless it is my partner's. Beside my hand its title is written.
export function PartnerHand(props: { seat?: number }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope as never);
  const partner = () => partner_of(scope.view(), scope.me());
  const cards = () => ((props.seat ?? partner()) === partner() ? (scope.view().seats[partner() ?? -1]?.hand ?? []) : []);
  const faces = () => cards().flatMap((id) => (id === null ? [] : (scope.catalogue.cards.get(id) ?? [])));
  const title = () => t('team.hand', { name: city_name(scope.update(), partner()!) });
  return (
    <Show when={faces().length}>
      <ul class="partner-hand" classList={{ beside: props.seat === undefined }} aria-label={title()} title={title()}>
        <Show when={props.seat === undefined}><li class="partner-title" aria-hidden="true">{title()}</li></Show>
        <For each={faces()}>
          {(face) => <li class="partner-card" data-help={`card.${face.id}`} title={card_sentence(scope.rules, face)}><Icon of="type" id={face.type} class={`type-mark type-${face.type}`} /><span>{name('cards', face.id)}</span></li>}
        </For>
      </ul>
    </Show>
  );
}
