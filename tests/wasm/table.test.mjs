// A table in WebAssembly writes the same journal as the native one, byte for byte: tests/table/same_journal_test.cpp reads the
// same files. Given are the deal and what people do; luck, clocks and seats follow.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { load } from './engine.mjs';

const folder = new URL('journals/', import.meta.url);
const door = load;

for (const name of await readdir(folder)) {
  test(name, async () => {
    const [head, ...lines] = (await readFile(new URL(name, folder), 'utf8')).trimEnd().split('\n');
    const [rules, players, deal] = head.split(' ');
    const { call } = await door();
    const journal = [...JSON.parse(call('heptad_table_open', rules, Number(players), Number(deal))).entries];
    for (const line of lines) {
      const [, seat, action] = /^act (\d) - (.*)$/.exec(line) ?? [];
      if (seat !== undefined) journal.push(...JSON.parse(call('heptad_table_act', action, Number(seat), 0)).entries);
    }
    assert.equal(journal.join('\n'), lines.join('\n'));
    assert.equal(JSON.parse(call('heptad_table_update', '', 0, 0)).update.status, 'over');
  });
}

test('a seat sees its own hand and no other, and what is not legal changes nothing', async () => {
  const { call } = await door();
  call('heptad_table_open', 'wonders2', 3, 7);
  const sight = (seat) => JSON.parse(call('heptad_table_update', '', seat, 0)).update;
  while (sight(0).view.age === 0) {
    const seat = sight(0).seats.findIndex((one) => one.to_act);
    call('heptad_table_act', sight(seat).legal[0].action, seat, 0);
  }
  const { view, round } = sight(1);
  assert.equal(view.seats[1].hand.length, 7);
  assert.ok(!view.seats[0].hand || view.seats[0].hand.every((card) => card === null));
  assert.equal(JSON.parse(call('heptad_table_act', 'build nothing', 1, 0)).code, 'unknown-card');
  assert.equal(sight(1).round, round);
});
