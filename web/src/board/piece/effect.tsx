// An effect as icons: the quick reading of a card. Its words are made in catalogue/words.ts.
import { For, Match, Show, Switch } from 'solid-js';
import { type_of_colour, type Effect } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import { SeaEffect } from '../armada/effect_icons';
import { Coins, CoinsAndPoints, Points } from './amount';
import { drawn_effects, type Drawn, type Per } from './drawn_effects';
import './effect.css';

const RAW_DUEL = ['wood', 'clay', 'stone'];
const MANUFACTURED_DUEL = ['glass', 'papyrus'];

const n = (effect: Effect, key: string): number => Number(effect[key] ?? 0);
const id = (effect: Effect, key: string): string => String(effect[key] ?? '');
const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function Repeated(props: { of: 'good'; id: string; count: number }) {
  return <For each={times(props.count)}>{() => <Icon of={props.of} id={props.id} />}</For>;
}

// One of these, never all: a stroke between them.
export function OneOf(props: { resources: string[] }) {
  return (
    <span class="one-of">
      <For each={props.resources}>{(resource, i) => <><Show when={i() > 0}><i class="slash" /></Show><Icon of="good" id={resource} /></>}</For>
    </span>
  );
}

// What a card counts: a type by its shape, or a wonder, or three coins, or a lost conflict's token.
function Counted(props: { what: string }) {
  return (
    <Switch fallback={<TypeMark colour={props.what} />}>
      <Match when={props.what === 'wonders'}><Icon of="good" id="wonder" /></Match>
      <Match when={props.what === 'stages'}><Icon of="good" id="stage" /></Match>
      <Match when={props.what === 'coin-triples'}><Coins n={3} /></Match>
      <Match when={props.what === 'defeats'}><b class="defeat">−1</b></Match>
    </Switch>
  );
}

// So much for each: coins now and points at the end; the same number of both is written once, a coin in the wreath.
function PerEach(props: { effect: Per }) {
  const e = () => props.effect;
  return (
    <>
      <Show when={e().coins === e().points} fallback={
        <>
          <Show when={e().coins}><Coins n={e().coins} /></Show>
          <Show when={e().points}><Points n={e().points} /></Show>
        </>
      }>
        <CoinsAndPoints n={e().coins} />
      </Show>
      <i class="per" />
      <span class="tight"><For each={e().counted}>{(what) => <Counted what={what} />}</For></span>
      <Where effect={e()} />
    </>
  );
}

const POWERS: Record<string, string> = { 'seventh-card': 'cards', 'copy-guild': 'copy' };

// Which cities count, or whose goods are cheap: mine is silent unless neighbours count too.
function Where(props: { effect: Effect }) {
  const where = () => (props.effect['where'] as string[] | undefined) ?? [];
  const has = (place: string) => where().includes(place);
  return (
    <Show when={has('left') || has('right')}>
      <span class="where">
        <Show when={has('left')}><Icon of="ui" id="arrow-left" /></Show>
        <Show when={has('own')}><Icon of="ui" id="down" /></Show>
        <Show when={has('right')}><Icon of="ui" id="arrow-right" /></Show>
      </span>
    </Show>
  );
}

export function TypeMark(props: { colour: string }) {
  const type = () => type_of_colour(props.colour);
  return <Icon of="type" id={type()} class={`type-mark type-${type()}`} />;
}

export function EffectIcons(props: { effect: Drawn }) {
  const e = () => props.effect;
  const is = (...kinds: string[]) => kinds.includes(e().kind);
  return (
    <span class={`effect kind-${e().kind}`} data-help={`effect.${JSON.stringify(e().of)}`}>
      <Switch fallback={<SeaEffect effect={e()} />}>
        <Match when={is('produce')}><Repeated of="good" id={id(e(), 'resource')} count={n(e(), 'units')} /></Match>
        <Match when={is('produce-any-raw')}><OneOf resources={RAW_DUEL} /></Match>
        <Match when={is('produce-any-manufactured')}><OneOf resources={MANUFACTURED_DUEL} /></Match>
        <Match when={is('produce-one-of')}><OneOf resources={e()['resources'] as string[]} /></Match>
        <Match when={is('prices-of-one')}>
          <For each={e()['resources'] as string[]}>{(resource) => <Icon of="good" id={resource} />}</For><Coins n={1} />
        </Match>
        <Match when={is('points')}><Points n={n(e(), 'points')} /></Match>
        <Match when={is('shields')}><Repeated of="good" id="shield" count={n(e(), 'shields')} /></Match>
        <Match when={is('science')}><Icon of="science" id={id(e(), 'symbol')} /></Match>
        <Match when={is('coins')}><Coins n={n(e(), 'coins')} /></Match>
        <Match when={is('per')}><PerEach effect={e() as Per} /></Match>
        <Match when={is('points-if-complete')}><Points n={n(e(), 'points')} /><i class="per" /><Icon of="good" id="stage" /></Match>
        <Match when={is('points-by-temples')}><For each={['one', 'two', 'three']}>{(key) => <Points n={n(e(), key)} />}</For></Match>
        <Match when={is('any-science')}><Icon of="science" id="wild" /></Match>
        <Match when={is('cheap-raw')}><TypeMark colour="brown" /><Coins n={1} /><Where effect={e()} /></Match>
        <Match when={is('cheap-manufactured')}><TypeMark colour="grey" /><Coins n={1} /><Where effect={e()} /></Match>
        <Match when={is('build-from-discard')}><Icon of="good" id="discard" /></Match>
        <Match when={is('power')}><Icon of="ui" id={POWERS[id(e(), 'power')] ?? 'star'} /></Match>
        <Match when={is('extra-turn', 'wonder-extra-turn')}><Icon of="good" id="again" /></Match>
        <Match when={is('opponent-loses', 'loot-per-step')}><Coins class="loss" n={`−${n(e(), 'coins')}`} /></Match>
        <Match when={is('token-from-box')}><Icon of="good" id="token" /></Match>
        <Match when={is('destroy')}><span class="struck"><TypeMark colour={id(e(), 'colour')} /></span></Match>
        <Match when={is('revive')}><Icon of="good" id="discard" /></Match>
        <Match when={is('pantheon-discount')}><Icon of="god" id="gate" /><Coins n={`−${n(e(), 'coins')}`} /></Match>
        <Match when={is('open-deck')}><Icon of="god" id="gate" /></Match>
        <Match when={is('wonder-discount')}><Icon of="good" id="wonder" /><b>−{n(e(), 'units')}</b></Match>
        <Match when={is('blue-discount')}><TypeMark colour="blue" /><b>−{n(e(), 'units')}</b></Match>
        <Match when={is('trade-income')}><Icon of="good" id="trade" /></Match>
        <Match when={is('points-per-token')}><Points n={n(e(), 'points')} /><i class="per" /><Icon of="good" id="token" /></Match>
        <Match when={is('points-per-divine-token')}><Points n={n(e(), 'points')} /><i class="per" /><Icon of="god" id="offering" /></Match>
        <Match when={is('red-shield-bonus')}><b>+</b><Repeated of="good" id="shield" count={n(e(), 'shields')} /></Match>
        <Match when={is('chain-income')}><Coins n={n(e(), 'coins')} /><i class="per" /><Icon of="ui" id="link" /></Match>
        <Match when={is('chained-card-price')}><Icon of="ui" id="link" /><Coins n={n(e(), 'coins')} /></Match>
      </Switch>
    </span>
  );
}

export function EffectRow(props: { effects: Effect[] }) {
  return <For each={drawn_effects(props.effects)}>{(effect) => <EffectIcons effect={effect} />}</For>;
}
