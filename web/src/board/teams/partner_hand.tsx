// My partner's hand, where partners show their cards to each other.
import { For, Show } from 'solid-js';
import { card_sentence } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { names_for, use_scope } from '../scope';
import { city_name, type WondersView } from '../wonders/view';
import './partner_hand.css';
import { partner_of } from './view';

export function PartnerHand(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope as never);
  const cards = () => (partner_of(scope.view(), scope.me()) === props.seat ? (scope.view().seats[props.seat]!.hand ?? []) : []);
  const faces = () => cards().flatMap((id) => (id === null ? [] : (scope.catalogue.cards.get(id) ?? [])));
  return (
    <Show when={faces().length}>
      <ul class="partner-hand" aria-label={t('team.hand', { name: city_name(scope.update(), props.seat) })} title={t('team.hand', { name: city_name(scope.update(), props.seat) })}>
        <For each={faces()}>
          {(face) => <li class="partner-card" data-help={`card.${face.id}`} title={card_sentence(scope.rules, face)}><Icon of="type" id={face.type} class={`type-mark type-${face.type}`} /><span>{name('cards', face.id)}</span></li>}
        </For>
      </ul>
    </Show>
  );
}
