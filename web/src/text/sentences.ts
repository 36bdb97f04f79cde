// Events as sentences. Rules emit events; sentences are made here, from event and language.
import type { GameEvent, Seat, Update } from '../link/protocol';
import { seat_name } from '../board/scope';
import { has_key, t, type Key } from './language';
import { name_of, type NameKind } from './names';
import type { Values } from './format';

const NAMED: [string, NameKind][] = [
  ['card', 'cards'],
  ['wonder', 'wonders'],
  ['with', 'cards'],
  ['board', 'boards'],
  ['side', 'sides'],
  ['symbol', 'symbols'],
  ['token', 'tokens'],
  ['divinity', 'divinities'],
  ['shipyard', 'shipyards'],
  ['fleet', 'fleets'],
  ['island', 'islands'],
];

function named(rules: string, kinds: NameKind[], id: string): string {
  for (const kind of kinds) {
    const found = name_of(rules, kind, id);
    if (found !== id) return found;
  }
  return id;
}

function values_of(update: Update, event: GameEvent): Values {
  const who = (seat: unknown) => seat_name(update.seats.find((s) => s.seat === (seat as Seat)));
  const values: Values = {};
  for (const [key, value] of Object.entries(event)) if (typeof value === 'number') values[key] = value;
  for (const [key, kind] of NAMED) {
    const id = event[key];
    if (typeof id === 'string') values[key] = named(update.rules, [kind, 'mythologies', 'offerings'], id);
  }
  values['name'] = who(event.seat);
  for (const key of ['to', 'from', 'against', 'starts', 'other', 'target']) {
    if (typeof event[key] === 'number') values[key === 'to' ? 'to' : 'other'] = who(event[key]);
  }
  if (typeof event['divinity'] === 'string') values['god'] = name_of(update.rules, 'divinities', event['divinity']);
  if (event.event === 'token-claimed') {
    values['token'] = typeof event['mythology'] === 'string' ? name_of(update.rules, 'mythologies', event['mythology']) : t('pantheon.offering', { n: Number(event['offering']) });
  }
  if (typeof event['age'] === 'number') values['age'] = t(`age.${event['age'] as 1 | 2 | 3}`);
  return values;
}

function pawn_words(update: Update, position: number): string {
  if (position === 0) return t('event.pawn.middle');
  const towards = update.seats.find((s) => s.seat === (position > 0 ? 1 : 0));
  return t('event.pawn.at', { n: Math.abs(position), name: seat_name(towards) });
}

// Some kinds read differently by what they carry.
function key_of(event: GameEvent): string {
  switch (event.event) {
    case 'built':
      if (!event['card']) return 'event.built.hidden';
      return event['means'] === 'paid' && Number(event['coins']) > 0 ? 'event.built' : `event.built.${event['means'] === 'paid' ? 'nothing' : String(event['means'])}`;
    case 'wonder-built':
    case 'stage-built': return Number(event['coins'] ?? 0) > 0 ? `event.${event.event}` : `event.${event.event}.nothing`;
    case 'sold': // for no coins: to sail
      if (event['coins'] === 0) return event['card'] ? 'event.sold.sails' : 'event.sold.sails.hidden';
      return event['card'] ? 'event.sold' : 'event.sold.hidden';
    case 'discarded': return event['card'] ? 'event.discarded' : 'event.discarded.hidden';
    case 'divinity-placed': return event['divinity'] ? 'event.divinity-placed' : 'event.divinity-placed.hidden';
    case 'drafted': return event['board'] ? 'event.drafted.board' : 'event.drafted';
    case 'conflict': return Number(event['token']) > 0 ? 'event.conflict.won' : 'event.conflict.lost';
    case 'naval-conflict': return Number(event['token']) > 0 ? 'event.naval-conflict.won' : 'event.naval-conflict.lost';
    case 'coins-lost': return event['tax'] === undefined ? 'event.coins-lost' : `event.coins-lost.${!event['piracy'] ? 'tax' : !event['tax'] ? 'piracy' : 'both'}`;
    case 'hands-passed': return event['to'] === 'right' ? 'event.hands-passed.right' : 'event.hands-passed.left';
    default: return `event.${event.event}`;
  }
}

export function sentence(update: Update, event: GameEvent): string {
  const key = key_of(event);
  if (!has_key(key)) return '';
  const values = values_of(update, event);
  if (event.event === 'pawn-moved') values['steps'] = pawn_words(update, Number(event['position']));
  if (event.event === 'conflict' || event.event === 'naval-conflict') values['n'] = String(event['token']).replace('-', '−');
  const asked = Number(event['tax'] ?? 0) + Number(event['piracy'] ?? 0);
  const all = event.event === 'coins-lost' && Number(event['coins']) < asked ? t('event.coins-lost.all') : '';
  return t(key as Key, values) + all;
}

// The layout of an age turns up a dozen cards at once, and its end discards as many unseen: nobody wants to read that.
export function worth_telling(events: GameEvent[]): { event: GameEvent; index: number }[] {
  let dealing = true;
  return events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => {
      if (event.event === 'age-began' || event.event === 'age-ended') dealing = true;
      else if (event.event !== 'revealed') dealing = false;
      const unseen = event.event === 'discarded' && !event['card'];
      return !(event.event === 'revealed' && dealing) && !unseen;
    });
}

// Why a game counts for nothing.
export const practice_words = (update: Pick<Update, 'deal' | 'imported'>): string =>
  update.imported ? t('practice.imported') : update.deal ? t('practice.deal', { n: update.deal }) : t('practice.why');
