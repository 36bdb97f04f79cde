// After the end a replay shows everything: the cards that lay face down, known from the moment they were turned up.
import type { DuelView } from '../board/duel/view';
import type { GameEvent, ViewBase } from '../link/protocol';
import { family_of } from '../text/names';

export type Foresight = Map<string, string>;
const place = (age: number, slot: number) => `${age}/${slot}`;

export function foresight(events: GameEvent[]): Foresight {
  const known: Foresight = new Map();
  let age = 1;
  for (const event of events) {
    if (event.event === 'age-began') age = Number(event['age']);
    if (event.event === 'revealed') known.set(place(age, Number(event['slot'])), String(event['card']));
  }
  return known;
}

export function foreseen(view: ViewBase, known: Foresight): ViewBase {
  if (family_of(view.rules) !== 'duel') return view;
  const duel = view as DuelView;
  const structure = duel.structure.map((slot) => {
    const card = slot.card ?? known.get(place(view.age, slot.slot)) ?? null;
    return card === slot.card ? slot : { ...slot, card, foreseen: true };
  });
  return { ...duel, structure } as DuelView;
}
