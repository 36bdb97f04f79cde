// What speaks for a move, as sentences. The facts come with the hint; an unknown kind says nothing.
import type { Reason, Update } from '../link/protocol';
import { name_in } from '../board/scope';
import { format, type Values } from './format';
import { t } from './language';
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

// `more`: facts of the same kind and about the same, told in one sentence.
function reason_words(update: Update, reason: Reason, more: Reason[] = []): string {
  const what = thing_of(update, reason);
  const template = shared_text('reasons', 'reasons', key_of(reason, what));
  const values: Values = { n: reason.amount ?? 0, what: what ?? '', name: reason.seat === undefined ? '' : name_in(update, reason.seat) };
  const use_of = ({ use, amount }: Reason) => format((use && shared_text('reasons', 'uses', use)) || '', { ...values, n: amount ?? 0 });
  if (reason.use) values['use'] = [reason, ...more].map(use_of).join(t('list.and'));
  return template ? format(template, values) : '';
}

// What a side of a board brings is one thing, however many facts it has.
const BRINGS = 'brings';
export function reasons_of(update: Update, reasons: Reason[] | undefined, most: number): string[] {
  const [brought, ...more] = (reasons ?? []).filter(({ kind }) => kind === BRINGS);
  const told = (reasons ?? []).filter((reason) => reason.kind !== BRINGS || reason === brought);
  return told.map((reason) => reason_words(update, reason, reason === brought ? more : [])).filter(Boolean).slice(0, most);
}
