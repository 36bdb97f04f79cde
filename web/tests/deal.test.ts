import { beforeEach, describe, expect, test, vi } from 'vitest';
import { check_deal, type Draws } from '../src/link/check_deal';
import { my_nonce, seen, witness } from '../src/link/deal';
import type { SeatInfo } from '../src/link/protocol';

// As in docs/fair-deal.md.
const SEED = '40a23eff86f8a28d0e39358d655947c59007cdf8339e26ce6e82f9a2939faf30';
const HASH = '36012f2a05265d6665db8da5655af717ae59364cdf394d46129ba7f1737e0efc';
const BEN = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff';

const at = (status: 'waiting' | 'playing' | 'over', nonces: (string | null)[], seed_hash = HASH) => ({
  table: 'k3', status, seed_hash, seats: nonces.map((nonce, seat) => ({ seat, nonce }) as SeatInfo),
});
const record = (...nonces: string[]) => `heptad 1\nrules duel\nseed ${SEED}\n${nonces.map((nonce, seat) => `nonce ${seat} ${nonce}\n`).join('')}result 1 resignation\n`;
const all_right = async (): Promise<Draws> => ({ draws: 61 });
const verdicts = async (text: string, engine: () => Promise<Draws | undefined> = all_right, shown = HASH) =>
  (await check_deal(text, shown, seen('k3'), engine)).map((finding) => `${finding.of} ${finding.verdict}`);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

// The whole way of a person who was there from the start; gives the nonce added.
function played(): string {
  witness(at('waiting', [null, null]));
  const mine = my_nonce('k3')!;
  witness(at('waiting', [mine, null]));
  witness(at('playing', [mine, BEN]));
  return mine;
}

describe('what a browser remembers of a deal', () => {
  test('a nonce is random, one for a table, and given only after the hash was seen', () => {
    expect(my_nonce('k3')).toBeUndefined();
    witness(at('waiting', [null, null]));
    expect(my_nonce('k3')).toMatch(/^[0-9a-f]{32}$/);
    expect(my_nonce('k3')).toBe(my_nonce('k3'));
    witness({ ...at('waiting', [null, null]), table: 'k4' });
    expect(my_nonce('k4')).not.toBe(my_nonce('k3'));
  });

  test('the first hash stays, and the nonces once the cards are dealt', () => {
    const mine = played();
    witness(at('playing', [BEN, BEN], SEED));
    expect(seen('k3')).toEqual({ table: 'k3', hash: HASH, mine, nonces: [mine, BEN], dealt: true });
  });
});

describe('the check at the end', () => {
  test('is content with the deal that was promised', async () => {
    expect(await verdicts(record(played(), BEN))).toEqual(['hash ok', 'nonces ok', 'draws ok']);
  });

  test('finds a seed with another hash, whatever the server shows now', async () => {
    const mine = played();
    const other = record(mine, BEN).replace(SEED, HASH);
    expect((await verdicts(other))[0]).toBe('hash bad');
    witness({ ...at('waiting', []), table: 'k3' });
    expect((await verdicts(other, all_right, 'f'.repeat(64)))[0]).toBe('hash bad');
  });

  test('finds a nonce that was replaced or left out, mine above all', async () => {
    const mine = played();
    expect((await verdicts(record(mine, mine)))[1]).toBe('nonces bad');
    expect((await verdicts(record(BEN, BEN)))[1]).toBe('nonces bad');
    expect((await verdicts(record(mine)))[1]).toBe('nonces bad');
    expect((await verdicts(record()))[1]).toBe('nonces bad');
  });

  test('says what it could not know or do', async () => {
    expect(await verdicts(record(BEN, BEN), async () => undefined)).toEqual(['hash late', 'nonces late', 'draws unknown']);
    expect((await verdicts(record()))[1]).toBe('nonces none');
  });

  test('tells a wrong draw from a record that is cut off', async () => {
    const text = record(played(), BEN);
    expect((await verdicts(text, async () => ({ code: 'other-deal', message: '…' })))[2]).toBe('draws bad');
    expect((await verdicts(text, async () => ({ code: 'cut-off', message: '…' })))[2]).toBe('whole bad');
  });
});
