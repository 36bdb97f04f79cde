// What a city makes; at a neighbour also what one unit costs me there.
import { For, Show } from 'solid-js';
import { RESOURCES } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';
import { OneOf } from '../piece/effect';
import { names_for, use_scope } from '../scope';
import type { WondersView } from './view';

const RAW = ['wood', 'clay', 'stone', 'ore'];

export function Goods(props: { seat: number; place: 'left' | 'me' | 'right' | 'other' }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const city = () => scope.view().seats[props.seat]!;
  const price = () => (props.place === 'left' || props.place === 'right' ? scope.view().seats[scope.me()]!.prices[props.place] : undefined);
  const price_of = (resource: string) => (RAW.includes(resource) ? price()?.raw : price()?.manufactured);
  return (
    <div class="goods" aria-label={t('wonders.makes')} role="group" data-help="trade">
      <For each={RESOURCES.filter((r) => (city().makes[r] ?? 0) > 0)}>
        {(resource) => (
          <span class="good" role="img" aria-label={`${name('resources', resource)} ${city().makes[resource]}${price() ? `, ${t('rail.price', { n: price_of(resource)! })}` : ''}`}>
            <For each={Array.from({ length: city().makes[resource]! })}>{() => <Icon of="good" id={resource} />}</For>
            <Show when={price()}><Coins n={price_of(resource)!} /></Show>
          </span>
        )}
      </For>
      <For each={city().choices.filter((choice) => props.place === 'me' || choice.for_sale)}>
        {(choice) => (
          <span class="good one" role="img" aria-label={`${choice.of.map((r) => name('resources', r)).join(' / ')}, ${t('rail.choice')}`}>
            <OneOf resources={choice.of} />
            <Show when={price()}><Coins n={price_of(choice.of[0]!)!} /></Show>
          </span>
        )}
      </For>
    </div>
  );
}
