// 7 Wonders, the first Age of three cities.
import { signed } from '../board/piece/amount';
import type { WondersView } from '../board/wonders/view';
import { ranked } from '../board/wonders/ways';
import { settings } from '../settings';
import { amount, builds, chain_ahead, chain_now, commerce, face_of, first_source, in_age, legal_of, own_goods, points, science, unaffordable, type Place, type Step } from './step';

const view_of = (place: Place) => place.update.view as WondersView;
const mine = (place: Place) => view_of(place).seats[place.me]!;
const VICTORY = [1, 3, 5];

const trade: Step = {
  id: 'trade',
  find(place) {
    for (const { option, face } of builds(place)) {
      const line = option.payment?.lines.find((one) => one.source === 'bought' && one.to !== null);
      if (line) return { action: option.action, names: { card: ['cards', face.id], good: ['resources', line.resource] }, seats: { name: line.to! }, values: { n: line.each } };
    }
    return undefined;
  },
};

const stage: Step = {
  id: 'stage',
  find(place) {
    const useless = new Set(unaffordable(place).map(({ face }) => face.id));
    const all = legal_of(place, 'stage');
    const option = all.find((one) => useless.has(face_of(place, one).id)) ?? all[0];
    const { board, side, stages } = mine(place);
    const face = place.catalogue.boards.get(board ?? '')?.sides.get(side ?? '')?.[stages];
    return option && face ? { action: option.action, values: { n: stages + 1 }, faces: { effects: face } } : undefined;
  },
};

const war: Step = {
  id: 'war',
  find(place) {
    const use = builds(place, 'military')[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, values: { n: VICTORY[place.update.view.age - 1] ?? 0, shields: amount(use.face, 'shields') } };
  },
};

const sell: Step = {
  id: 'sell',
  find(place) {
    const use = unaffordable(place)[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, values: { n: use.option.gain ?? 0 } };
  },
};

// Nobody has built since the conflict: shields are still those that were compared.
const conflict: Step = {
  id: 'conflict',
  find(place) {
    if (place.update.view.age !== 2 || view_of(place).turn !== 1) return undefined;
    const { left, right, shields, war: tokens } = mine(place);
    const of = (seat: number) => view_of(place).seats[seat]!.shields;
    return { seats: { left, right }, values: { mine: shields, l: of(left), r: of(right), n: signed(tokens.reduce((sum, token) => sum + token, 0)) } };
  },
};

// Six turns are few: what the first Age had no room for is told at the beginning of the second.
// The way to pay that the tray offers first is the one to speak of.
export const as_offered = (step: Step): Step => ({
  ...step,
  find: (place) => step.find({ ...place, update: { ...place.update, legal: ranked(place.update.legal, settings.favour.value(), view_of(place)) } }),
});

export const steps: Step[] = [
  first_source,
  conflict,
  in_age(2, chain_now),
  own_goods, trade, stage, war, science, sell,
  ...[chain_ahead, points, commerce].map((step) => in_age(1, step)),
  { id: 'end', last: true, find: (place: Place) => (place.update.view.age >= 2 ? {} : undefined) },
].map(as_offered);
