// The cities that are no neighbours, in seating order; a tap shows any of them in full.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins, Points } from '../piece/amount';
import { use_scope } from '../scope';
import { Goods } from './goods';
import { Commitment } from './marks';
import { SeaMarks, Ships, TeamMark } from './modules';
import './ring.css';
import { city_name, type WondersView } from './view';

export function Ring(props: { seats: number[]; shown?: number; onShow: (seat: number | undefined) => void }) {
  const scope = use_scope<WondersView>();
  return (
    <nav class="ring" aria-label={t('wonders.ring')}>
      <For each={props.seats}>
        {(seat) => {
          const city = () => scope.view().seats[seat]!;
          const name = () => city_name(scope.update(), seat);
          return (
            <button type="button" class="chip" classList={{ acting: scope.view().to_act.includes(seat) && !city().committed }} aria-expanded={props.shown === seat} title={name()} onClick={() => props.onShow(props.shown === seat ? undefined : seat)} data-seat={seat}>
              <Show when={city().board}><Icon of="wonder" id={city().board!} /></Show>
              <span class="chip-name"><TeamMark seat={seat} />{name()}</span>
              {/* a single other has room on a wide table */}
              <Show when={props.seats.length === 1}><span class="chip-more" aria-hidden="true"><Goods seat={seat} place="other" /><Ships seat={seat} /></span></Show>
              <span class="chip-shields"><Icon of="good" id="shield" label={t('wonders.shields', { n: city().shields })} />{city().shields}</span>
              <SeaMarks seat={seat} />
              <Coins n={city().coins} />
              <Points n={city().points} />
              <Commitment seat={seat} />
            </button>
          );
        }}
      </For>
    </nav>
  );
}
