// The bots in WebAssembly choose what the native ones choose: at every decision of a game both are asked, with a fixed
// number of iterations and the same seed.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './engine.mjs';

const heptad = fileURLToPath(new URL('../../build/heptad', import.meta.url));

// `heptad engine`: one request a line, one answer a line.
class NativeEngine {
  #program = spawn(heptad, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #answers = createInterface({ input: this.#program.stdout })[Symbol.asyncIterator]();

  async ask(request) {
    this.#program.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await this.#answers.next()).value);
    assert.ok(answer.ok, JSON.stringify(answer));
    return answer;
  }
  close() {
    this.#program.stdin.end();
  }
}

async function compare(rules, players, bot, decisions) {
  const bots = await load();
  assert.equal(await bots.weights(rules), '');
  const native = new NativeEngine();
  let { to_act, over } = await native.ask({ cmd: 'new', rules, players, seed: 7 });
  let compared = 0;
  for (; compared < decisions && !over; ++compared) {
    const seat = to_act[0];
    const name = `${bot}seed=${compared + 1}`;
    const { record } = await native.ask({ cmd: 'record' });
    const { action, candidates } = await native.ask({ cmd: 'bot', seat, bot: name, explain: true });
    assert.equal(bots.call('heptad_think', `${name}\n${record}`, seat), action, record);
    const advice = JSON.parse(bots.call('heptad_advise', `${name}\n${record}`, seat));
    const said = (moves) => moves.map((move) => ({ action: move.action, reasons: move.reasons }));
    assert.deepEqual(said(advice), said(candidates), record);
    ({ to_act, over } = await native.ask({ cmd: 'act', seat, action }));
  }
  native.close();
  return compared;
}

for (const [rules, players] of [['duel', 2], ['duel+pantheon', 2], ['wonders1', 3], ['wonders2', 7]]) {
  for (const bot of ['greedy:', 'search:iters=60,']) {
    test(`${rules} with ${players} players: ${bot}… chooses alike`, async () => {
      assert.equal(await compare(rules, players, bot, 30), 30);
    });
  }
}

test('without weights, and with damaged ones, no bot plays', async () => {
  const bots = await load();
  const native = new NativeEngine();
  await native.ask({ cmd: 'new', rules: 'duel', seed: 7 });
  const { record } = await native.ask({ cmd: 'record' });
  native.close();
  const think = () => bots.call('heptad_think', `search:iters=10\n${record}`, 0);
  assert.match(think(), /^refused: The weights/);
  assert.match(bots.call('heptad_weights', 'duel\nHNT2 nonsense'), /^refused: /);
  assert.match(bots.call('heptad_weights', 'chess\n'), /^refused: /);
  assert.match(think(), /^refused: The weights/);
  assert.equal(await bots.weights('duel'), '');
  assert.match(think(), /^draft /);
});

test('nonsense is refused, and the bots go on', async () => {
  const bots = await load();
  await bots.weights('duel');
  assert.match(bots.call('heptad_think', 'search:iters=10', 0), /^refused: /);
  assert.match(bots.call('heptad_think', 'wizard\nheptad 1\n', 0), /^refused: /);
  assert.match(bots.call('heptad_think', 'greedy\nheptad 1\nrules chess\n', 0), /^refused: /);
  const native = new NativeEngine();
  await native.ask({ cmd: 'new', rules: 'duel', seed: 7 });
  const { record } = await native.ask({ cmd: 'record' });
  native.close();
  for (const seat of [-1, 1, 9]) {
    assert.match(bots.call('heptad_think', `greedy\n${record}`, seat), /^refused: That seat/);
  }
});
