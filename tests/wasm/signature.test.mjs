// The WebAssembly engine plays the same games as the native one: every rule set and number of players has the
// signature that is pinned in tests/signatures.txt, and everything else is refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './engine.mjs';

const lines = readFileSync(new URL('../signatures.txt', import.meta.url), 'utf8').split('\n');
const pinned = new Map(lines.filter((line) => line && !line.startsWith('#')).map((line) => line.match(/^(\S+ \d) (\S+)$/).slice(1)));
const rule_sets = new Set([...pinned.keys()].map((key) => key.split(' ')[0]));

for (const rules of rule_sets) {
  for (let players = 1; players <= 8; ++players) {
    const signature = pinned.get(`${rules} ${players}`);
    test(`${rules} with ${players} players ${signature ? `has the pinned signature ${signature}` : 'is refused'}`, async () => {
      const engine = await load();
      assert.match(engine.call('heptad_signature', rules, players), signature ? new RegExp(`^${signature}$`) : /^refused: /);
    });
  }
}

test('at least one game was compared', () => assert.ok(pinned.size > 0));

test('after a refusal the engine goes on', async () => {
  const engine = await load();
  assert.match(engine.call('heptad_signature', 'chess', 0), /^refused: /);
  assert.match(engine.call('heptad_signature', 'duel', 0), /^[0-9a-f]{16}$/);
});
