// What the last turn did at sea, for the tray: who levied what and who paid it, and who will invade whom.
import type { GameEvent, Update } from '../../link/protocol';
import { t } from '../../text/language';
import { sentence } from '../../text/sentences';
import { name_in } from '../scope';

// A turn ends when hands are passed on, or with its Age.
export function of_last_turn(events: GameEvent[]): GameEvent[] {
  const ends = events.flatMap((event, i) => (event.event === 'hands-passed' || event.event === 'age-began' ? [i] : []));
  return events.slice((ends.at(-2) ?? -1) + 1);
}

export function sea_news(update: Update, events: GameEvent[]): string[] {
  const told = of_last_turn(events);
  const of = (kind: string) => told.filter((event) => event.event === kind);
  const names = (all: GameEvent[]) => [...new Set(all.map((event) => name_in(update, event.seat!)))].join(t('list.and'));
  const taxes = of('tax-levied');
  const pirates = of('piracy-done');
  const causes = [
    ...(taxes.length ? [t('sea.news.tax', { names: names(taxes), n: Number(taxes[0]!['tax']) })] : []),
    ...(pirates.length ? [t('sea.news.piracy', { names: names(pirates) })] : []),
  ];
  // Who lost equally much in one breath, mine first, then the heaviest.
  const paid = of('coins-lost').filter((event) => event['tax'] !== undefined);
  const mine = paid.find((event) => update.as === event.seat)?.['coins'];
  const sums = [...new Set(paid.map((event) => Number(event['coins'])))].sort((a, b) => Number(b === mine) - Number(a === mine) || b - a);
  const lost = sums.map((coins) => `${names(paid.filter((event) => event['coins'] === coins))} −${coins}`).join(' · ');
  const losses = causes.length ? [t('sea.news.losses', { causes: causes.join(t('list.and')), paid: lost || t('sea.news.nobody') })] : [];
  return [...losses, ...of('invaded').map((event) => sentence(update, event))];
}
