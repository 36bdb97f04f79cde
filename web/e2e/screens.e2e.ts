// Every screen without a game in it: axe, both languages, both themes; and the pictures of the README.
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, open_browser, person, PHONE, violations, type Person } from './browser';
import { move, dice, play, table_of } from './play';
import { Server } from './server';
import { make_table } from './table';

const IMAGES = new URL('../../docs/images/', import.meta.url).pathname;
let server: Server;
let browser: Browser;
const people: Person[] = [];
const enter = async (options = {}) => {
  const one = await person(browser, options);
  people.push(one);
  return one;
};
const picture = (page: Page, name: string) => page.screenshot({ path: `${IMAGES}${name}.png` });

beforeAll(async () => {
  mkdirSync(IMAGES, { recursive: true });
  server = await Server.start();
  browser = await open_browser();
});
afterEach(async () => {
  for (const one of people.splice(0)) {
    expect(one.problems).toEqual([]);
    await one.close();
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const PATHS = ['/', '/settings', '/rules/duel', '/rules/wonders2', '/rules/duel+pantheon#pantheon', '/cards/duel', '/cards/wonders1', '/t/nosuchtable'];

describe('screens', () => {
  for (const language of ['en', 'zh-Hant'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${language}, ${theme}: axe finds nothing, and no name is missing`, async () => {
        const { page } = await enter({ language, theme, viewport: theme === 'dark' ? PHONE : DESKTOP });
        for (const path of PATHS) {
          await page.goto(server.url + path);
          await page.locator('h1').first().waitFor();
          await page.waitForTimeout(250);
          expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
          expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/);
        }
      });
    }
  }

  test('the language changes without a reload, and everywhere', async () => {
    const { page } = await enter();
    await page.goto(server.url);
    await page.evaluate(() => ((window as unknown as { mark: number }).mark = 1));
    await page.locator('.language-button').click();
    await page.getByRole('button', { name: '立刻開始' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-Hant');
    expect(await page.evaluate(() => (window as unknown as { mark?: number }).mark)).toBe(1);
    expect(await page.locator('main').innerText()).not.toMatch(/[a-z]{4,}/);
  });

  test('pictures: Duel, its end, its replay', async () => {
    const { page } = await enter();
    await page.goto(server.url);
    await page.locator('.fan-card').first().waitFor();
    await picture(page, 'start');
    await make_table(page, server.url, { rules: 'duel', level: 2 });
    await play([page], { seed: 61, until: (turns) => turns >= 21 });
    await page.locator('.tray.mine .tray-how, .tray.mine .picks').first().waitFor();
    await page.locator('.slot.open .slot-button').first().click();
    await page.waitForTimeout(200);
    await picture(page, 'duel');
    await play([page], { seed: 61 });
    await page.locator('.sheet tfoot').waitFor();
    await picture(page, 'duel-end');
    const table = table_of(page);
    await page.goto(`${server.url}/t/${table}/replay`);
    await page.locator('.replay-scrub').waitFor();
    await page.locator('.replay-scrub').fill('60');
    await page.waitForTimeout(500);
    expect(await violations(page)).toEqual([]);
    const words = await page.locator('.replay-step').innerText();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.replay-step').innerText()).not.toBe(words);
    await picture(page, 'replay');
  });

  test('pictures: Duel on a phone, in the dark, in Chinese', async () => {
    const { page } = await enter({ viewport: PHONE, theme: 'dark', language: 'zh-Hant' });
    await make_table(page, server.url, { rules: 'duel', level: 2 });
    await play([page], { seed: 62, until: (turns) => turns >= 12 });
    await page.locator('.tray.mine').waitFor();
    await page.locator('.slot.open .slot-button').first().click();
    await page.waitForTimeout(200);
    await picture(page, 'duel-phone');
  });

  test('pictures: 7 Wonders and Pantheon', async () => {
    const { page } = await enter();
    await make_table(page, server.url, { rules: 'wonders2', players: 7, level: 2 });
    await play([page], { seed: 63, until: (turns) => turns >= 10 });
    await page.locator('.tray.mine').waitFor();
    if (await page.locator('.conflicts .button').isVisible()) await page.locator('.conflicts .button').click();
    await page.locator('.hand-card').first().click();
    await page.waitForTimeout(200);
    await picture(page, 'wonders');
    await make_table(page, server.url, { rules: 'duel+pantheon', level: 2 });
    const roll = dice(64);
    for (let i = 0; i < 400 && (await page.locator('.pantheon .god-emblem:not(.back)').count()) < 3; ++i) {
      if (!(await move(page, roll))) await page.waitForTimeout(60);
    }
    await page.locator('.tray.mine').waitFor();
    await page.waitForTimeout(200);
    await picture(page, 'pantheon');
  });
});
