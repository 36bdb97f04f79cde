// The WebAssembly engine plays the same games as the native one: every rule set and number of players has the same
// signature, and what one refuses the other refuses too.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './engine.mjs';

const heptad = fileURLToPath(new URL('../../build/heptad', import.meta.url));

function native_signature(rules, players) {
  const args = ['bench', rules, '--players', `${players}`, '--games', '1', '--json'];
  const { status, stdout } = spawnSync(heptad, args, { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout)[rules].signature : undefined;
}

let compared = 0;
for (const rules of ['duel', 'duel+pantheon', 'wonders1', 'wonders2']) {
  for (let players = 2; players <= 7; ++players) {
    const native = native_signature(rules, players);
    if (native) ++compared;
    test(`${rules} with ${players} players ${native ? `has the native signature ${native}` : 'is refused by both'}`, async () => {
      const engine = await load();
      assert.match(engine.call('heptad_signature', rules, players), native ? new RegExp(`^${native}$`) : /^refused: /);
    });
  }
}

test('at least one game was compared', () => assert.ok(compared > 0));

test('after a refusal the engine goes on', async () => {
  const engine = await load();
  assert.match(engine.call('heptad_signature', 'chess', 0), /^refused: /);
  assert.match(engine.call('heptad_signature', 'duel', 0), /^[0-9a-f]{16}$/);
});
