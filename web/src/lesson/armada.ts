// Armada, for those who know 7 Wonders: ships, lanes, taxes, islands, and the sea at the end of the first Age.
import { signed } from '../board/piece/amount';
import type { SeaView } from '../board/armada/view';
import { gift_words } from '../board/armada/words';
import type { Fleet, Option } from '../link/protocol';
import { as_offered } from './wonders';
import { builds, face_of, has_played, in_age, legal_of, type Found, type Place, type Step } from './step';

const view_of = (place: Place) => place.update.view as unknown as SeaView;
const mine = (place: Place) => view_of(place).seats[place.me]!;
const gifts = (place: Place, fleet: Fleet, space: number) => place.catalogue.sea!.spaces[fleet][space] ?? [];
const next = (place: Place, fleet: Fleet) => mine(place).ships[fleet] + 1;
const toll = (place: Place, fleet: Fleet) => place.catalogue.sea!.shipyards.get(mine(place).shipyard ?? '')!.lanes[fleet][mine(place).ships[fleet]]!;

const sailing = (place: Place, verb: 'build' | 'stage'): Option[] => legal_of(place, verb).filter((option) => option.ship);

// What is said of a card that is built, or laid under the wonder, with a ship.
const told_of = (place: Place, option: Option): Found => {
  const fleet = option.ship as Fleet;
  return { action: option.action, names: { card: ['cards', face_of(place, option).id], fleet: ['fleets', fleet] }, faces: { cost: toll(place, fleet) }, values: { n: next(place, fleet), gives: gift_words(gifts(place, fleet, next(place, fleet))) } };
};

const lanes: Step = {
  id: 'lanes',
  find(place) {
    const use = has_played(place) ? undefined : builds(place, 'raw', 'manufactured').find(({ option }) => option.price === 0);
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] } };
  },
};

// The green ship first: two spaces on lies the first island.
const ship: Step = {
  id: 'ship',
  find(place) {
    const all = sailing(place, 'build');
    const option = all.find((one) => one.ship === 'green') ?? all[0];
    return option && told_of(place, option);
  },
};

const wonder: Step = {
  id: 'wonder',
  find(place) {
    const option = sailing(place, 'stage')[0];
    return option && told_of(place, option);
  },
};

const island: Step = {
  id: 'island',
  find(place) {
    const option = [...sailing(place, 'build'), ...sailing(place, 'stage')].find((one) => one.ship === 'green' && gifts(place, 'green', next(place, 'green')).some((gift) => gift.kind === 'explore'));
    return option && told_of(place, option);
  },
};

const sail: Step = {
  id: 'sail',
  find(place) {
    const option = legal_of(place, 'sail')[0];
    return option && { action: option.action, names: { card: ['cards', option.card!] }, values: { gives: gift_words(gifts(place, 'yellow', next(place, 'yellow'))) } };
  },
};

const tax: Step = {
  id: 'tax',
  find(place) {
    const levied = place.events.findLast((event) => event.event === 'tax-levied');
    const all = legal_of(place, 'sail');
    if (!levied || levied.seat === place.me) return undefined;
    return { action: (sailing(place, 'build').find((one) => one.ship === 'yellow') ?? all[0])?.action, seats: { name: levied.seat! }, values: { n: Number(levied['tax']), level: mine(place).trade } };
  },
};

// The same where it was mine, if nobody else's has been told: nothing to be mended.
const own_tax: Step = {
  id: 'own-tax',
  find(place) {
    const levied = place.events.filter((event) => event.event === 'tax-levied');
    return levied.length && levied.every((event) => event.seat === place.me) ? { values: { n: Number(levied.at(-1)!['tax']) } } : undefined;
  },
};

const strength: Step = {
  id: 'strength',
  find(place) {
    if (view_of(place).turn < 4) return undefined;
    const all = builds(place, 'military');
    const use = all.find(({ option }) => option.ship) ?? all[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, values: { mine: mine(place).strength, now: signed(mine(place).naval_now) } };
  },
};

// Nobody has sailed since: strengths are still those that were compared.
const conflict: Step = {
  id: 'conflict',
  find(place) {
    if (view_of(place).age !== 2 || view_of(place).turn !== 1) return undefined;
    const { left, right, strength: own, naval } = mine(place);
    const of = (seat: number) => view_of(place).seats[seat]!.strength;
    return { seats: { left, right }, values: { mine: own, l: of(left), r: of(right), n: signed(naval.reduce((sum, token) => sum + token, 0)) } };
  },
};

export const steps: Step[] = [
  lanes,
  conflict,
  tax, own_tax, ship, island, wonder, in_age(1, strength), sail,
  { id: 'end', last: true, find: (place: Place) => (place.update.view.age >= 2 ? {} : undefined) },
].map(as_offered);
