// Which way to pay comes first: the cheapest, and of equally cheap ones the one that favours whom I like to favour.
import type { Option } from '../../link/protocol';
import type { Favour } from '../../settings';
import { parse_action, type Parsed } from '../action';
import type { WondersView } from './view';

// To whom the numbers after `pay` go: left, right, and the neighbours beyond them.
export function sellers(view: WondersView, me: number, parsed: Parsed): number[] {
  const { left, right } = view.seats[parsed.city ? view.players : me]!;
  return [left, right, view.seats[left]!.left, view.seats[right]!.right];
}

// The places in `pay`, the most favoured first.
function order(favour: Favour, view: WondersView, to: number[]): number[] {
  switch (favour) {
    case 'left': return [0, 2, 1, 3];
    case 'right': return [1, 3, 0, 2];
    case 'weaker': return [0, 1, 2, 3].sort((a, b) => view.seats[to[a]!]!.points - view.seats[to[b]!]!.points);
  }
}

export function ranked(options: Option[], favour: Favour, view: WondersView, me: number): Option[] {
  const bills = options.map((option, place) => {
    const parsed = parse_action(option.action);
    return { option, place, parsed, use: option.action.replace(/ pay .*/, '') };
  });
  // Only the ways of one and the same use change places.
  const first = new Map<string, number>();
  for (const { use, place } of bills) if (!first.has(use)) first.set(use, place);
  bills.sort((a, b) => {
    if (a.use !== b.use) return first.get(a.use)! - first.get(b.use)!;
    const price = (a.option.price ?? 0) - (b.option.price ?? 0);
    if (price !== 0 || !a.parsed.pay || !b.parsed.pay) return price || a.place - b.place;
    for (const place of order(favour, view, sellers(view, me, a.parsed))) {
      const more = (b.parsed.pay[place] ?? 0) - (a.parsed.pay[place] ?? 0);
      if (more !== 0) return more;
    }
    return a.place - b.place;
  });
  return bills.map(({ option }) => option);
}
