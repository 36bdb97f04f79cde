// Small marks of a turn: who has chosen, and which way the hands go.
import { Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { use_scope } from '../scope';
import type { WondersView } from './view';

export function Commitment(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const city = () => scope.view().seats[props.seat]!;
  return (
    <Show when={scope.view().decision?.kind === 'turn' && !scope.view().over}>
      <span class="city-choice" classList={{ done: city().committed }}>
        <Icon of="ui" id={city().committed ? 'check' : 'wait'} label={t(city().committed ? 'seat.committed' : 'seat.turn')} />
      </span>
    </Show>
  );
}

export function Passing() {
  const scope = use_scope<WondersView>();
  return (
    <Show when={scope.view().passing}>
      {(way) => <span class="passing" role="img" title={t('wonders.hand.pass', { way: t(`wonders.way.${way()}`) })} aria-label={t('wonders.hand.pass', { way: t(`wonders.way.${way()}`) })}><Icon of="ui" id={way() === 'left' ? 'arrow-left' : 'arrow-right'} /></span>}
    </Show>
  );
}
