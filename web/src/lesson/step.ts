// One idea of a lesson: when it can be told, what of the position it speaks of, and what it advises.
import { card_of } from '../board/action';
import type { CardFace, Catalogue, CardType } from '../catalogue/catalogue';
import { partners } from '../catalogue/partners';
import type { GameEvent, Option, Seat, Update } from '../link/protocol';
import type { Values } from '../text/format';

export type Place = { update: Update; catalogue: Catalogue; me: Seat; events: GameEvent[] };

// `names`: what the words speak of, as component ids; `seats`: whom, by seat; `values`: numbers and texts ready to read.
export type Found = {
  action?: string;
  names?: Record<string, ['cards' | 'wonders' | 'resources' | 'divinities' | 'mythologies' | 'fleets', string]>;
  seats?: Record<string, Seat>;
  faces?: { cost?: Pick<CardFace, 'cost'>; effects?: { effects: CardFace['effects'] }; symbol?: string; age?: number };
  values?: Values;
};
export type Step = { id: string; last?: boolean; find: (place: Place) => Found | undefined };

type Use = { option: Option; face: CardFace };

export const legal_of = (place: Place, verb: string): Option[] =>
  place.update.legal.filter((option) => option.legal && option.verb === verb);

export const face_of = (place: Place, option: Option): CardFace => place.catalogue.cards.get(card_of(option)!)!;

export const builds = (place: Place, ...types: CardType[]): Use[] =>
  legal_of(place, 'build').map((option) => ({ option, face: face_of(place, option) })).filter(({ face }) => types.length === 0 || types.includes(face.type));

// What cannot be paid for, and can only be sold or laid under a wonder.
export const unaffordable = (place: Place): Use[] =>
  legal_of(place, 'sell')
    .map((option) => ({ option, face: face_of(place, option) }))
    .filter(({ face }) => !builds(place).some((built) => built.face.id === face.id) && place.update.legal.some((o) => !o.legal && o.verb === 'build' && card_of(o) === face.id && o.why?.code !== 'already-built'));

const good_of = (face: CardFace): string | undefined => face.effects.find((effect) => effect.kind === 'produce')?.['resource'] as string | undefined;
export const amount = (face: { effects: CardFace['effects'] }, kind: string): number => Number(face.effects.find((effect) => effect.kind === kind)?.[kind] ?? 0);

export const did = (place: Place, kind: string): boolean => place.events.some((event) => event.event === kind && event.seat === place.me);
export const has_played = (place: Place): boolean => ['built', 'sold', 'wonder-built', 'stage-built'].some((kind) => did(place, kind));

export const in_age = (age: number, step: Step): Step => ({ ...step, find: (place) => (place.update.view.age === age ? step.find(place) : undefined) });

// Steps that both games share.
export const first_source: Step = {
  id: 'take',
  find(place) {
    if (has_played(place)) return undefined;
    const use = builds(place, 'raw', 'manufactured').find(({ option, face }) => option.price === 0 && good_of(face));
    return use && { action: use.option.action, names: { card: ['cards', use.face.id], good: ['resources', good_of(use.face)!] } };
  },
};

export const own_goods: Step = {
  id: 'pay',
  find(place) {
    const use = builds(place).find(({ option }) => option.price === 0 && (option.payment?.lines.length ?? 0) > 0 && option.payment!.lines.every((line) => line.source === 'own'));
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, faces: { cost: use.face } };
  },
};

export const science: Step = {
  id: 'science',
  find(place) {
    const use = builds(place, 'scientific')[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] } };
  },
};

export const points: Step = {
  id: 'points',
  find(place) {
    const use = builds(place, 'civilian').filter(({ face }) => amount(face, 'points') > 0).sort((a, b) => amount(b.face, 'points') - amount(a.face, 'points'))[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, values: { n: amount(use.face, 'points') } };
  },
};

export const commerce: Step = {
  id: 'commerce',
  find(place) {
    const use = builds(place, 'commercial')[0];
    return use && { action: use.option.action, names: { card: ['cards', use.face.id] }, faces: { effects: use.face } };
  },
};

// A building that will make another one free in a later age.
export const chain_ahead: Step = {
  id: 'chain',
  find(place) {
    for (const { option, face } of builds(place)) {
      const taker = partners(place.catalogue, face).takers.find((other) => other.age > place.update.view.age);
      const symbol = taker && face.gives.find((id) => taker.needs.includes(id));
      if (symbol) return { action: option.action, names: { card: ['cards', face.id], taker: ['cards', taker.id] }, faces: { symbol, age: taker.age } };
    }
    return undefined;
  },
};

export const chain_now: Step = {
  id: 'chained',
  find(place) {
    const use = builds(place).find(({ option }) => option.payment?.means === 'chain');
    const symbol = use?.face.needs[0];
    return use && symbol ? { action: use.option.action, names: { card: ['cards', use.face.id] }, faces: { symbol } } : undefined;
  },
};
