// The shipyard as four short lanes: where each ship stands, what each space gives, what the next one costs me now; the
// neighbours' ships as ghosts. And the same in a strip, where there is little room.
import { For, Show } from 'solid-js';
import { FLEETS, LAST_SPACE } from '../../catalogue/sea';
import { Icon } from '../../icon/icon';
import type { Fleet } from '../../link/protocol';
import { t } from '../../text/language';
import { Coins, signed } from '../piece/amount';
import { CostIcons } from '../piece/cost';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { use_scope } from '../scope';
import { city_name } from '../wonders/view';
import './lanes.css';
import { FleetMark, Gifts } from './marks';
import type { SeaView } from './view';
import { lane_words } from './words';

// What the number of a lane is.
const MEANS: Record<Fleet, string> = { red: 'anchor', yellow: 'scales', blue: 'laurel', green: 'island' };
const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, at) => at);

export function Lanes(props: { seat: number }) {
  return <ul class="lanes"><For each={FLEETS}>{(fleet) => <Lane seat={props.seat} fleet={fleet} />}</For></ul>;
}

function Lane(props: { seat: number; fleet: Fleet }) {
  const scope = use_scope<SeaView>();
  const city = () => scope.view().seats[props.seat]!;
  const at = () => city().ships[props.fleet];
  const yard = () => scope.catalogue.sea!.shipyards.get(city().shipyard ?? '');
  const gifts = (space: number) => scope.catalogue.sea!.spaces[props.fleet][space] ?? [];
  const mine = () => props.seat === scope.me();
  const ghosts = (space: number) => (mine() ? (['left', 'right'] as const) : []).filter((side) => scope.view().seats[city()[side]]!.ships[props.fleet] === space && !(side === 'right' && city().left === city().right));
  return (
    <li class="lane" classList={{ [`of-${props.fleet}`]: true }} data-help={`lane.${props.fleet}`} data-said={lane_words(scope, props.seat, props.fleet)}>
      <Spoken words={lane_words(scope, props.seat, props.fleet)}>
        <span class="lane-mark"><Icon of={props.fleet === 'blue' ? 'good' : 'sea'} id={MEANS[props.fleet]} /><Show when={yard()?.wonder_fleet === props.fleet}><span class="lane-wonder" classList={{ house: yard()!.house }}><WonderEmblem id={city().board ?? 'gizah'} /></span></Show></span>
        <span class="lane-spaces">
          <For each={SPACES}>
            {(space) => (
              <span class="space" classList={{ here: space === at(), passed: space < at(), next: space === at() + 1 }}>
                <Show when={space === at()} fallback={<Gifts gifts={gifts(space)} plain />}><FleetMark fleet={props.fleet} /></Show>
                <For each={ghosts(space)}>{(side) => <i class={`ghost ${side}`} title={city_name(scope.update() as never, city()[side])}><Icon of="sea" id="ship" /></i>}</For>
              </span>
            )}
          </For>
        </span>
        <span class="lane-next"><Next seat={props.seat} fleet={props.fleet} /></span>
      </Spoken>
    </li>
  );
}

// What the next space costs: printed, and in coins for its owner now.
function Next(props: { seat: number; fleet: Fleet }) {
  const scope = use_scope<SeaView>();
  const city = () => scope.view().seats[props.seat]!;
  const toll = () => scope.catalogue.sea!.shipyards.get(city().shipyard ?? '')?.lanes[props.fleet][city().ships[props.fleet]];
  return (
    <Show when={toll()} fallback={<small>{t('sea.short.end')}</small>}>
      {(next) => (
        <>
          <span class="lane-cost" classList={{ house: next().house }}><CostIcons cost={next().cost} /></span>
          {/* coins alone are what they cost, however they are had */}
          <Show when={next().cost.goods.length}><Price n={city().ship_prices[props.fleet]} /></Show>
        </>
      )}
    </Show>
  );
}

const Price = (props: { n: number | null }) => (
  <Show when={props.n !== null} fallback={<Icon of="ui" id="cross" class="no-price" />}>
    <Show when={props.n} fallback={<Icon of="ui" id="check" class="own-price" />}><Coins n={props.n!} /></Show>
  </Show>
);

// My harbour in one or two lines; it opens to the whole. Of another city, only where its ships stand.
export function Strip(props: { seat: number; onOpen?: () => void }) {
  const scope = use_scope<SeaView>();
  const city = () => scope.view().seats[props.seat]!;
  const line = () => t('sea.me', { strength: city().strength, token: signed(city().naval_now), trade: city().trade });
  const lanes = () => (
    <For each={FLEETS}>
      {(fleet) => (
        <span class="strip-lane">
          <FleetMark fleet={fleet} />
          <span class="strip-track" style={{ '--at': city().ships[fleet] }}>
            <For each={SPACES.slice(1)}>{(space) => <i classList={{ passed: space <= city().ships[fleet], here: space === city().ships[fleet] }} />}</For>
          </span>
          <Show when={props.onOpen}><span class="strip-price"><Show when={city().ships[fleet] < LAST_SPACE} fallback="–"><Price n={city().ship_prices[fleet]} /></Show></span></Show>
        </span>
      )}
    </For>
  );
  const words = () => FLEETS.map((fleet) => lane_words(scope, props.seat, fleet)).join(' ');
  return (
    <Show when={props.onOpen} fallback={<div class="sea-strip still" data-help="sea" data-said={words()} role="group" aria-label={t('sea.harbour.of', { name: city_name(scope.update() as never, props.seat) })}><Spoken words={words()}>{lanes()}</Spoken></div>}>
      <button type="button" class="sea-strip" onClick={() => props.onOpen!()}><Spoken words={t('sea.open', { line: line() })}>{lanes()}</Spoken></button>
    </Show>
  );
}
