// Duel, the first Age.
import type { DuelView } from '../board/duel/view';
import { builds, amount, chain_ahead, chain_now, commerce, face_of, first_source, in_age, legal_of, own_goods, points, science, unaffordable, type Place, type Step } from './step';

export const view_of = (place: Place) => place.update.view as DuelView;
const other_of = (place: Place) => 1 - place.me;

// The slots that would lie open if this card were taken.
export function opened_by(place: Place, card: string): number[] {
  const slots = place.catalogue.structures[place.update.view.age - 1] ?? [];
  const there = new Set(view_of(place).structure.map((one) => one.slot));
  const own = view_of(place).structure.find((one) => one.card === card)?.slot;
  const mine = slots.find((one) => one.slot === own);
  const covered = (above: number) => slots.some((one) => one.slot !== own && there.has(one.slot) && one.covers.includes(above));
  return (mine?.covers ?? []).filter((above) => there.has(above) && !covered(above));
}

export const trade: Step = {
  id: 'trade',
  find(place) {
    for (const { option, face } of builds(place)) {
      const line = option.payment?.lines.find((one) => one.source === 'bought');
      // 2 and what the other one makes: a fixed price would be another story
      if (line && line.each >= 2) return { action: option.action, names: { card: ['cards', face.id], good: ['resources', line.resource] }, seats: { other: other_of(place) }, values: { n: line.each } };
    }
    return undefined;
  },
};

const uncover: Step = {
  id: 'uncover',
  find(place) {
    const open = view_of(place).structure.filter((one) => one.available && one.card).map((one) => one.card!);
    const opener = open.find((card) => opened_by(place, card).length > 0);
    const calm = builds(place).filter(({ face }) => face.id !== opener && opened_by(place, face.id).length === 0)[0];
    return opener && calm ? { action: calm.option.action, names: { opener: ['cards', opener], calm: ['cards', calm.face.id] }, seats: { other: other_of(place) } } : undefined;
  },
};

const war: Step = {
  id: 'war',
  find(place) {
    const use = builds(place, 'military')[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, seats: { other: other_of(place) }, values: { n: amount(use.face, 'shields') } };
  },
};

const wonder: Step = {
  id: 'wonder',
  find(place) {
    // with a card that could not be built anyway, if there is one
    const useless = new Set(unaffordable(place).map(({ face }) => face.id));
    const all = legal_of(place, 'wonder');
    const option = all.find((one) => useless.has(face_of(place, one).id)) ?? all[0];
    const id = option?.wonder;
    return option && id ? { action: option.action, names: { wonder: ['wonders', id] }, faces: { effects: place.catalogue.wonders.get(id)! } } : undefined;
  },
};

const sell: Step = {
  id: 'sell',
  find(place) {
    const use = unaffordable(place)[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, seats: { other: other_of(place) }, values: { n: use.option.gain ?? 0 } };
  },
};

export const steps: Step[] = [
  ...[first_source, own_goods, uncover, trade, war, science, wonder, chain_ahead, sell, points, commerce].map((step) => in_age(1, step)),
  in_age(2, chain_now),
  { id: 'end', last: true, find: (place) => (place.update.view.age >= 2 ? {} : undefined) },
];
