// Effects of fleet cards and islands as icons.
import { For, Match, Show, Switch } from 'solid-js';
import type { Effect } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import type { Fleet } from '../../link/protocol';
import { Coins, Points } from '../piece/amount';
import { ShipMark } from '../wonders/ship_mark';

const times = (n: number) => Array.from({ length: n });

export function SeaEffect(props: { effect: Effect }) {
  const is = (kind: string) => props.effect.kind === kind;
  const n = () => Number(props.effect['amount'] ?? 1);
  const fleets = () => (props.effect['fleets'] as Fleet[] | undefined) ?? [];
  const way = () => (props.effect['seat'] === 'second-left' ? 'arrow-left' : 'arrow-right');
  const Way = () => <span class="where"><Icon of="ui" id={way()} /><Icon of="ui" id={way()} /></span>;
  const Per = (of: { icon: string }) => <><Points n={n()} /><i class="per" /><Icon of="sea" id={of.icon} /></>;
  return (
    <Switch fallback={<Icon of="ui" id="star" />}>
      <Match when={is('naval')}><For each={times(n())}>{() => <Icon of="sea" id="anchor" />}</For></Match>
      <Match when={is('invasion')}><Icon of="sea" id="invasion" /><Way /></Match>
      <Match when={is('piracy')}><Icon of="sea" id="piracy" /></Match>
      <Match when={is('emporium')}><Coins n={1} /><Show when={n() > 1}><b>×{n()}</b></Show><Way /></Match>
      <Match when={is('free-move')}><For each={times(n())}>{() => <ShipMark fleet={fleets()[0] ?? 'red'} any={fleets().length > 1} />}</For></Match>
      <Match when={is('top-island')}><Icon of="sea" id="island" /><b>{'I'.repeat(n())}</b></Match>
      <Match when={is('most-science')}><b>+</b><Icon of="science" id="wild" /></Match>
      <Match when={is('points-per-trade')}><Per icon="scales" /></Match>
      <Match when={is('points-per-island')}><Per icon="island" /></Match>
      <Match when={is('points-of-best-colour')}><Points n={n()} /><i class="per" /><Icon of="good" id="card" /></Match>
      <Match when={is('free-ship-with-stage')}><Icon of="good" id="stage" /><ShipMark fleet="red" any /></Match>
      <Match when={is('no-losses')}><span class="struck"><Icon of="sea" id="tax" /></span></Match>
      <Match when={is('cheaper-ship')}><ShipMark fleet="red" any /><b>−1</b></Match>
      <Match when={is('coin-for-each-move')}><Coins n={n()} /><i class="per" /><ShipMark fleet="red" any /></Match>
      <Match when={is('may-stay-out')}><span class="struck"><Icon of="sea" id="anchor" /></span></Match>
    </Switch>
  );
}
