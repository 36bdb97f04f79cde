// What every part of a board needs: the position, the catalogue, who is who, and the one way to act.
import { createContext, useContext, type Accessor } from 'solid-js';
import type { Catalogue } from '../catalogue/catalogue';
import type { GameEvent, Hint, Option, Seat, SeatInfo, Update, ViewBase } from '../link/protocol';
import { name_of, type NameKind } from '../text/names';
import { t, t_or } from '../text/language';

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
  act: (action: string) => void;
};

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
