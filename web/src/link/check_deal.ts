// Checks a finished game's deal in the browser: the hash with WebCrypto, what was added with what was seen, and every
// draw with the engine itself, fetched when it is asked for.
import { Engine as Thread } from '../local/engine';
import { can_play_here } from '../local/files';
import type { Seen } from './deal';

export type Finding = { of: 'hash' | 'nonces' | 'draws' | 'whole'; verdict: 'ok' | 'late' | 'none' | 'bad' | 'unknown'; n?: number; message?: string };
export type Draws = { draws?: number; code?: string; message?: string };
// What does the drawing; nothing where the client was built without it.
export type Engine = (hash: string, record: string) => Promise<Draws | undefined>;

const header = (record: string, word: string) =>
  record.split('\n').filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ').slice(1));

async function sha256(hex: string): Promise<string | undefined> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (!globalThis.crypto?.subtle) return undefined; // only on a safe origin; the engine's own check remains
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function nonces_found(record: string, before: Seen | undefined): Finding {
  const added = new Map(header(record, 'nonce').map(([seat, nonce]) => [Number(seat), nonce]));
  const changed = before?.dealt && before.nonces.some((nonce, seat) => (nonce ?? undefined) !== added.get(seat));
  const mine_is_missing = before?.mine !== undefined && ![...added.values()].includes(before.mine);
  if (changed || mine_is_missing) return { of: 'nonces', verdict: 'bad' };
  if (added.size === 0) return { of: 'nonces', verdict: 'none' };
  return { of: 'nonces', verdict: before?.dealt ? 'ok' : 'late', n: added.size };
}

async function hash_found(record: string, promised: string, before: Seen | undefined, drawn: Draws | undefined): Promise<Finding> {
  const hash = await sha256(header(record, 'seed')[0]?.[0] ?? '');
  if (hash === undefined && (!drawn || drawn.code === 'bad-record')) return { of: 'hash', verdict: 'unknown' };
  const same = hash === undefined ? drawn?.code !== 'other-seed' && drawn?.code !== 'no-seed' : hash === promised;
  return { of: 'hash', verdict: same ? (before ? 'ok' : 'late') : 'bad' };
}

function draws_found(drawn: Draws | undefined): Finding {
  if (!drawn) return { of: 'draws', verdict: 'unknown' };
  if (drawn.draws !== undefined) return { of: 'draws', verdict: 'ok', n: drawn.draws };
  if (drawn.code === 'cut-off') return { of: 'whole', verdict: 'bad' };
  return { of: 'draws', verdict: 'bad', message: drawn.message ?? '' };
}

export async function check_deal(record: string, shown_hash: string, before: Seen | undefined, engine: Engine = wasm_engine): Promise<Finding[]> {
  const promised = before?.hash ?? shown_hash;
  const drawn = await engine(promised, record);
  return [await hash_found(record, promised, before, drawn), nonces_found(record, before), draws_found(drawn)];
}

async function wasm_engine(hash: string, record: string): Promise<Draws | undefined> {
  if (!can_play_here) return undefined;
  const engine = new Thread();
  try {
    return JSON.parse(await engine.call('heptad_check_deal', `${hash}\n${record}`)) as Draws;
  } catch {
    return undefined;
  } finally {
    engine.stop();
  }
}
