// The hall of one person: tables in one thread, bots that think in another, games in this browser's database. It hears what
// a client says and tells what a server would tell (docs/protocol.md); nothing is told before it is stored.
import { HERE } from '../link/where';
import type { Move, NewTable, ServerMessage } from '../link/protocol';
import { Engine, Stopped } from './engine';
import { append, load, type Change } from './store';

type Ask = { table: string; seat: number; round: number; id: string; question: string };
type Answer = { store: Change[]; tell: ServerMessage[]; ask?: Ask };
type Due = { seat: number; epoch: number; question: string };
type Failed = { error: { code: string; message: string } };

const BOT_PAUSE = 350; // a bot's move is not shown sooner, so that people can follow
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const random = (bytes: number) => [...crypto.getRandomValues(new Uint8Array(bytes))];
const hex = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
// The id and the seed of a table that might be made.
const fresh = () => ({ id: HERE + random(12).map((byte) => LETTERS[byte % 32]).join(''), seed: hex(random(32)) });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Hall {
  private readonly tables = new Engine();
  private readonly mind = new Engine();
  private readonly opened = new Map<string, string>(); // tables that are here, and their rules
  private readonly watched = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();
  // Other windows of this browser.
  private readonly windows = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('heptad');

  constructor(private readonly tell: (message: ServerMessage) => void) {
    this.windows?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.opened.has(data)) void this.in_turn(() => this.read(data));
    });
  }

  make = (table: NewTable): Promise<string> => this.begin('heptad_local_make', JSON.stringify(table));
  // A recorded game goes on: one seat is mine, bots have the others.
  go_on = (record: string, seat: number, level: number, name: string): Promise<string> => this.begin('heptad_local_go_on', `${name}\n${record}`, seat, level);

  // A table comes to be; its id.
  private begin(door: string, text: string, ...numbers: number[]): Promise<string> {
    return this.in_turn(async () => {
      const { id, seed } = fresh();
      const told: ServerMessage[] = [];
      await this.carry_out(await this.ask(door, `${id} ${seed}\n${text}`, ...numbers, Date.now()), (message) => told.push(message));
      refuse_if(told);
      void navigator.storage?.persist?.();
      return id;
    });
  }

  // A finished game that was played elsewhere, to be looked at.
  async import(record: string): Promise<string> {
    return this.in_turn(async () => {
      const { id } = fresh();
      const { tell } = await this.ask('heptad_local_import', `${id}\n${record}`, Date.now());
      refuse_if(tell);
      this.opened.set(id, '');
      return id;
    });
  }

  // A client's message.
  async hear(message: Record<string, { table?: string } | undefined>): Promise<void> {
    const [[verb, body] = []] = Object.entries(message);
    const table = body?.table ?? '';
    if (verb === 'join') this.watched.add(table);
    if (verb === 'leave') this.watched.delete(table);
    await this.in_turn(async () => {
      if (verb === 'join' || !this.opened.has(table)) await this.read(table);
      const { id, seed } = fresh();
      const answer = await this.ask('heptad_local_hear', `${id} ${seed}\n${JSON.stringify(message)}`, Date.now());
      await this.carry_out(answer);
      if (answer.ask) void this.advise(answer.ask);
    });
    this.let_bots_play(table);
  }

  // What a table that is here answers: its replay, its record.
  async about(door: string, table: string, ...numbers: number[]): Promise<string> {
    return this.in_turn(async () => {
      if (!this.opened.has(table)) await this.read(table);
      return checked(await this.tables.call(door, table, ...numbers));
    });
  }

  // What needs no table: rules and catalogues.
  async look_up(door: string, text = '', ...numbers: number[]): Promise<string> {
    return checked(await this.tables.call(door, text, ...numbers));
  }

  private in_turn<T>(job: () => Promise<T>): Promise<T> {
    const next = this.last.then(job, job);
    this.last = next.catch(() => undefined);
    return next;
  }

  private async ask(door: string, text: string, ...numbers: number[]): Promise<Answer> {
    try {
      return JSON.parse(await this.tables.call(door, text, ...numbers)) as Answer;
    } catch (error) {
      this.opened.clear(); // the thread begins anew, with what is stored
      throw error;
    }
  }

  // The table as the database has it.
  private async read(table: string): Promise<void> {
    const stored = await load(table);
    if (!stored) return;
    this.opened.set(table, (JSON.parse(stored.head) as { rules: string }).rules);
    await this.carry_out(await this.ask('heptad_local_open', `${stored.head}\n${stored.entries.join('\n')}`, Date.now()));
  }

  private async carry_out(answer: Answer, tell = this.tell): Promise<void> {
    answer.tell.forEach(tell);
    if (!answer.store.length) return;
    const stored = await append(answer.store).then(() => true, () => false);
    const after = await this.ask('heptad_local_stored', '', stored ? 1 : 0, Date.now());
    after.tell.forEach(tell);
    for (const { table, head } of answer.store) {
      if (stored && head) this.opened.set(table, (JSON.parse(head) as { rules: string }).rules);
      if (stored) this.windows?.postMessage(table);
      else if (this.opened.has(table)) await this.read(table); // another window was first
    }
  }

  private let_bots_play(table: string): void {
    void this.in_turn(async () => {
      if (!this.watched.has(table) || !this.opened.has(table)) return;
      for (const due of JSON.parse(await this.tables.call('heptad_local_due', table)) as Due[]) void this.bot(table, due);
    });
  }

  private async bot(table: string, { seat, epoch, question }: Due): Promise<void> {
    const since = performance.now();
    try {
      const [best] = await this.think(table, question);
      await pause(BOT_PAUSE - (performance.now() - since));
      if (best) await this.in_turn(async () => this.carry_out(await this.ask('heptad_local_bot', `${table}\n${best.action}`, seat, epoch, Date.now())));
    } catch (error) {
      if (error instanceof Stopped) return;
      this.tell({ refused: { code: 'bad-net', message: String(error), table } });
      return;
    }
    this.let_bots_play(table);
  }

  private async advise({ table, question, ...hint }: Ask): Promise<void> {
    try {
      this.tell({ hint: { table, ...hint, moves: await this.think(table, question) } });
    } catch (error) {
      this.tell({ refused: { code: 'bad-net', message: String(error), table, id: hint.id } });
    }
  }

  private async think(table: string, question: string): Promise<Move[]> {
    await this.mind.weights(this.opened.get(table) ?? '');
    return JSON.parse(checked(await this.mind.call('heptad_local_advise', question))) as Move[];
  }
}

function refuse_if(told: ServerMessage[]): void {
  const refused = told.find((message) => message.refused)?.refused;
  if (refused) throw Object.assign(new Error(refused.message), { code: refused.code });
}

function checked(text: string): string {
  if (!text.startsWith('{"error"')) return text;
  const { error } = JSON.parse(text) as Failed;
  throw Object.assign(new Error(error.message), { code: error.code });
}
