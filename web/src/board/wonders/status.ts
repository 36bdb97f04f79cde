// What can be done with a card of the hand, in one word, one shape and one number.
import type { Option } from '../../link/protocol';
import { t, t_or } from '../../text/language';
import { card_of, parse_action } from '../action';

// `words` say all; `short` is what fits on the ribbon.
export type Status = { icon: string; words: string; short?: string; tone: 'free' | 'own' | 'pay' | 'no'; left?: number; right?: number };

const verb_of = (option: Option) => parse_action(option.action).verb;

export function builds_of(options: Option[], card: string): Option[] {
  return options.filter((option) => card_of(option) === card && verb_of(option) === 'build');
}

export function status_of(options: Option[], card: string): Status | undefined {
  const builds = builds_of(options, card);
  const best = builds.filter((option) => option.legal).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  if (!best) {
    const why = builds[0]?.why;
    return builds[0] && { icon: 'cross', words: t_or(`why.${why?.code}`, 'wonders.ribbon.no', { n: why?.short ?? 0 }), short: t_or(`wonders.ribbon.${why?.code}`, 'wonders.ribbon.no', { n: why?.short ?? 0 }), tone: 'no' };
  }
  if (best.payment?.means === 'chain') return { icon: 'star', words: t('wonders.ribbon.chain'), tone: 'free' };
  if (best.payment?.means === 'nothing' || best.payment?.means === 'power') return { icon: 'check', words: t('wonders.ribbon.free'), tone: 'free' };
  const [left, right] = parse_action(best.action).pay ?? [0, 0];
  if (!left && !right) return { icon: 'check', words: best.price ? t('wonders.ribbon.pay', { n: best.price }) : t('wonders.ribbon.own'), tone: 'own' };
  return { icon: 'trade', words: t('wonders.ribbon.pay', { n: best.price ?? 0 }), tone: 'pay', left, right };
}
