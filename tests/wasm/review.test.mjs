// A review in WebAssembly is the native one; positions, luck and lines of an analysis; a recorded game goes on.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './engine.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const golden = (name) => here(`tests/golden/${name}.play`);
const ask = (engine, ...call) => JSON.parse(engine.call(...call));

for (const [rules, name] of [['duel', 'duel/science'], ['wonders1', 'wonders1/4-players']]) {
  test(`the review of ${name} is the native one`, async () => {
    const engine = await load();
    assert.equal(await engine.weights(rules), '');
    let { judged, of } = ask(engine, 'heptad_review_open', readFileSync(golden(name), 'utf8'), 30, 9);
    assert.equal(judged, 0);
    while (judged < of) ({ judged } = ask(engine, 'heptad_review_step', '', 7));
    const review = ask(engine, 'heptad_review', '');
    const native = JSON.parse(execFileSync(here('build/heptad'), ['review', '--iters', '30', '--seed', '9', '--json', golden(name)], { encoding: 'utf8', maxBuffer: 1 << 26 }));
    const said = ({ moves, turning_points }) => [moves.map((move) => [move.entry, move.seat, move.played.action, move.better?.action]), turning_points.map(({ kind, entry, seat }) => [kind, entry, seat])];
    assert.deepEqual(said(review), said(native));
    review.moments.forEach((moment, i) => moment.win.forEach((win, seat) => assert.ok(Math.abs(win - native.moments[i].win[seat]) < 1e-3)));
    assert.equal(ask(engine, 'heptad_review_deepen', '').pass, 2);
  });
}

test('a bad record is refused with its line', async () => {
  const engine = await load();
  for (const door of ['heptad_record', 'heptad_review_open']) assert.equal(ask(engine, door, 'heptad 1\nrules duel\n0 draft sphinx\n', 0, 0).error.line, 3);
  assert.equal(ask(engine, 'heptad_review_step', '', 1).error.code, 'no-game');
});

test('luck by hand or by dice, positions, and the three best moves', async () => {
  const engine = await load();
  let record = 'heptad 1\nrules duel\n';
  for (let luck = 1; ; ++luck) {
    const { due, legal } = ask(engine, 'heptad_position', record, -1);
    if (!due) {
      assert.equal(legal[0].options.filter((option) => option.legal).length, 4);
      break;
    }
    const { line } = ask(engine, 'heptad_roll', record, luck);
    assert.match(line, new RegExp(`^nature ${due.kind} `));
    record += `${line}\n`;
  }
  assert.equal(ask(engine, 'heptad_lines', record, 0, 50).error.code !== undefined, true, 'without weights nobody thinks');
  await engine.weights('duel');
  const { moves, win, iterations } = ask(engine, 'heptad_lines', record, 0, 50);
  assert.equal(moves.length, 3);
  assert.equal(iterations, 50);
  assert.ok(Math.abs(win[0] + win[1] - 1) < 1e-6);
  assert.equal(ask(engine, 'heptad_lines', record, 1, 50).error.code, 'wrong-turn');
});

test('a recorded game goes on: the seat is mine, bots have the others', async () => {
  const engine = await load();
  const lines = readFileSync(golden('wonders1/4-players'), 'utf8').split('\n');
  const first_move = lines.findIndex((line) => /^0 /.test(line));
  const go_on = (record, seat) => ask(engine, 'heptad_local_go_on', `here-abc ${'1'.repeat(64)}\nAnn\n${record}`, seat, 4, 1000);
  const { store } = go_on(lines.slice(0, first_move + 4).join('\n'), 2);
  assert.equal(store[0].summary.status, 'playing');
  assert.deepEqual(store[0].summary.seats.map(({ kind, level }) => [kind, level]), [['bot', 4], ['bot', 4], ['human', null], ['bot', 4]]);
  assert.deepEqual(store[0].summary.you, [2]);
  ask(engine, 'heptad_local_stored', '', 1, 1001);
  const opened = ask(engine, 'heptad_local_open', `${store[0].head}\n${store[0].entries.join('\n')}`, 1002);
  assert.deepEqual(opened.tell, [], 'the journal reads back');
  assert.equal(go_on(lines.join('\n'), 2).tell[0].refused.code, 'not-playing');
  assert.equal(go_on(lines.slice(0, first_move).join('\n'), 6).tell[0].refused.code, 'unknown-seat');
});
