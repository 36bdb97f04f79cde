// The geometry check sees each kind of fault, planted into a screen that has none.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './browser';
import { cast } from './cast';
import { bring, deals, type Deal } from './driver';
import { geometry } from './geometry';

const stage = cast();

// What is done to the page, as a style or as something written onto it, and what the check must say.
const FAULTS: [string, { style?: string; html?: string }, RegExp][] = [
  ['a card too small for a finger', { style: '.slot.open .slot-button { display: block; width: 40px; height: 40px }' }, /^small: .*slot-button/],
  ['a card that is not shown', { style: '.structure { display: none }' }, /^out of sight: .*slot-button.*not shown/],
  ['a card below the window', { style: '.slot.open { translate: 0 900px }' }, /^out of sight: .*slot-button/],
  ['a card behind an edge', { style: '.duel-field { overflow: auto } .structure { translate: 0 200px }' }, /^out of sight: .*slot-button/],
  ['a card under something', { html: '<div style="position:fixed; z-index:9; inset:30% 30% 0 30%; background:teal"></div>' }, /^covered: .*slot-button/],
  ['a card under something that lets the pointer through', { html: '<div style="position:fixed; z-index:9; inset:30% 30% 0 30%; background:teal; pointer-events:none"></div>' }, /^covered: .*slot-button/],
  ['two texts at one place', { html: `<div style="position:fixed; z-index:9; left:0; top:50px; width:200px; line-height:1">${'over and over '.repeat(40)}</div>` }, /^overlap: .*rail-name/],
  ['a part over another part', { style: '.track { position: relative; top: 120px }' }, /^overlap: .*\.track and .*\.structure/],
  ['a text half under something', { html: '<div style="position:fixed; z-index:9; left:0; top:60px; width:60px; height:80px; background:teal"></div>' }, /^covered: "Anna"/],
  ['a text wider than its button', { style: '.undo-button { width: 20px; padding: 0 }' }, /^leaves: "Undo".*its box/],
  ['a text beyond the window', { html: '<div style="position:fixed; z-index:9; left:calc(100vw - 40px); bottom:200px; white-space:nowrap">a long text</div>' }, /^leaves: "a long text".*the window/],
  ['a page that scrolls sideways', { html: '<div style="position:absolute; top:0; width:200vw; height:1px"></div>' }, /^leaves: the page is/],
  ['a button beyond its part', { style: '.slot:nth-child(20) { translate: 0 60px }' }, /^leaves: .*slot-button its place .*structure/],
  ['a word cut off', { style: '.rail-name { width: 20px; min-width: 0; overflow: hidden; text-overflow: clip }' }, /^cut: "Anna".*without an ellipsis/],
  ['lines cut off', { style: '.tray { height: 30px !important; min-height: 0 !important; overflow: hidden }' }, /^cut: /],
  ['a word shortened and nowhere in full', { html: '<div style="position:fixed; z-index:9; left:50%; bottom:2px; width:40px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis; background:#fff">a long text</div>' }, /^cut: "a long text".*with an ellipsis, without its full form/],
];

describe('the geometry check', () => {
  let table: Deal[];
  let anna: Person;
  beforeAll(async () => {
    table = (await deals(stage.server, [{ rules: 'duel', players: 2 }], 1))[0]!;
  });

  test('finds each planted fault, and nothing without one', async () => {
    anna = await stage.enter({ viewport: { width: 1440, height: 900 } });
    await bring(anna.page, stage.server, table, { at: { decision: 'turn', age: 1 } });
    await anna.page.locator('.slot').first().waitFor();
    expect(await geometry(anna.page)).toEqual([]);
    for (const [fault, { style, html }, words] of FAULTS) {
      await anna.page.evaluate((planted) => {
        document.body.insertAdjacentHTML('beforeend', `<div id="planted">${planted.html ?? ''}<style>${planted.style ?? ''}</style></div>`);
      }, { style, html });
      const found = await geometry(anna.page);
      expect(found, fault).toContainEqual(expect.stringMatching(words));
      await anna.page.evaluate(() => document.querySelector('#planted')!.remove());
    }
    expect(await geometry(anna.page)).toEqual([]);
  });
});
