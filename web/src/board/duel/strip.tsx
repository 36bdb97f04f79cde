// A player on a phone: everything needed for a decision in two lines. A tap shows the whole city.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins, Points } from '../piece/amount';
import { name_in, names_for, use_scope } from '../scope';
import './strip.css';
import { steps_to_win } from './track';
import { DUEL_GOODS, type DuelView } from './view';

export function Strip(props: { seat: number; side: 'mine' | 'theirs'; open: boolean; onToggle: () => void }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const economy = () => scope.view().seats[props.seat]!;
  const science = () => economy().symbols.length;
  const military = () => steps_to_win(scope.view(), props.seat);
  const acting = () => scope.view().to_act.includes(props.seat);
  return (
    <button
      type="button"
      class={`strip ${props.side}`}
      classList={{ acting: acting() }}
      aria-expanded={props.open}
      onClick={() => props.onToggle()}
      data-seat={props.seat}
    >
      <span class="strip-line">
        <span class="strip-name display">{name_in(scope.update(), props.seat)}</span>
        <span class="strip-threat of-military" classList={{ near: military() <= 3 }}>
          <Icon of={military() <= 3 ? 'ui' : 'good'} id={military() <= 3 ? 'warning' : 'shield'} label={t('threat.military', { n: military() })} />
          <span aria-hidden="true">{military()}</span>
        </span>
        <span class="strip-threat" classList={{ near: science() >= 4 }}>
          <Icon of={science() >= 4 ? 'ui' : 'science'} id={science() >= 4 ? 'warning' : 'armillary'} label={t('rail.science.row')} />
          {science()}/6
        </span>
        <Coins n={scope.view().coins[props.seat]!} />
        <Points n={scope.view().points[props.seat]!} />
      </span>
      <span class="strip-line">
        <span class="strip-goods">
          <For each={DUEL_GOODS}>
            {(resource) => (
              <span class="strip-good" classList={{ made: (economy().makes[resource] ?? 0) > 0 }}>
                <Icon of="good" id={resource} label={name('resources', resource)} />
                <b>{economy().makes[resource] ?? 0}</b>
                <Coins n={economy().prices[resource]!} />
              </span>
            )}
          </For>
        </span>
        <span class="strip-wonders">
          <For each={scope.view().wonders[props.seat]}>
            {(wonder) => (
              <span class="strip-wonder" classList={{ built: wonder.built }} role="img" aria-label={`${name('wonders', wonder.id)}${t('list.and')}${t(wonder.built ? 'rail.built' : 'rail.notbuilt')}`}>
                <Icon of="wonder" id={wonder.id} />
                <Show when={wonder.built}><i class="strip-tick"><Icon of="ui" id="check" /></i></Show>
              </span>
            )}
          </For>
        </span>
      </span>
    </button>
  );
}
