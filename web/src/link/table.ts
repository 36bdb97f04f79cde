// One table as the client knows it: the last update, all events, the talk, and the act that is on its way.
import { batch, createSignal, onCleanup } from 'solid-js';
import type { GameEvent, Hint, Refused, Said, Seat, ServerMessage, Update } from './protocol';
import { create_muted } from './muted';
import type { Line } from './line';
import { my_nonce, owes_nonce, witness } from './deal';

export type Pending = { id: string; action: string; round: number };
export type TableOptions = { before_update?: (next: Update, fresh: GameEvent[]) => void };

let counter = 0;
const new_id = () => `${Date.now().toString(36)}-${(++counter).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export function open_table(link: Line, table: string, options: TableOptions = {}) {
  const [update, set_update] = createSignal<Update>();
  const [events, set_events] = createSignal<GameEvent[]>([]);
  const [fresh, set_fresh] = createSignal<GameEvent[]>([]);
  const [said, set_said] = createSignal<Said[]>([]);
  const [pending, set_pending] = createSignal<Pending>();
  const [refused, set_refused] = createSignal<Refused>();
  const [hint, set_hint] = createSignal<Hint>();
  const [thinking, set_thinking] = createSignal(false);
  const [told, set_told] = createSignal<'reported' | 'blocked'>();
  const muted = create_muted(table);
  let looking: Seat | null = null;

  const take_update = (next: Update) => {
    witness(next);
    if (owes_nonce(next)) link.send({ nonce: { table, nonce: my_nonce(table) } });
    const before = update();
    const kept_events = events().slice(0, next.events_from);
    // A (re)join sends everything from the start: only what is new to us is news.
    const known = before ? events().length : next.events_from + next.events.length;
    const news = next.events.slice(Math.max(0, known - next.events_from));
    options.before_update?.(next, news);
    batch(() => {
      set_events([...kept_events, ...next.events]);
      set_fresh(news);
      set_update(next);
      const waiting = pending();
      if (waiting && (next.ack === waiting.id || next.round !== waiting.round)) set_pending(undefined);
      if (before?.round !== next.round) set_thinking(false);
      if (hint() && hint()!.round !== next.round) set_hint(undefined);
      if (next.ack) set_refused(undefined);
    });
  };

  const take_refusal = (refusal: Refused) => {
    if (refusal.table && refusal.table !== table) return;
    if (refusal.code === 'frozen') return; // another window of mine was first, with the same nonce
    batch(() => {
      if (refusal.id === pending()?.id) set_pending(undefined);
      set_thinking(false);
      set_refused(refusal);
    });
  };

  const hear = (message: ServerMessage) => {
    if (message.update?.table === table) take_update(message.update);
    if (message.presence?.table === table) {
      const { seats, watching } = message.presence;
      set_update((u) => (u ? { ...u, seats, watching } : u));
    }
    if (message.said?.table === table) {
      const one = message.said;
      if (!said().some((other) => other.n === one.n)) set_said([...said(), one].sort((a, b) => a.n - b.n));
    }
    if (message.hint?.table === table) {
      set_thinking(false);
      set_hint(message.hint);
    }
    if (message.reported?.table === table) set_told('reported');
    if (message.blocked?.table === table) {
      const seat = message.blocked.seat;
      set_said(said().filter((one) => one.seat !== seat || one.text === undefined));
      set_told('blocked');
    }
    if (message.refused) take_refusal(message.refused);
  };

  onCleanup(link.listen(hear));
  onCleanup(link.join(table, () => (looking === null ? [] : [{ look: { table, seat: looking } }])));

  const my_seat = () => {
    const u = update();
    return u && u.you.length > 1 && u.as !== null ? { seat: u.as } : {};
  };
  const about = (verb: string, rest: object = {}) => link.send({ [verb]: { table, ...my_seat(), ...rest } });

  return {
    id: table,
    update,
    events,
    fresh,
    said,
    muted,
    told,
    pending,
    refused,
    hint,
    thinking,
    connection: link.connection,
    forget_refusal: () => set_refused(undefined),
    act(action: string) {
      const u = update();
      if (!u || pending()) return;
      const id = new_id();
      batch(() => {
        set_pending({ id, action, round: u.round });
        set_refused(undefined);
      });
      link.act(id, { act: { table, round: u.round, action, id, ...my_seat() } });
    },
    undo: () => about('undo'),
    consent: (agree: boolean) => about('consent', { agree }),
    resign: () => about('resign'),
    stand_in: (seat: Seat, level: number | null) => link.send({ standin: { table, seat, level } }),
    chat: (text: string, to?: 'team') => (to ? about('chat', { text, to }) : link.send({ chat: { table, text } })),
    report: (what: Said, why: string) => link.send({ report: { table, n: what.n, why } }),
    block: (seat: Seat) => link.send({ block: { table, seat } }),
    rematch: () => link.send({ rematch: { table } }),
    ask_hint() {
      if (thinking() || !update()?.hints) return;
      set_thinking(about('hint', { id: new_id() }));
    },
    sit: (seat: Seat, name: string) => link.send({ sit: { table, seat, name, nonce: my_nonce(table) } }),
    stand: (seat: Seat) => link.send({ stand: { table, seat } }),
    look(seat: Seat | null) {
      looking = seat;
      link.send({ look: { table, seat } });
    },
  };
}

export type Table = ReturnType<typeof open_table>;
