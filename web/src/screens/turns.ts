// How many turns the Age has that is being played.
import type { ViewBase } from '../link/protocol';

// A hand loses a card a turn, and its last one is not played. What is decided after the cards finds them gone already.
export function turns_of(view: ViewBase): number {
  const { turn, seats } = view as ViewBase & { turn: number; seats: { hand_size: number }[] };
  const left = Math.max(...seats.map((city) => city.hand_size)) - (view.decision?.kind === 'turn' ? 1 : 0);
  return Math.max(6, turn, turn + left - 1);
}
