// The tree of an analysis and its text.
import { describe, expect, test } from 'vitest';
import { update_of } from '../src/review/model';
import { BadBranch, branch_ends, comment_on, main_line, make_main, play, read_tree, record_to, remove, START, write_tree } from '../src/analysis/tree';
import { review as en } from '../src/text/en/review';
import { holes } from '../src/text/format';
import { reasons_of } from '../src/text/reasons';
import { review as zh } from '../src/text/zh-Hant/review';

const TEXT = `heptad 1
rules duel
seat 0 "Ann"
# before the first move
nature tokens a b c d e
0 draft sphinx # at once
1 draft colossus
# a comment
# of two lines
result 1 resignation
#~ 2 1 draft piraeus
#~# not bad
#~ 4 0 draft pyramids
#~ 1 0 draft colossus
`;

describe('a record with branches', () => {
  const tree = read_tree(TEXT);

  test('is read into a tree, comments with their moves', () => {
    expect(tree.header).toEqual(['heptad 1', 'rules duel', 'seat 0 "Ann"']);
    expect(main_line(tree).map((id) => tree.nodes[id]!.line)).toEqual(['nature tokens a b c d e', '0 draft sphinx', '1 draft colossus']);
    expect(tree.nodes.map((one) => one.comment)).toEqual(['before the first move', '', 'at once', 'a comment\nof two lines', 'not bad', '', '']);
    expect(branch_ends(tree).map((id) => record_to(tree, id).trim().split('\n').slice(3))).toEqual([
      ['nature tokens a b c d e', '0 draft sphinx', '1 draft piraeus', '0 draft pyramids'],
      ['nature tokens a b c d e', '0 draft colossus'],
    ]);
  });

  test('is written as it can be read again', () => {
    const again = read_tree(write_tree(tree));
    const shape = (of: typeof tree) => branch_ends(of).map((id) => record_to(of, id)).sort();
    expect(shape(again)).toEqual(shape(tree));
    expect(write_tree(again)).toBe(write_tree(tree));
    expect(write_tree(tree)).toContain('result 1 resignation');
  });

  test('a branch that leaves from nowhere is refused with its line', () => {
    expect(() => read_tree(`${TEXT}#~ 99 0 draft sphinx\n`)).toThrow(BadBranch);
  });

  test('moves are played on branches, known ones found again', () => {
    const first = main_line(tree)[0]!;
    const known = play(tree, first, '0 draft sphinx');
    expect(known).toEqual({ tree, at: 2 });
    const added = play(tree, first, '0 draft piraeus');
    expect(added.tree.nodes).toHaveLength(tree.nodes.length + 1);
    expect(tree.nodes[first]!.children).toHaveLength(2); // the old tree is as it was
    const promoted = make_main(added.tree, added.at);
    expect(main_line(promoted).at(-1)).toBe(added.at);
    expect(write_tree(promoted)).not.toContain('result');
    expect(remove(promoted, added.at).at).toBe(first);
    expect(main_line(remove(promoted, added.at).tree)).toEqual(main_line(tree));
    expect(write_tree(comment_on(tree, START, 'x\ny'))).toContain('\n# x\n# y\n');
  });
});

describe('the words of review and analysis', () => {
  test('are the same in both languages, with the same holes', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect([key, holes(zh[key])]).toEqual([key, holes(en[key])]);
    expect(Object.values(zh).filter((text) => !/\p{Script=Han}/u.test(text) && /[a-z]{2,}/i.test(text.replace(/\{[^}]*\}/g, '')))).toEqual([]);
  });
});

test('bots of a level are called by their own names, however the record writes it', () => {
  const levels = (name: string) => update_of({ rules: 'duel', players: 2, seats: [{ kind: 'human', name: 'Ann' }, { kind: 'bot', name }] }).seats.map(({ level }) => level);
  expect(levels('1')).toEqual([null, 1]);
  expect(levels('level:4')).toEqual([null, 4]);
  expect(levels('search:ms=20')).toEqual([null, null]);
  expect(levels('10')).toEqual([null, null]);
});

test('what a side of a board brings is one sentence', () => {
  const update = update_of({ rules: 'wonders2', players: 3, seats: [] });
  const reasons = [{ kind: 'brings', use: 'points', amount: 3 }, { kind: 'coins', amount: 2 }, { kind: 'brings', use: 'army', amount: 1 }];
  expect(reasons_of(update, reasons, 4)).toEqual(['once built: 3 points, 1 shield', '2 coins more']);
});

test('seats of one name are told apart', () => {
  const seats = ['Ann', '', 'Ann'].map((name) => ({ kind: 'human' as const, name }));
  expect(update_of({ rules: 'wonders2', players: 3, seats }).seats.map(({ name }) => name)).toEqual(['Ann 1', 'Player 2', 'Ann 3']);
});
