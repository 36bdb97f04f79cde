// Pantheon, for those who know Duel: tokens in the first Age, divinities from the second on.
import { pantheon_of } from '../board/pantheon/view';
import { opened_by, view_of } from './duel';
import { did, has_played, legal_of, type Found, type Place, type Step } from './step';

const gods = (place: Place) => pantheon_of(view_of(place))!;

const tokens: Step = {
  id: 'tokens',
  find: (place) => (!has_played(place) && view_of(place).structure.some((one) => one.mythology) ? {} : undefined),
};

// A card whose taking uncovers a token: built if it can be paid for, else sold.
function uncovering(place: Place, what: 'mythology' | 'offering'): { action: string; card: string; token: string } | undefined {
  const on_slot = (slot: number) => view_of(place).structure.find((one) => one.slot === slot)?.[what];
  for (const verb of ['build', 'sell']) {
    for (const option of legal_of(place, verb)) {
      const card = option.card!;
      const token = opened_by(place, card).map(on_slot).find((one) => one !== undefined);
      if (token !== undefined) return { action: option.action, card, token: String(token) };
    }
  }
  return undefined;
}

const reveal: Step = {
  id: 'reveal',
  find(place) {
    const found = uncovering(place, 'mythology');
    return found && { action: found.action, names: { card: ['cards', found.card], mythology: ['mythologies', found.token] } };
  },
};

// A divinity that I know, on its space.
const spaces: Step = {
  id: 'spaces',
  find(place): Found | undefined {
    const slot = did(place, 'divinity-placed') ? gods(place).slots.find((one) => one.card && one.mythology) : undefined;
    const other = 1 - place.me;
    return slot && { names: { god: ['divinities', slot.card!] }, seats: { other }, values: { mine: slot.prices[place.me]!, theirs: slot.prices[other]! } };
  },
};

const offering: Step = {
  id: 'offering',
  find(place) {
    const found = uncovering(place, 'offering');
    return found && { action: found.action, names: { card: ['cards', found.card] }, values: { n: found.token } };
  },
};

const activate: Step = {
  id: 'activate',
  find(place) {
    const option = legal_of(place, 'activate').sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
    const slot = option && gods(place).slots[option.slot!];
    const god = slot?.card ? place.catalogue.divinities.get(slot.card) : undefined;
    return option && god?.mythology && slot ? { action: option.action, names: { god: ['divinities', god.id] }, faces: { effects: god }, values: { n: option.price ?? 0 } } : undefined;
  },
};

export const steps: Step[] = [
  tokens, reveal, spaces, activate, offering,
  { id: 'end', last: true, find: (place) => (did(place, 'divinity-activated') || place.update.view.age === 3 ? {} : undefined) },
];
