// Moves, reasons and luck of a review as sentences.
import { action_words } from '../board/action_words';
import { name_in, type Scope } from '../board/scope';
import type { Seat, Update } from '../link/protocol';
import { name_of } from '../text/names';
import { reasons_of } from '../text/reasons';
import type { Judged, Moment, ReviewMove, TurningPoint } from './model';
import { age_name, say } from './words';

export function move_words(update: Update, move: Judged): string {
  const words = action_words({ update: () => update, rules: update.rules } as Scope, move.action, move);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const why_words = (update: Update, move: ReviewMove): string => reasons_of(update, move.better?.reasons, 4).join(' · ');

// "Ann", or in teams "Ann & Ben".
export function side_name(update: Update, side: Seat[]): string {
  const [a, b] = side.map((seat) => name_in(update, seat));
  return b === undefined ? a! : say('together', { a: a!, b });
}

export function luck_words(update: Update, point: TurningPoint, moments: Moment[]): string {
  const [kind, ...things] = (point.nature?.at(-1) ?? '').split(' ');
  if (kind === 'reveal') return say('luck.reveal', { card: point.nature!.map((line) => name_of(update.rules, 'cards', line.split(' ').at(-1)!)).slice(-3).join(', ') });
  if (kind === 'hand' && things.length) return say('luck.hand', { age: age_name(moments[point.moment]?.age ?? 0) });
  return say('luck.other');
}
