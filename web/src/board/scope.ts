// What every part of a board needs: the position, the catalogue, who is who, and the one way to act.
import { createContext, useContext, type Accessor } from 'solid-js';
import type { Catalogue } from '../catalogue/catalogue';
import type { GameEvent, Hint, Option, Seat, SeatInfo, Update, ViewBase } from '../link/protocol';
import { name_of, type NameKind } from '../text/names';
import { t, t_or } from '../text/language';
import { card_of, option_of } from './action';

export type Scope<V extends ViewBase = ViewBase> = {
  update: Accessor<Update<V>>;
  view: Accessor<V>;
  rules: string;
  catalogue: Catalogue;
  me: Accessor<Seat>;
  legal: Accessor<Option[]>;
  my_turn: Accessor<boolean>;
  live: boolean;
  pending: Accessor<string | undefined>;
  hint: Accessor<Hint | undefined>;
  thinking?: Accessor<boolean>;  // advice was asked for
  fresh?: Accessor<GameEvent[]>;  // what the last update brought
  events?: Accessor<GameEvent[]>;  // all that happened
  news?: Accessor<string[]>;  // what a module tells of the last turn, beside deeds
  guide?: Accessor<Guidance | undefined>;  // what a lesson says now
  act: (action: string) => void;
};

// What a lesson says: in the tray while nothing is chosen.
export type Guidance = { step: string; title: string; text: string; action?: string; leave: () => void };

// The move that is advised: by the helper that was asked, else by a lesson.
export const advised = (scope: Scope): string | undefined => scope.hint()?.moves[0]?.action ?? scope.guide?.()?.action;
// The card it uses, to be marked on the table.
export const advised_card = (scope: Scope): string | undefined => card_of(option_of(scope, scope.guide?.()?.action));

const Context = createContext<Scope>();
export const ScopeProvider = Context.Provider;

export function use_scope<V extends ViewBase = ViewBase>(): Scope<V> {
  const scope = useContext(Context);
  if (!scope) throw new Error('A board part was drawn outside of a board.');
  return scope as unknown as Scope<V>;
}

export function seat_name(info: SeatInfo | undefined): string {
  if (!info) return t('seat.neutral');
  if (info.kind === 'bot') return t_or(`seat.bot.${info.seat}`, 'seat.open');
  if (info.kind === 'open') return t('seat.open');
  return info.name || t('start.name.default');
}

export const name_in = (update: Update, seat: Seat): string => seat_name(update.seats.find((s) => s.seat === seat));

export const names_for = (scope: Scope) => (kind: NameKind, id: string) => name_of(scope.rules, kind, id);
