// What a player makes, and what one more of each resource costs them.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';
import { OneOf } from '../piece/effect';
import { name_in, names_for, use_scope } from '../scope';
import './prices.css';
import { DUEL_GOODS, type DuelView } from './view';

const [RAW, MANUFACTURED] = [DUEL_GOODS.slice(0, 3), DUEL_GOODS.slice(3)];

export function PriceList(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const economy = () => scope.view().seats[props.seat]!;
  const other = () => name_in(scope.update(), 1 - props.seat);
  const why = (resource: string) => {
    const [n, theirs] = [economy().prices[resource]!, scope.view().seats[1 - props.seat]!.makes[resource] ?? 0];
    const values = { name: name_in(scope.update(), props.seat), what: name('resources', resource), n, other: other(), theirs };
    return t(n !== 2 + theirs ? 'price.fixed' : theirs ? 'price.why' : 'price.none', values);
  };
  return (
    <div role="group" class="rail-part" aria-label={t('rail.prices')} data-help="prices">
      <ul class="prices">
        <For each={DUEL_GOODS}>
          {(resource) => {
            const made = () => economy().makes[resource] ?? 0;
            return (
              <li class="price" classList={{ made: made() > 0 }} data-said={why(resource)}>
                <span class="hidden-visually">
                  {name('resources', resource)}{t('list.colon')}{t('rail.make', { n: made() })}, {t('rail.price', { n: economy().prices[resource]! })}
                </span>
                <span class="price-icon" aria-hidden="true">
                  <Icon of="good" id={resource} />
                  <Show when={made() > 0}><b class="price-made">{made()}</b></Show>
                </span>
                <span class="price-coin" aria-hidden="true"><Coins n={economy().prices[resource]!} /></span>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={economy().choices.raw + economy().choices.manufactured > 0}>
        <p class="price-choices">
          <For each={Array.from({ length: economy().choices.raw })}>
            {() => <span role="img" aria-label={t('effect.produce-any-raw')}><OneOf resources={RAW} /></span>}
          </For>
          <For each={Array.from({ length: economy().choices.manufactured })}>
            {() => <span role="img" aria-label={t('effect.produce-any-manufactured')}><OneOf resources={MANUFACTURED} /></span>}
          </For>
          {/* of three there is no room left to say it */}
          <Show when={economy().choices.raw + economy().choices.manufactured < 3}><span class="price-note">{t('rail.choice')}</span></Show>
        </p>
      </Show>
    </div>
  );
}
