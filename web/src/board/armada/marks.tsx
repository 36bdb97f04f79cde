// Small drawings of the sea: a fleet, what a space gives, a city's strength and trade.
import { For, Show } from 'solid-js';
import { FLEETS, type Gift } from '../../catalogue/sea';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins, Points, signed } from '../piece/amount';
import { use_scope } from '../scope';
import { ShipMark as FleetMark } from '../wonders/ship_mark';
import { city_name } from '../wonders/view';
import './marks.css';
import { invaded_from, way_to, type SeaView, type Way } from './view';

export { FleetMark };

const ICONS: Partial<Record<Gift['kind'], string>> = { strength: 'anchor', trade: 'scales', tax: 'tax', explore: 'island' };

// `plain`: the lane says what its number is.
export const Gifts = (props: { gifts: Gift[]; plain?: boolean }) => (
  <For each={props.gifts}>
    {(gift, i) => (
      <span class={`gift gives-${gift.kind}`} classList={{ house: gift.house, own: props.plain && i() === 0 }}>
        <Show when={props.plain && i() === 0 ? undefined : ICONS[gift.kind]} fallback={props.plain && i() === 0 ? <b>{gift.n}</b> : <More gift={gift} />}>{(icon) => <><Icon of="sea" id={icon()} /><b>{gift.n}</b></>}</Show>
      </span>
    )}
  </For>
);
const More = (props: { gift: Gift }) => <Show when={props.gift.kind === 'coins'} fallback={<Points n={props.gift.n} />}><Coins n={props.gift.n} /></Show>;

// An invasion goes past the neighbour: two arrows.
const ARROWS: Record<Way, string> = { left: 'arrow-left', right: 'arrow-right', across: 'arrow-up' };
export const WayTo = (props: { way: Way }) => <span class="way-to" aria-hidden="true"><Icon of="ui" id={ARROWS[props.way]} /><Icon of="ui" id={ARROWS[props.way]} /></span>;

// Where a city's ships stand, in numbers.
export function Ships(props: { seat: number }) {
  const scope = use_scope<SeaView>();
  return <span class="ships"><For each={FLEETS}>{(fleet) => <span><FleetMark fleet={fleet} />{scope.view().seats[props.seat]!.ships[fleet]}</span>}</For></span>;
}

// In a city's lines: naval strength and what it would bring now, trade level, naval tokens, and who will invade.
export function SeaMarks(props: { seat: number }) {
  const scope = use_scope<SeaView>();
  const city = () => scope.view().seats[props.seat]!;
  const names_of = (seats: number[]) => seats.map((seat) => city_name(scope.update() as never, seat)).join(t('list.and'));
  const names = () => names_of(city().invaded_by);
  const invades = () => invaded_from(scope.view(), props.seat);
  const tokens = () => city().naval.reduce((a, b) => a + b, 0);
  const words = () => `${t('sea.strength.said', { n: city().strength })}${t('list.and')}${t('sea.rank.said', { n: signed(city().naval_now) })}`;
  return (
    <>
      <span class="sea-mark" role="img" aria-label={words()} title={words()} data-help="strength">
        <Icon of="sea" id="anchor" /><b>{city().strength}</b>
        <Show when={city().naval_now}><i class="sea-now" classList={{ lost: city().naval_now < 0 }}>{signed(city().naval_now)}</i></Show>
      </span>
      <span class="sea-mark trade" role="img" aria-label={t('sea.trade.said', { n: city().trade })} title={t('sea.trade.said', { n: city().trade })} data-help="tradelevel"><Icon of="sea" id="scales" /><b>{city().trade}</b></span>
      <Show when={city().naval.length}><span class="sea-mark tokens" role="img" aria-label={`${t('sea.tokens')}${t('list.colon')}${signed(tokens())}`} title={t('sea.tokens')} data-help="strength"><span class="war-token naval" classList={{ lost: tokens() < 0 }}>{signed(tokens())}</span></span></Show>
      <For each={invades()}>{(target) => <span class="sea-mark invades" role="img" aria-label={t('sea.invades', { names: names_of([target]) })} title={t('sea.invades', { names: names_of([target]) })} data-help="conflict"><Icon of="sea" id="invasion" /><WayTo way={way_to(scope.view(), props.seat, target)} /></span>}</For>
      <Show when={city().invaded_by.length}><span class="sea-mark invaded" role="img" aria-label={t('sea.invaded', { names: names() })} title={t('sea.invaded', { names: names() })} data-help="conflict"><Icon of="sea" id="invasion" /></span></Show>
    </>
  );
}
