// Nothing is written smaller than 12 px: every screen, early and late in a game, in both languages, on all screens.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, LAPTOP, PHONE, small_texts, SMALL_PHONE } from './browser';
import { cast } from './cast';
import { play, table_of } from './play';
import { make_table, type Wanted } from './table';

const stage = cast();
const SIZES = [LAPTOP, PHONE, SMALL_PHONE, DESKTOP];

// A new size costs a browser most, so each is measured in both languages. On a phone the button is in the menu.
async function measure(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (let language = 0; language < 2; ++language) {
      await page.waitForTimeout(50);
      const small = await small_texts(page);
      expect({ where, size, small }).toEqual({ where, size, small: [] });
      await page.locator('.language-button').first().evaluate((button: HTMLElement) => button.click());
    }
  }
}

// My turn in this age with not more than so many cards left.
async function until(page: Page, age: number, cards: number, seed: number): Promise<void> {
  const ready = () => page.evaluate(([age, cards]) => {
    const mine = document.querySelector('.tray.mine:not(.pending)') && document.querySelector('.slot.open, .hand-card');
    const left = document.querySelectorAll('.slot, .hand-card').length;
    return !!mine && !document.querySelector('.conflicts, .picks') && document.querySelectorAll('.age-pip.done').length + 1 >= age! && left <= cards!;
  }, [age, cards]);
  for (let i = 0; i < 300 && !(await ready()); ++i) await play([page], { seed: seed + i, until: (turns) => turns >= 1 });
}

const GAMES: [string, Wanted, number][] = [
  ['Duel', { rules: 'duel' }, 81],
  ['Duel with Pantheon', { rules: 'duel+pantheon' }, 82],
  ['7 Wonders, first edition, three', { rules: 'wonders1', players: 3 }, 83],
  ['7 Wonders, second edition, seven', { rules: 'wonders2', players: 7 }, 84],
  ['7 Wonders with the Free City', { rules: 'wonders1', players: 2 }, 85],
];

describe('nothing under 12 px', () => {
  for (const [name, wanted, seed] of GAMES) {
    test(name, async () => {
      const { page } = await stage.enter();
      await make_table(page, stage.server.url, wanted);
      await page.locator('.tray.mine').waitFor();
      await measure(page, 'at the start');
      for (const [age, cards] of [[1, 20], [3, 20], [3, 8]] as const) {
        await until(page, age, cards, seed);
        await page.locator('.slot.open .slot-button, .hand-card').first().click();
        await measure(page, `age ${age}, ${cards} cards`);
      }
      await play([page], { seed });
      await page.locator('.sheet tfoot').waitFor();
      await page.locator('.sheet-category').first().click();
      await measure(page, 'the end');
      await page.setViewportSize(SMALL_PHONE);
      const rows = await page.locator('.sheet-category').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(24);
      await page.goto(`${stage.server.url}/t/${table_of(page)}/replay`);
      await page.locator('.replay-scrub').fill('20');
      await measure(page, 'the replay');
    });
  }

  test('the pages around a game', async () => {
    const { page } = await stage.enter();
    const rules = await stage.server.rules();
    for (const path of ['/', '/settings', '/t/nosuchtable', ...rules.flatMap((one) => [`/rules/${one}`, `/cards/${one}`])]) {
      await page.goto(stage.server.url + path);
      await page.locator('h1').first().waitFor();
      if (path.startsWith('/cards')) await page.locator('.browser [role="radio"]').last().click();
      await measure(page, path);
    }
    await make_table(page, stage.server.url, { rules: 'wonders2', players: 5, against: 'friends' });
    await page.locator('.seat-row').first().waitFor();
    await measure(page, 'the lobby');
  });

  test('menu, drawer and letters on the goods', async () => {
    const { page } = await stage.enter();
    await page.goto(`${stage.server.url}/settings`);
    await page.getByRole('radiogroup', { name: /^Letters/ }).locator('[data-value="on"]').click();
    await make_table(page, stage.server.url, { rules: 'duel' });
    await until(page, 2, 18, 86);
    await measure(page, 'letters');
    await page.getByRole('button', { name: 'Menu' }).click();
    await measure(page, 'menu');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    for (const tab of ['log', 'chat', 'discard', 'cards', 'analysis', 'help']) {
      await page.locator(`#tab-${tab}`).click();
      await measure(page, tab);
    }
  });
});
