// What is to be decided at sea: a free move, an island to keep, a shipyard, whether to fight.
import { For, Match, Show, Switch } from 'solid-js';
import { FLEETS } from '../../catalogue/sea';
import { Icon } from '../../icon/icon';
import type { Option } from '../../link/protocol';
import { t } from '../../text/language';
import { action_words } from '../action_words';
import { CostIcons } from '../piece/cost';
import { names_for, use_scope } from '../scope';
import './choices.css';
import { IslandCard } from './islands';
import { FleetMark, Gifts } from './marks';
import type { SeaView } from './view';
import { gift_words } from './words';

// The face of one option, in the middle of the table.
export function SeaPick(props: { option: Option }) {
  const scope = use_scope<SeaView>();
  const o = () => props.option;
  const island = () => scope.catalogue.sea!.islands.get(o().island ?? '');
  return (
    <Switch fallback={<span class="sea-pick"><Show when={o().verb === 'stay-out' || o().verb === 'fight'}><Icon of="sea" id={o().verb === 'fight' ? 'anchor' : 'island'} class="sea-pick-icon" /></Show><b>{action_words(scope as never, o().action)}</b></span>}>
      <Match when={island()}>{(face) => <IslandCard island={face()} />}</Match>
      <Match when={o().fleets}>{(fleets) => <span class="sea-pick"><For each={fleets()}>{(fleet) => <ShipMoving fleet={fleet} />}</For></span>}</Match>
      <Match when={o().shipyard}>{(id) => <ShipyardCard id={id()} />}</Match>
    </Switch>
  );
}

function ShipMoving(props: { fleet: (typeof FLEETS)[number] }) {
  const scope = use_scope<SeaView>();
  const next = () => scope.view().seats[scope.me()]!.ships[props.fleet] + 1;
  const gifts = () => scope.catalogue.sea!.spaces[props.fleet][next()] ?? [];
  return (
    <span class="ship-moving">
      <FleetMark fleet={props.fleet} />
      <Icon of="ui" id="arrow-right" />
      <span class="ship-gives"><b class="ship-space">{next()}</b><Show when={gifts().length} fallback={<small>{t('sea.gives.nothing')}</small>}><Gifts gifts={gifts()} /></Show></span>
      <Show when={gifts().length}><small class="ship-words">{gift_words(gifts())}</small></Show>
    </span>
  );
}

// All that differs between shipyards: the costs of their spaces, and the fleet of the wonder.
export function ShipyardCard(props: { id: string }) {
  const scope = use_scope();
  const name = names_for(scope);
  const yard = () => scope.catalogue.sea!.shipyards.get(props.id)!;
  return (
    <span class="shipyard-card">
      <b class="display">{name('shipyards', props.id)}</b>
      <For each={FLEETS}>
        {(fleet) => (
          <span class="shipyard-lane" classList={{ wonder: yard().wonder_fleet === fleet }}>
            <FleetMark fleet={fleet} />
            <For each={yard().lanes[fleet]}>{(toll) => <span class="shipyard-toll" classList={{ house: toll.house }}><CostIcons cost={toll.cost} /></span>}</For>
            <Show when={yard().wonder_fleet === fleet}><Icon of="good" id="wonder" class="shipyard-wonder" /></Show>
          </span>
        )}
      </For>
    </span>
  );
}
