// What a city makes; at a neighbour also what one unit costs me there. Goods of one price stand together.
import { For, Show } from 'solid-js';
import { RESOURCES } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';
import { OneOf } from '../piece/effect';
import { names_for, use_scope } from '../scope';
import './goods.css';
import type { WondersView } from './view';

const RAW = ['wood', 'clay', 'stone', 'ore'];
const class_of = (resource: string) => (RAW.includes(resource) ? 'raw' : 'manufactured');

export function Goods(props: { seat: number; place: 'left' | 'me' | 'right' | 'other' }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const city = () => scope.view().seats[props.seat]!;
  const prices = () => (props.place === 'left' || props.place === 'right' ? scope.view().seats[scope.me()]!.prices[props.place] : undefined);
  const groups = () => (prices() && prices()!.raw !== prices()!.manufactured ? [['raw'], ['manufactured']] : [['raw', 'manufactured']]);
  // What is not for sale is of interest to its owner alone.
  const kinds = () => groups().map((kinds) => ({
    price: prices()?.[kinds[0] as 'raw'],
    fixed: RESOURCES.filter((r) => kinds.includes(class_of(r)) && (city().makes[r] ?? 0) > 0),
    choices: city().choices.filter((choice) => kinds.includes(class_of(choice.of[0]!)) && (!prices() || choice.for_sale)),
  })).filter(({ fixed, choices }) => fixed.length + choices.length > 0);
  return (
    <div class="goods" aria-label={t('wonders.makes')} role="group" data-help="trade">
      <For each={kinds()}>
        {({ price, fixed, choices }) => (
          <span class="goods-kind">
            <Show when={price}>{(n) => <span class="goods-price" role="img" aria-label={t('rail.price', { n: n() })}><Coins n={n()} /></span>}</Show>
            <For each={fixed}>
              {(resource) => (
                <span class="good" role="img" aria-label={`${name('resources', resource)} ${city().makes[resource]}${price ? `, ${t('rail.price', { n: price })}` : ''}`}>
                  <For each={Array.from({ length: city().makes[resource]! })}>{() => <Icon of="good" id={resource} />}</For>
                </span>
              )}
            </For>
            <For each={choices}>
              {(choice) => (
                <span class="good one" classList={{ mine: !choice.for_sale }} role="img" aria-label={`${choice.of.map((r) => name('resources', r)).join(t('list.or'))}${t('list.and')}${t('rail.choice')}`}><OneOf resources={choice.of} /></span>
              )}
            </For>
          </span>
        )}
      </For>
    </div>
  );
}
