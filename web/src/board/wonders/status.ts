// What can be done with a card of the hand, in one word, one shape and one number.
import type { Option } from '../../link/protocol';
import { t, t_or } from '../../text/language';
import { card_of } from '../action';
import { is_for_city } from '../free_city/city';
import type { WondersView } from './view';
import { bill_of } from './ways';

// `words` say all; `short` is what fits on the ribbon.
export type Status = { icon: string; words: string; short?: string; tone: 'free' | 'own' | 'pay' | 'no'; pay?: number[]; sails?: boolean };

// The options come best first. While the Free City's choice is due, it is what counts.
export function status_of(view: WondersView, options: Option[], card: string): Status | undefined {
  const all = options.filter((option) => card_of(option) === card && option.verb === 'build');
  const status = build_status(view, all.filter((option) => !option.ship));
  return status && all.some((option) => option.ship && option.legal) ? { ...status, words: `${status.words} ${t('wonders.ribbon.sails')}`, short: status.short ?? status.words, sails: true } : status;
}

function build_status(view: WondersView, builds: Option[]): Status | undefined {
  const now = builds.some(is_for_city(view)) ? builds.filter(is_for_city(view)) : builds;
  const cheapest = Math.min(...now.filter((option) => option.legal).map((option) => option.price ?? 0));
  const best = now.find((option) => option.legal && (option.price ?? 0) === cheapest);
  if (!best) {
    const why = now[0]?.why;
    return now[0] && { icon: 'cross', words: t_or(`why.${why?.code}`, 'wonders.ribbon.no', { n: why?.short ?? 0 }), short: t_or(`wonders.ribbon.${why?.code}`, 'wonders.ribbon.no', { n: why?.short ?? 0 }), tone: 'no' };
  }
  if (best.payment?.means === 'chain') return { icon: 'star', words: t('wonders.ribbon.chain'), tone: 'free' };
  if (best.payment?.means === 'nothing' || best.payment?.means === 'power') return { icon: 'check', words: t('wonders.ribbon.free'), tone: 'free' };
  const pay = bill_of(view, best).map(({ coins }) => coins);
  if (!pay.some((coins) => coins > 0)) return { icon: 'check', words: best.price ? t('wonders.ribbon.pay', { n: best.price }) : t('wonders.ribbon.own'), tone: 'own' };
  return { icon: 'trade', words: t('wonders.ribbon.pay', { n: best.price ?? 0 }), tone: 'pay', pay };
}
