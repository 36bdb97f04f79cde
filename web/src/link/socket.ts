// One live line to the server, shared by all screens. It comes back by itself, says who we are, rejoins the
// tables that are open and repeats every act that was not yet answered: acts carry ids, so repeating is safe.
import { createSignal } from 'solid-js';
import { wait_before } from './backoff';
import { heed } from './barred';
import { keep, kept } from './keep';
import type { Connection, Line } from './line';
import type { ServerMessage } from './protocol';

type Listener = (message: ServerMessage) => void;
type SentAct = { id: string; text: string };

// Silence longer than this means a dead line that nobody told us about.
const PING_EVERY = 10_000;
const ANSWER_WITHIN = 5_000;

// The server restarts: it is away for a second or two, and not only for us.
const RESTARTS = 1012;
const PATIENT = 3;

export class Link implements Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;
  private ready = false;
  private shut = false; // we are not wanted: no use in coming back
  private readonly listeners = new Set<Listener>();
  private readonly joined = new Map<string, () => object[]>();
  private readonly unanswered = new Map<string, SentAct>();
  private readonly state = createSignal<Connection>('reconnecting');

  readonly connection = this.state[0];

  constructor(private readonly url: string = default_url()) {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => this.again());
    window.addEventListener('offline', () => this.drop());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && !this.ready) this.again();
    });
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // `resume` gives the messages to send whenever the line is (again) open, after joining.
  join(table: string, resume: () => object[] = () => []): () => void {
    this.joined.set(table, resume);
    if (this.ready) this.enter(table);
    else this.open();
    return () => {
      this.joined.delete(table);
      this.send({ leave: { table } });
    };
  }

  send(message: object): boolean {
    if (!this.ready || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // An act waits for its answer, across reconnects if need be.
  act(id: string, message: object): void {
    this.unanswered.set(id, { id, text: JSON.stringify(message) });
    this.send(message);
  }

  private enter(table: string): void {
    this.send({ join: { table } });
    for (const message of this.joined.get(table)?.() ?? []) this.send(message);
  }

  private open(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      const token = kept('token');
      socket.send(JSON.stringify({ hello: token ? { token } : {} }));
    };
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === RESTARTS) this.attempt = Math.max(this.attempt, PATIENT);
      this.lost();
    };
  }

  private hear(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    this.keep_alive();
    if (heed(message.refused?.code)) this.shut = true;
    if (message.welcome) this.welcome(message.welcome.token);
    const answered = message.update?.ack ?? message.refused?.id;
    if (answered) this.unanswered.delete(answered);
    for (const listener of this.listeners) listener(message);
  }

  private welcome(token: string): void {
    keep('token', token);
    this.ready = true;
    this.attempt = 0;
    this.state[1]('live');
    for (const table of this.joined.keys()) this.enter(table);
    for (const act of this.unanswered.values()) this.socket?.send(act.text);
  }

  private keep_alive(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.send({ ping: { n: ++this.pings } });
      this.watchdog = setTimeout(() => this.drop(), ANSWER_WITHIN);
    }, PING_EVERY);
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.lost();
  }

  private lost(): void {
    clearTimeout(this.watchdog);
    this.socket = null;
    this.ready = false;
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
    this.state[1](offline ? 'offline' : 'reconnecting');
    clearTimeout(this.retry);
    if (this.shut) return;
    this.retry = setTimeout(() => this.open(), wait_before(this.attempt++));
  }

  private again(): void {
    if (this.ready || this.shut || this.joined.size === 0) return;
    this.attempt = 0;
    this.drop();
    this.open();
  }
}

function default_url(): string {
  if (typeof location === 'undefined') return '';
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

let shared: Link | undefined;
export const the_link = (): Link => (shared ??= new Link());
