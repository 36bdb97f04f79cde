// Which way to pay comes first: the cheapest, and of equally cheap ones the one that favours whom I like to favour.
import type { Option } from '../../link/protocol';
import type { Favour } from '../../settings';
import { use_of } from '../action';
import type { WondersView } from './view';

// From whom a city can buy: left, right, and the neighbours beyond them.
function sellers(view: WondersView, city: number): number[] {
  const { left, right } = view.seats[city]!;
  return [left, right, view.seats[left]!.left, view.seats[right]!.right];
}

// What an option pays each of them.
export function bill_of(view: WondersView, option: Option): { to: number; coins: number }[] {
  if (option.city === undefined) return [];
  const paid = new Map(option.pay?.map(({ to, coins }) => [to, coins]));
  return sellers(view, option.city).map((to) => {
    const coins = paid.get(to) ?? 0;
    paid.delete(to);
    return { to, coins };
  });
}

// The places in a bill, the most favoured first.
function order(favour: Favour, view: WondersView, bill: { to: number }[]): number[] {
  switch (favour) {
    case 'left': return [0, 2, 1, 3];
    case 'right': return [1, 3, 0, 2];
    case 'weaker': return [0, 1, 2, 3].sort((a, b) => view.seats[bill[a]!.to]!.points - view.seats[bill[b]!.to]!.points);
  }
}

export function ranked(options: Option[], favour: Favour, view: WondersView): Option[] {
  const ways = options.map((option, place) => ({ option, place, use: use_of(option), bill: option.pay && bill_of(view, option) }));
  // Only the ways of one and the same use change places.
  const first = new Map<string, number>();
  for (const { use, place } of ways) if (!first.has(use)) first.set(use, place);
  ways.sort((a, b) => {
    if (a.use !== b.use) return first.get(a.use)! - first.get(b.use)!;
    const price = (a.option.price ?? 0) - (b.option.price ?? 0);
    if (price !== 0 || !a.bill || !b.bill) return price || a.place - b.place;
    for (const place of order(favour, view, a.bill)) {
      const more = b.bill[place]!.coins - a.bill[place]!.coins;
      if (more !== 0) return more;
    }
    return a.place - b.place;
  });
  return ways.map(({ option }) => option);
}
