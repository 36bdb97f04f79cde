// What lies around a board: the menu, the drawer, notes, advice, who watches; and the keys.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { both_themes, DESKTOP, PHONE, small_texts, SMALL_PHONE, type PersonOptions } from './browser';
import { cast, test_nth } from './cast';
import { geometry } from './geometry';
import { dice, move, table_of, two_clicks } from './play';
import { make_table } from './table';

const stage = cast();
const LAPTOP = { width: 1366, height: 768 };
const LYING_PHONE = { width: 844, height: 390 };
const TABLET = { width: 768, height: 1024 };

async function at_my_turn(options: PersonOptions = {}, rules = 'duel'): Promise<Page> {
  const { page } = await stage.enter(options);
  await make_table(page, stage.server.url, { rules, players: 3 });
  const roll = dice(61);
  const cards = page.locator('.tray.mine:not(.pending)').and(page.locator('.duel:has(.slot.open) .tray, .wonders:has(.hand-card) .tray'));
  for (let i = 0; i < 200 && (await cards.count()) === 0; ++i) if (!(await move(page, roll))) await page.waitForTimeout(30);
  await cards.waitFor();
  return page;
}

const menu_of = (page: Page) => page.locator('.menu > .square');
const log_of = (page: Page) => page.locator('.top-bar .square[aria-expanded]:not(.in-menu)').first();

// What of these parts is hidden: not drawn, out of the window, or under something that is not part of it.
const covered = (page: Page, ...parts: string[]): Promise<string[]> =>
  page.evaluate((all) => all.filter((selector) => {
    const part = document.querySelector(selector);
    const box = part?.getBoundingClientRect();
    if (!part || !box || box.width === 0) return true;
    const spots = [0.05, 0.5, 0.95].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const));
    return spots.some(([x, y]) => x < 0 || y < 0 || x > innerWidth || y > innerHeight || document.elementFromPoint(x, y)?.closest('.drawer, .menu-list, .help-note'));
  }), parts);

describe('the menu', () => {
  test('closes by Esc and by a click elsewhere, and what it opens is not beneath it', async () => {
    const page = await at_my_turn();
    const list = page.locator('.menu-list');
    await menu_of(page).click();
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await menu_of(page).click();
    await list.waitFor();
    await page.mouse.click(DESKTOP.width / 2, DESKTOP.height - 20);
    await list.waitFor({ state: 'hidden' });
    await menu_of(page).click();
    await list.getByRole('button', { name: 'Cards' }).click();
    await page.locator('.drawer .browser').waitFor();
    await list.waitFor({ state: 'hidden' });
    // and over an open drawer it can still be read
    await menu_of(page).click();
    await list.waitFor();
    expect(await page.evaluate(() => document.elementFromPoint(document.querySelector('.menu-list')!.getBoundingClientRect().left + 20, document.querySelector('.menu-list')!.getBoundingClientRect().top + 20)?.closest('.menu-list') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await page.locator('.drawer').count()).toBe(1);
  });
});

describe('the drawer', () => {
  for (const [n, [name, viewport, parts]] of ([
    ['a laptop', LAPTOP, ['.rail.mine', '.rail.theirs', '.track', '.structure', '.tray']],
    ['a desktop', DESKTOP, ['.rail.mine', '.rail.theirs', '.track', '.structure', '.tray']],
    ['a tablet', TABLET, ['[data-seat="0"]', '[data-seat="1"]', '.track', '.tray']],
    ['a phone', PHONE, ['[data-seat="0"]', '[data-seat="1"]', '.track', '.tray']],
    ['a small phone', SMALL_PHONE, ['[data-seat="0"]', '[data-seat="1"]', '.track', '.tray']],
    ['a lying phone', LYING_PHONE, ['[data-seat="0"]', '[data-seat="1"]', '.track', '.tray']],
  ] as const).entries()) {
    test_nth(n)(`leaves in sight what decides a turn, on ${name}`, async () => {
      const page = await at_my_turn({ viewport });
      await log_of(page).click();
      await page.locator('.drawer .log').waitFor();
      await page.waitForTimeout(300);
      expect(await covered(page, ...parts)).toEqual([]);
      for (const tab of ['chat', 'cards', 'help']) {
        await page.locator(`#tab-${tab}`).click();
        expect(await covered(page, ...parts)).toEqual([]);
      }
      expect(await both_themes(page)).toEqual([]);
      await page.locator('.drawer-head .square').click();
      await page.locator('.drawer').waitFor({ state: 'detached' });
      await page.locator('.structure').waitFor();
    });
  }

  test('takes the focus and gives it back, by "?" and by Esc, from the chat field too', async () => {
    const page = await at_my_turn();
    await page.locator('.slot.open .slot-button').first().focus();
    await page.keyboard.press('?');
    await page.waitForFunction(() => document.activeElement?.closest('.drawer'));
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.activeElement?.id === 'tab-analysis');
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.slot-button'));
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.locator('.chat-form input').focus();
    await page.keyboard.type('hs?');
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
  });
});

describe('the keys', () => {
  test('Enter confirms what is chosen, also where the card has the focus', async () => {
    const page = await at_my_turn();
    const round = Number(await page.locator('.table').getAttribute('data-round'));
    await page.locator('.slot.open .slot-button').first().click();
    await page.locator('.slot.chosen').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => Number(document.querySelector('.table')?.getAttribute('data-round')) > before, round);
  });

  for (const rules of ['duel', 'wonders2']) {
    test(`${rules}: arrows go from card to card`, async () => {
      const page = await at_my_turn({}, rules);
      const chosen = () => page.evaluate(() => document.querySelector('.slot-button[aria-pressed="true"], .hand-card[aria-pressed="true"]')?.getBoundingClientRect().left ?? -1);
      await page.keyboard.press('ArrowRight');
      const seen = [await chosen()];
      for (let i = 0; i < 3; ++i) {
        await page.keyboard.press('ArrowRight');
        seen.push(await chosen());
      }
      expect(seen[0]).toBeGreaterThanOrEqual(0);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen[3]).toBeGreaterThan(seen[0]!);
      await page.keyboard.press('ArrowLeft');
      expect(await chosen()).toBeLessThan(seen[3]!);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    });
  }
});

describe('advice', () => {
  test('asked for with a card chosen is shown', async () => {
    const page = await at_my_turn();
    await page.locator('.slot.open .slot-button').first().click();
    await page.locator('.tray .act').first().waitFor();
    await page.keyboard.press('h');
    await page.locator('.tray-hints button').first().waitFor();
  });

  for (const [n, [viewport, language, rules]] of ([
    [SMALL_PHONE, 'en', 'duel'], [SMALL_PHONE, 'zh-Hant', 'duel'], [SMALL_PHONE, 'en', 'wonders1'], [PHONE, 'zh-Hant', 'wonders2'], [LYING_PHONE, 'en', 'duel'], [{ width: 960, height: 600 }, 'en', 'duel'],
    [LYING_PHONE, 'en', 'wonders1'], [{ width: 640, height: 360 }, 'zh-Hant', 'duel'], [LAPTOP, 'en', 'duel'], [LAPTOP, 'zh-Hant', 'wonders1'], [LAPTOP, 'en', 'wonders2'], [TABLET, 'en', 'duel'],
  ] as const).entries()) {
    test_nth(n)(`${viewport.width}×${viewport.height} ${rules} ${language}: all three hints can be read and pressed, and say why`, async () => {
      const page = await at_my_turn({ viewport, language }, rules);
      await page.keyboard.press('h');
      await page.locator('.tray-hints button').nth(2).waitFor();
      await page.locator('.tray-hints .hint-why').first().waitFor();
      if (process.env['HINT_PICTURES']) await page.screenshot({ path: `${process.env['HINT_PICTURES']}/${viewport.width}x${viewport.height}-${rules}-${language}.png` });
      const outside = await page.evaluate(() => [...document.querySelectorAll('.tray-hints button')].filter((one) => {
        const [box, tray] = [one.getBoundingClientRect(), one.closest('.tray')!.getBoundingClientRect()];
        return box.bottom > Math.min(tray.bottom, innerHeight) || box.right > tray.right || box.height < 24 || one.scrollWidth > one.clientWidth + 1;
      }).map((one) => one.textContent));
      expect(outside).toEqual([]);
      const over_title = await page.evaluate(() => {
        const [title, first] = [document.querySelector('.tray-title'), document.querySelector('.tray-hints button')!].map((one) => one?.getBoundingClientRect());
        return title !== undefined && title.height > 0 && first!.top < title.bottom - 1;
      });
      expect(over_title).toBe(false);
      expect([...(await geometry(page)), ...(await small_texts(page))]).toEqual([]); // nothing that decides the turn is covered
      const words = await page.locator('.tray-hints .hint-why').allInnerTexts();
      for (const why of words) expect(why).not.toMatch(/[{}|]|undefined/);
    });
  }

  test('says what the sides of a board bring', async () => {
    const { page } = await stage.enter({ viewport: PHONE });
    await make_table(page, stage.server.url, { rules: 'wonders2', players: 3 });
    await page.locator('.side-pick').first().waitFor();
    await page.keyboard.press('h');
    await page.locator('.tray-hints button').nth(1).waitFor();
    for (const why of await page.locator('.tray-hints .hint-why').allInnerTexts()) expect(why).toMatch(/^once built: \d+ /);
    expect(await geometry(page)).toEqual([]);
  });

  test('is not offered where the server refuses it', async () => {
    const ann = await stage.enter();
    const ben = await stage.enter();
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends' });
    await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().click();
    for (const { page } of [ann, ben]) {
      await page.locator('.draft').waitFor();
      expect(await page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
    }
  });
});

describe('who watches', () => {
  test('is told so, and the players how many do', async () => {
    const ann = await stage.enter();
    await two_clicks(ann.page, stage.server.url);
    await ann.page.locator('.draft').waitFor();
    expect(await ann.page.locator('.watching').count()).toBe(0);
    const eve = await stage.enter({ viewport: SMALL_PHONE });
    await eve.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await eve.page.locator('.tray').getByText('You are watching').waitFor();
    await ann.page.locator('.watching').waitFor();
    expect(await ann.page.locator('.watching').getAttribute('aria-label')).toBe('1 watching');
    expect(await both_themes(eve.page)).toEqual([]);
    await eve.page.goto('about:blank');
    await ann.page.locator('.watching').waitFor({ state: 'detached' });
  });
});
