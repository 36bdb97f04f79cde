// Ships, spaces and lanes in words.
import { cost_text, joined } from '../../catalogue/words';
import { LAST_SPACE, type Gift } from '../../catalogue/sea';
import type { Fleet } from '../../link/protocol';
import { t } from '../../text/language';
import { name_of } from '../../text/names';
import type { Scope } from '../scope';
import { city_name } from '../wonders/view';
import type { SeaView } from './view';

export const fleet_name = (scope: Pick<Scope, 'rules'>, fleet: string): string => name_of(scope.rules, 'fleets', fleet);

export const gift_words = (gifts: Gift[]): string =>
  gifts.length ? joined(gifts.map(({ kind, n }) => t(`sea.gives.${kind}`, { n }))) : t('sea.gives.nothing');

export const space_words = (scope: Scope, fleet: Fleet, at: number): string => gift_words(scope.catalogue.sea!.spaces[fleet][at] ?? []);

// Where a ship stands, what the next space gives and costs, and who of the neighbours stands where.
export function lane_words(scope: Scope<SeaView>, seat: number, fleet: Fleet): string {
  const city = scope.view().seats[seat]!;
  const at = city.ships[fleet];
  const yard = scope.catalogue.sea!.shipyards.get(city.shipyard ?? '');
  const parts = [t('sea.space', { fleet: fleet_name(scope, fleet), n: at }), t('sea.here', { gives: space_words(scope as never, fleet, at) })];
  if (at >= LAST_SPACE) parts.push(t('sea.end'));
  else if (yard) {
    const price = city.ship_prices[fleet];
    parts.push(t('sea.next', { gives: space_words(scope as never, fleet, at + 1), cost: cost_text(scope.rules, yard.lanes[fleet][at]!.cost) }));
    parts.push(price === null ? t('sea.price.none') : price === 0 ? t('sea.price.own') : t('sea.price', { n: price }));
  }
  if (yard?.wonder_fleet === fleet) parts.push(t('sea.wonder'));
  if (seat === scope.me()) {
    for (const other of new Set([city.left, city.right])) parts.push(t('sea.ghost', { name: city_name(scope.update() as never, other), n: scope.view().seats[other]!.ships[fleet] }));
  }
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1) + t('list.stop')).join('').trim();
}
