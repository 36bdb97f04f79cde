// What a city has of science and shields, and its tokens of war.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Points, signed } from '../piece/amount';
import { use_scope } from '../scope';
import './strengths.css';
import { SCIENCES, type WondersView } from './view';

export function Science(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const science = () => scope.view().seats[props.seat]!.science;
  const points = () => scope.view().sheets[props.seat]?.['scientific'] ?? 0;
  return (
    <span class="city-science" data-help="science" role="img" aria-label={t('wonders.science', { n: points() })}>
      <For each={SCIENCES}>{(symbol) => <span class="science-count-one" classList={{ has: science()[symbol] > 0 }}><Icon of="science" id={symbol} />{science()[symbol]}</span>}</For>
      <Show when={science().any}><span class="science-count-one has"><Icon of="science" id="wild" />{science().any}</span></Show>
      <Points n={points()} />
    </span>
  );
}

// Against me: stronger ▲, weaker ▼, equal =.
export function Shields(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const mine = () => scope.view().seats[scope.me()]!.shields;
  const theirs = () => scope.view().seats[props.seat]!.shields;
  const versus = () => (props.seat === scope.me() ? '' : theirs() > mine() ? 'stronger' : theirs() < mine() ? 'weaker' : 'equal');
  const words = () => [t('wonders.shields', { n: theirs() }), versus() ? t(`wonders.${versus() as 'stronger'}`) : ''].filter(Boolean).join(t('list.and'));
  return (
    <span class={`city-shields ${versus()}`} role="img" aria-label={words()} data-help="conflict">
      <Icon of="good" id="shield" />
      <b>{theirs()}</b>
      <Show when={versus() === 'stronger'}><Icon of="ui" id="up" class="versus" /></Show>
      <Show when={versus() === 'weaker'}><Icon of="ui" id="down" class="versus" /></Show>
    </span>
  );
}

export function War(props: { tokens: number[] }) {
  const sum = () => props.tokens.reduce((a, b) => a + b, 0);
  return (
    <span class="city-war" role="img" aria-label={`${t('wonders.war')}${t('list.colon')}${sum()}`} data-help="conflict">
      {/* each of them, or where there is no room their sum */}
      <For each={props.tokens}>{(token) => <span class="war-token each" classList={{ lost: token < 0 }}>{signed(token)}</span>}</For>
      <Show when={props.tokens.length}><span class="war-token sum" classList={{ lost: sum() < 0 }}>{signed(sum())}</span></Show>
    </span>
  );
}
