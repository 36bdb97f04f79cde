// Who controls the Free City chooses for its own city, then for the Free City, and may go back on the first: for whom a
// card is meant now.
import { createSignal, type Accessor } from 'solid-js';
import type { Option } from '../../link/protocol';
import { card_of } from '../action';
import type { WondersView } from '../wonders/view';
import { is_for_city } from './city';

export const WHOSE = ['city', 'own'] as const;
export type Whose = (typeof WHOSE)[number];

export function create_target(legal: Accessor<Option[]>, view: Accessor<WondersView>) {
  const [whose, aim] = createSignal<Whose>('city');
  const cards_for_city = () => new Set(legal().filter(is_for_city(view())).map(card_of));
  return {
    whose,
    aim,
    both: (card: string) => cards_for_city().has(card),
    options(): Option[] {
      const cards = cards_for_city();
      return legal().filter((option) => is_for_city(view())(option) === (whose() === 'city' && cards.has(card_of(option))));
    },
  };
}
export type Target = ReturnType<typeof create_target>;
