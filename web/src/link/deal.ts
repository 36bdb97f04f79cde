// The deal as this browser saw it: the hash before anything was added to it, and what everybody added. At the end
// it is compared with what the server then shows (docs/fair-deal.md).
import { keep, kept } from './keep';
import type { Update } from './protocol';

export type Seen = {
  table: string;
  hash: string;
  mine?: string; // what this browser added
  nonces: (string | null)[]; // by seat
  dealt: boolean; // nothing may change any more
};

const MOST = 40;

function all_seen(): Seen[] {
  try {
    const list = JSON.parse(kept('deals') ?? '[]') as unknown;
    return Array.isArray(list) ? (list as Seen[]) : [];
  } catch {
    return [];
  }
}

export const seen = (table: string): Seen | undefined => all_seen().find((deal) => deal.table === table);

function remember(deal: Seen): void {
  keep('deals', JSON.stringify([...all_seen().filter((other) => other.table !== deal.table), deal].slice(-MOST)));
}

// The first sight of the hash stays, and so does every nonce once the cards are dealt: what is shown later cannot
// replace them.
export function witness(update: Pick<Update, 'table' | 'status' | 'seed_hash' | 'seats'>): void {
  const before = seen(update.table);
  if (update.status === 'over' || before?.dealt) return;
  const nonces = update.seats.map((seat) => seat.nonce);
  remember({ hash: update.seed_hash, ...before, table: update.table, nonces, dealt: update.status !== 'waiting' });
}

function random_nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// One for a table, however often and from however many windows it is sent. Only after its hash was seen.
export function my_nonce(table: string): string | undefined {
  const before = seen(table);
  if (!before) return undefined;
  const mine = before.mine ?? random_nonce();
  if (!before.mine) remember({ ...before, mine });
  return mine;
}

// Whether the server waits for a nonce of mine.
export const owes_nonce = (update: Update) =>
  update.status === 'waiting' && update.deal === null && update.seats.some((seat) => update.you.includes(seat.seat) && seat.nonce === null);
