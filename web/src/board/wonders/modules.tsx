// The named places at which modules join in the board of 7 Wonders. No other file of this folder asks whether one is on,
// and what a module draws is loaded when it is.
import { lazy, Show, type Component, type JSX } from 'solid-js';
import type { Fleet, Option } from '../../link/protocol';
import { t } from '../../text/language';
import { signed } from '../piece/amount';
import { use_scope, type Scope } from '../scope';
import { PartnerHand } from '../teams/partner_hand';
import { TeamMark } from '../teams/marks';
import { sea_news } from '../armada/news';
import type { SeaView } from '../armada/view';
import { fleet_name, space_words } from '../armada/words';
import type { ConflictProps } from './conflict_rows';
import { city_name, type WondersView } from './view';

type Sea = typeof import('../armada');
export const has_sea = (scope: Pick<Scope, 'catalogue'>): boolean => scope.catalogue.sea !== undefined;

// A part of Armada's, drawn only where there are ships.
function at_sea<P extends object>(part: (sea: Sea) => Component<P>): Component<P> {
  const Part = lazy(() => import('../armada').then((sea) => ({ default: part(sea) }))) as unknown as Component<P>;
  return (props) => <Show when={has_sea(use_scope())}><Part {...props} /></Show>;
}

// --- the table
export const Harbour = at_sea((sea) => sea.Harbour);
export const SeaConflicts = at_sea<ConflictProps>((sea) => sea.SeaConflictTable);

// --- a city
export const SeaMarks = at_sea<{ seat: number }>((sea) => sea.SeaMarks);
export const Ships = at_sea<{ seat: number }>((sea) => sea.Ships);
const Strip = at_sea<{ seat: number; onOpen?: () => void }>((sea) => sea.Strip);
const Islands = at_sea<{ seat: number }>((sea) => sea.Islands);
// `harbour`: opens mine, where it has no panel of its own.
export function CityParts(props: { seat: number; brief?: boolean; onHarbour?: () => void; me: boolean; panel?: boolean }) {
  return (
    <>
      <Show when={(!props.brief || props.me) && !props.panel}><Strip seat={props.seat} onOpen={props.onHarbour} /></Show>
      <Show when={!props.brief && !props.panel}><Islands seat={props.seat} /></Show>
      <Show when={!props.brief}><PartnerHand seat={props.seat} /></Show>
    </>
  );
}
export { TeamMark };

// --- beside my hand
export const HandBeside = () => <PartnerHand />;

// --- what can be done with a card
const Gifts = at_sea((sea) => sea.Gifts);
const Ship = (props: { fleet: Fleet }): JSX.Element => {
  const scope = use_scope<SeaView>();
  const next = () => scope.view().seats[scope.me()]!.ships[props.fleet] + 1;
  return <span class="act-gives" title={space_words(scope as never, props.fleet, next())}><Gifts gifts={(scope.catalogue.sea!.spaces[props.fleet][next()] ?? []).slice(0, 2)} /></span>;
};
export const ShipGives = (props: { fleet: Fleet }) => <Ship fleet={props.fleet} />;
export const ship_words = (scope: Scope, option: Option): string => (option.ship ? fleet_name(scope, option.ship) : '');

// --- what the last turn did to everybody
export const module_news = (scope: Scope<WondersView>): string[] => (has_sea(scope) ? sea_news(scope.update(), scope.events?.() ?? []) : []);

// --- other decisions
export const SeaPick = at_sea<{ option: Option }>((sea) => sea.SeaPick);
const SEA_KINDS = ['sail', 'keep', 'stay-out', 'shipyard'];
export const is_sea_kind = (kind: string | undefined): boolean => SEA_KINDS.includes(kind ?? '');

// What a decision of a module is about, and how it goes.
export function decision_words(scope: Scope<WondersView>): { title: string; how: string } | undefined {
  const view = scope.view() as unknown as SeaView;
  const kind = view.decision?.kind;
  switch (kind) {
    case 'sail': return { title: t('turn.sail', { n: Math.max(1, ...scope.legal().map((option) => option.fleets?.length ?? 0)) }), how: t('turn.sail.how') };
    case 'keep': {
      const with_me = (view.seats[scope.me()]!.exploring?.with ?? []).map((seat) => city_name(scope.update(), seat));
      return { title: t('turn.keep'), how: with_me.length ? t('turn.keep.together', { names: with_me.join(t('list.and')) }) : t('turn.keep.alone') };
    }
    case 'stay-out': return { title: t('turn.stay-out'), how: `${t('turn.stay-out.how')} ${t('turn.stay-out.fight', { n: signed(view.seats[scope.me()]!.naval_now) })}` };
    case 'shipyard': return { title: t('turn.shipyard'), how: t('turn.shipyard.how') };
    default: return undefined;
  }
}
