// One player's side: coins, points, what they make and pay, science, wonders, tokens, buildings.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins, Points } from '../piece/amount';
import { Skyline } from '../piece/art';
import { OneOf } from '../piece/effect';
import { Medallion } from '../piece/token';
import { name_in, names_for, use_scope } from '../scope';
import { DevotionPart } from '../pantheon/devotion';
import { City } from './city';
import './rail.css';
import { DUEL_GOODS, SYMBOLS, type DuelView } from './view';
import { WonderBar } from './wonder_bar';
import { effects_text } from '../../catalogue/words';

export function Rail(props: { seat: number; side: 'mine' | 'theirs' }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const tokens = () => scope.view().tokens[props.seat]!;
  const houses = () => scope.view().cities[props.seat]!.flatMap((id) => scope.catalogue.cards.get(id) ?? []);
  return (
    <aside class={`rail ${props.side}`} aria-label={name_in(scope.update(), props.seat)} data-seat={props.seat}>
      <RailHead seat={props.seat} />
      <PriceList seat={props.seat} />
      <ScienceRow seat={props.seat} />
      <div role="group" class="rail-part" aria-label={t('rail.wonders')}>
        <ul class="wonder-bars">
          <For each={scope.view().wonders[props.seat]}>
            {(wonder) => <li><WonderBar wonder={wonder} seat={props.seat} /></li>}
          </For>
        </ul>
      </div>
      <DevotionPart seat={props.seat} />
      <Show when={tokens().length}>
        <div role="group" class="rail-part" aria-label={t('rail.tokens')}>
          <ul class="rail-tokens">
            <For each={tokens()}>
              {(id) => (
                <li title={effects_text(scope.rules, scope.catalogue.tokens.get(id)?.effects ?? [])} data-help={`token.${id}`}>
                  <Medallion id={id} />
                  <span>{name('tokens', id)}</span>
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <City seat={props.seat} />
      <Skyline cards={houses()} wonders={scope.view().wonders[props.seat]!.filter((w) => w.built).map((w) => w.id)} />
    </aside>
  );
}

export function RailHead(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const info = () => scope.update().seats[props.seat];
  const acting = () => scope.view().to_act.includes(props.seat);
  return (
    <header class="rail-head" classList={{ acting: acting() }}>
      <span class="rail-who">
        <span class="rail-name display">{name_in(scope.update(), props.seat)}</span>
        <span class="rail-status">
          <Show when={info()?.kind === 'bot'}>{t('start.level.n', { n: info()!.level ?? 0 })}</Show>
          <Show when={info()?.kind === 'human' && !info()!.present && scope.live}>{t('seat.absent')}</Show>
          <Show when={info()?.standin}>{t('seat.standin')}</Show>
        </span>
      </span>
      <span class="rail-coins" role="img" aria-label={t('rail.coins', { n: scope.view().coins[props.seat]! })} data-help="coins">
        <Coins n={scope.view().coins[props.seat]!} />
      </span>
      <span class="rail-score" role="img" aria-label={t('rail.points', { n: scope.view().points[props.seat]! })} data-help="points">
        <Points n={scope.view().points[props.seat]!} />
      </span>
    </header>
  );
}

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
          <span class="price-note">{t('rail.choice')}</span>
        </p>
      </Show>
    </div>
  );
}

export function ScienceRow(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const economy = () => scope.view().seats[props.seat]!;
  return (
    <div role="group" class="rail-part science" aria-label={t('rail.science', { n: economy().symbols.length })} data-help="science">
      <ul class="science-row">
        <For each={SYMBOLS}>
          {(symbol) => {
            const has = () => economy().symbols.includes(symbol);
            const pair = () => economy().pairs.includes(symbol);
            return (
              <li class="science-symbol" classList={{ has: has(), pair: pair() }} data-said={name('symbols', symbol)}>
                <Icon of="science" id={symbol} label={has() ? `${name('symbols', symbol)}${pair() ? `, ${t('rail.pair')}` : ''}` : undefined} />
              </li>
            );
          }}
        </For>
      </ul>
      <span class="science-count" aria-hidden="true">{economy().symbols.length}<small>/6</small></span>
    </div>
  );
}
