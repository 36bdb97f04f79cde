// All cities in seating order with the way the hands pass; a tap shows any of them in full.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins, Points } from '../piece/amount';
import { name_in, use_scope } from '../scope';
import { Commitment } from './city_board';
import './ring.css';
import type { WondersView } from './view';

export function Ring(props: { seats: number[]; shown?: number; onShow: (seat: number | undefined) => void }) {
  const scope = use_scope<WondersView>();
  const who = (seat: number) => (seat >= scope.view().players ? t('wonders.free') : name_in(scope.update(), seat));
  return (
    <nav class="ring" aria-label={t('wonders.ring')}>
      <Passing />
      <For each={props.seats}>
        {(seat) => {
          const city = () => scope.view().seats[seat]!;
          return (
            <button type="button" class="chip" classList={{ acting: scope.view().to_act.includes(seat) && !city().committed }} aria-expanded={props.shown === seat} onClick={() => props.onShow(props.shown === seat ? undefined : seat)} data-seat={seat}>
              <Show when={city().board}><Icon of="wonder" id={city().board!} /></Show>
              <span class="chip-name">{who(seat)}</span>
              <span class="chip-shields"><Icon of="good" id="shield" label={t('wonders.shields', { n: city().shields })} />{city().shields}</span>
              <Coins n={city().coins} />
              <Points n={city().points} />
              <Commitment seat={seat} />
            </button>
          );
        }}
      </For>
      <Passing />
    </nav>
  );
}

export function Passing() {
  const scope = use_scope<WondersView>();
  return (
    <Show when={scope.view().passing}>
      {(way) => <span class="passing" role="img" aria-label={t('wonders.hand.pass', { way: t(`wonders.way.${way()}`) })}><Icon of="ui" id={way() === 'left' ? 'arrow-left' : 'arrow-right'} /></span>}
    </Show>
  );
}
