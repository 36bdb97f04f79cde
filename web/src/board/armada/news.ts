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
  const paid = of('coins-lost').filter((event) => event['tax'] !== undefined).map((event) => `${name_in(update, event.seat!)} −${Number(event['coins'])}`);
  const losses = causes.length ? [t('sea.news.losses', { causes: causes.join(t('list.and')), paid: paid.length ? paid.join(t('list.and')) : t('sea.news.nobody') })] : [];
  return [...losses, ...of('invaded').map((event) => sentence(update, event))];
}
