// What speaks for a move, as sentences. The facts come with the hint; an unknown kind says nothing.
import type { Reason, Update } from '../link/protocol';
import { name_in } from '../board/scope';
import { format, type Values } from './format';
import { name_of, shared_text, type NameKind } from './names';

const NAMED: Record<string, NameKind> = { card: 'cards', wonder: 'wonders', resource: 'resources', symbol: 'symbols', mythology: 'mythologies', fleet: 'fleets', board: 'boards' };

function thing_of(update: Update, reason: Reason): string | undefined {
  const victory = reason['victory'];
  if (typeof victory === 'string') return shared_text('terminal', 'victories', victory) ?? victory;
  const [word, kind] = Object.entries(NAMED).find(([thing]) => typeof reason[thing] === 'string') ?? [];
  return word && kind && name_of(update.rules, kind, String(reason[word]));
}

// Some kinds read differently by what they carry.
function key_of(reason: Reason, what: string | undefined): string {
  if (reason.kind === 'opens' && reason.seat === undefined) return 'opens-own';
  if (reason.kind === 'free' && !what) return 'free-by-token';
  if (reason.kind === 'claims' && !what) return 'claims-coins';
  return reason.kind;
}

export function reason_words(update: Update, reason: Reason): string {
  const what = thing_of(update, reason);
  const template = shared_text('reasons', 'reasons', key_of(reason, what));
  const values: Values = { n: reason.amount ?? 0, what: what ?? '', name: reason.seat === undefined ? '' : name_in(update, reason.seat) };
  if (reason.use) values['use'] = format(shared_text('reasons', 'uses', reason.use) ?? '', values);
  return template ? format(template, values) : '';
}

export const reasons_of = (update: Update, reasons: Reason[] | undefined, most: number): string[] =>
  (reasons ?? []).map((reason) => reason_words(update, reason)).filter(Boolean).slice(0, most);
