// The hall of one person: whole games by the server's messages, stored entry by entry, and read back in the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './engine.mjs';

const NOW = 1_700_000_000_000;
const seed = (n) => n.toString(16).padStart(64, '0');

// What a page does: it stores what it is told to, and then hears what happened.
class PlayerPage {
  stored = new Map();
  told = [];
  fresh = 0;
  static async open(rules) {
    const page = new PlayerPage();
    page.engine = await load();
    assert.equal(await page.engine.weights(rules), '');
    return page;
  }
  ask(door, text, ...numbers) {
    const { store, tell, ask } = JSON.parse(this.engine.call(door, text, ...numbers));
    this.told.push(...tell);
    this.asked = ask;
    return store;
  }
  carry_out(store, ok = true) {
    if (!store.length) return;
    for (const { table, first, head, entries } of ok ? store : []) {
      if (head) this.stored.set(table, { head, entries: [] });
      const kept = this.stored.get(table);
      assert.equal(first, kept.entries.length);
      kept.entries.push(...entries);
    }
    assert.deepEqual(this.ask('heptad_local_stored', '', ok ? 1 : 0, NOW), []);
  }
  make(request) {
    const id = `here-${++this.fresh}`;
    this.carry_out(this.ask('heptad_local_make', `${id} ${seed(this.fresh)}\n${JSON.stringify(request)}`, NOW));
    return id;
  }
  say(message, ok = true) {
    this.carry_out(this.ask('heptad_local_hear', `here-${++this.fresh} ${seed(this.fresh)}\n${JSON.stringify(message)}`, NOW), ok);
    return this.last();
  }
  last() {
    return this.told.findLast((message) => message.update)?.update;
  }
  // The bots that are due think and play, one after the other.
  bots(table) {
    for (const { seat, epoch, question } of JSON.parse(this.engine.call('heptad_local_due', table))) {
      const [best] = JSON.parse(this.engine.call('heptad_local_advise', question));
      this.carry_out(this.ask('heptad_local_bot', `${table}\n${best.action}`, seat, epoch, NOW));
    }
  }
  reopen(table) {
    const { head, entries } = this.stored.get(table);
    this.ask('heptad_local_open', `${head}\n${entries.join('\n')}`, NOW);
  }
  turn(table, n) {
    const { legal, round, as } = this.last();
    const can = legal.filter((option) => option.legal);
    if (can.length) this.say({ act: { table, round, seat: as, action: can[n % can.length].action, id: `a-${n}` } });
    this.bots(table);
  }
}

const bot = (level, character) => ({ kind: 'bot', level, ...(character ? { character } : {}) });
const me = { kind: 'human', name: 'Ann' };
const games = {
  'Duel against a bot': { rules: 'duel', seats: [me, bot(3, 'scholar')] },
  'Pantheon at one device': { rules: 'duel+pantheon', seats: [me, { kind: 'human', name: 'Ben' }] },
  '7 Wonders with four bots': { rules: 'wonders1', players: 5, seats: [me, bot(1), bot(2), bot(3), bot(4)] },
  'teams with Armada': { rules: 'wonders2+armada+teams', players: 4, seats: [me, bot(1), bot(1), bot(1)] },
};

for (const [name, request] of Object.entries(games)) {
  test(`${name}: a whole game, closed and read back in the middle`, async () => {
    let page = await PlayerPage.open(request.rules);
    const table = page.make(request);
    assert.equal(page.say({ join: { table } }).status, 'playing');
    page.bots(table);
    for (let n = 0; page.last().status !== 'over'; ++n) {
      assert.ok(n < 500);
      if (n === 12) {
        const { view, round } = page.last();
        const stored = page.stored;
        page = Object.assign(await PlayerPage.open(request.rules), { stored, fresh: 100 });
        page.reopen(table);
        assert.deepEqual([page.say({ join: { table } }).view, page.last().round], [view, round]);
        page.bots(table);
      }
      page.turn(table, n);
    }
    const record = page.engine.call('heptad_local_record', table);
    assert.match(record, /^heptad 1\n/);
    assert.equal(JSON.parse(page.engine.call('heptad_check_deal', `${page.last().seed_hash}\n${record}`)).code, undefined);
    const { whole, steps, positions } = JSON.parse(page.engine.call('heptad_local_replay', table, -1, 5, 3));
    assert.deepEqual([whole, positions.map((one) => one.step)], [true, [5, 6, 7]]);
    assert.ok(steps > 20);
    page.say({ rematch: { table } });
    const next = page.last().rematch.table ?? (page.say({ rematch: { table, seat: 1 } }), page.last().rematch.table);
    assert.equal(page.say({ join: { table: next } }).table, next);
  });
}

test('what cannot be stored did not happen', async () => {
  const page = await PlayerPage.open('duel');
  const table = page.make(games['Duel against a bot']);
  const before = page.say({ join: { table } });
  const act = { table, round: before.round, action: before.legal[0].action, id: 'x' };
  page.say({ act }, false);
  assert.deepEqual(page.told.at(-1).refused.code, 'store');
  assert.equal(page.say({ look: { table, seat: null } }).round, before.round);
  assert.notEqual(page.say({ act }).round, before.round);
  assert.equal(page.say({ act }).ack, 'x'); // made once, acknowledged again
});

test('undo is free or taken back by oneself, and a hint has reasons', async () => {
  const page = await PlayerPage.open('duel');
  const table = page.make({ ...games['Duel against a bot'], deal: 8 });
  page.say({ join: { table } });
  for (let n = 0; n < 12; ++n) page.turn(table, n);
  const { step, as } = page.last();
  page.say({ hint: { table, id: 'h' } });
  assert.equal(page.asked.seat, as);
  assert.ok(JSON.parse(page.engine.call('heptad_local_advise', page.asked.question)).some((move) => move.reasons.length));
  page.say({ undo: { table } });
  assert.ok(page.last().step < step);
  assert.ok(page.last().practice);
});

test('nonsense is refused, and the hall goes on', async () => {
  const page = await PlayerPage.open('duel');
  const refused = (message) => (page.say(message), page.told.at(-1).refused.code);
  assert.equal(refused({ act: { table: 'here-9', round: 1, action: 'x' } }), 'unknown-table');
  assert.equal(refused({ dance: {} }), 'bad-message');
  page.make({ rules: 'chess' });
  assert.equal(page.told.at(-1).refused.code, 'unknown-rules');
  page.ask('heptad_local_open', 'nonsense', NOW);
  assert.equal(page.told.at(-1).refused.code, 'bad-journal');
  const table = page.make({ rules: 'duel', seats: [me, me] });
  assert.equal(page.say({ join: { table } }).status, 'playing');
  assert.match(page.engine.call('heptad_local_advise', '3 - 1 0\nheptad 1\nrules chess\n'), /^\{"error"/);
});
