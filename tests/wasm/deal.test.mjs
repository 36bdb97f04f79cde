// The check of a deal in WebAssembly says what the native one says, of a record from a real table: Ann added a nonce,
// a take-back between people drew luck anew.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './engine.mjs';

const heptad = fileURLToPath(new URL('../../build/heptad', import.meta.url));
const whole = await readFile(new URL('deal.play', import.meta.url), 'utf8');
const hash = '70741de829960ea66e8df71d74b016dcd9311cafa0836e4bd41e3dd60792d01c';

const lines = whole.trimEnd().split('\n');
const records = {
  'as it was played': [whole, undefined],
  'cut off': [`${lines.slice(0, -3).join('\n')}\n`, 'cut-off'],
  'with another nonce': [whole.replace(/^nonce 0 ./m, (line) => (line.endsWith('a') ? 'nonce 0 b' : 'nonce 0 a')), 'other-deal'],
  'without what was drawn anew': [whole.replace(/^anew .*\n/m, ''), 'other-deal'],
  'with another seed': [whole.replace(/^seed ./m, (line) => (line.endsWith('a') ? 'seed b' : 'seed a')), 'other-seed'],
};

for (const [name, [record, code]] of Object.entries(records)) {
  test(`a record ${name}`, async () => {
    const { call } = await load();
    const found = JSON.parse(call('heptad_check_deal', `${hash}\n${record}`));
    assert.equal(found.code, code);
    if (!code) assert.equal(found.draws, lines.filter((line) => line.startsWith('nature ')).length);
    const native = spawnSync(heptad, ['replay', '--json', '--deal', hash, '-'], { input: record });
    assert.equal(native.status, code ? 2 : 0);
    assert.equal(JSON.parse(native.stdout.toString()).error?.code, code);
  });
}
