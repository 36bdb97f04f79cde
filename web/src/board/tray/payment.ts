// How an option is paid, or why it cannot be done, in words.
import { joined } from '../../catalogue/words';
import type { Option, Payment, PaymentLine } from '../../link/protocol';
import { t, t_or } from '../../text/language';
import { name_of } from '../../text/names';
import { name_in, type Scope } from '../scope';

function line_words(scope: Scope, line: PaymentLine): string {
  const what = name_of(scope.rules, 'resources', line.resource);
  const n = line.units;
  if (line.source !== 'bought') return t(`pay.${line.source}`, { n, what });
  const coins = line.units * line.each;
  if (line.to === null || line.to === undefined) return t('pay.bought', { n, what, coins });
  return t('pay.bought.from', { n, what, coins, name: name_in(scope.update(), line.to) });
}

export function payment_words(scope: Scope, payment: Payment): string {
  if (payment.means === 'chain') return t('pay.chain');
  if (payment.means === 'power') return t('pay.power');
  const parts = payment.lines.map((line) => line_words(scope, line));
  if (payment.printed) parts.push(t('pay.printed', { n: payment.printed }));
  return parts.length ? joined(parts) : t('pay.nothing');
}

export function option_words(scope: Scope, option: Option): string {
  if (!option.legal) {
    const why = t_or(`why.${option.why?.code}`, 'why.not-now', { n: option.why?.short ?? 0 });
    return option.payment && option.payment.lines.length ? joined([why, payment_words(scope, option.payment)]) : why;
  }
  if (option.gain !== undefined) return t('pay.gain', { n: option.gain });
  if (option.verb === 'sail' && option.card) return t('pay.sail');
  return option.payment ? payment_words(scope, option.payment) : '';
}
