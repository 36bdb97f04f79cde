// The pictures of the README, taken from games played through the page.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { PHONE } from './browser';
import { cast } from './cast';
import { play, table_of } from './play';
import { make_table, type Wanted } from './table';

const IMAGES = new URL('../../docs/images/', import.meta.url).pathname;
const stage = cast();

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${IMAGES}${name}.png` });
}

// Plays until it is my turn with cards on the table in this age and not too few of them.
async function until_age(page: Page, wanted: Wanted, age: number, seed: number): Promise<void> {
  await make_table(page, stage.server.url, wanted);
  const ready = () => page.evaluate((n) => {
    const cards = document.querySelectorAll('.slot, .hand-card').length;
    const mine = document.querySelector('.tray.mine:not(.pending)') && document.querySelector('.slot.open, .hand-card');
    return !!mine && !document.querySelector('.conflicts, .picks') && document.querySelectorAll('.age-pip.done').length + 1 >= n && cards >= 4;
  }, age);
  for (let i = 0; i < 300 && !(await ready()); ++i) await play([page], { seed: seed + i, until: (turns) => turns >= 1 });
}
async function choose(page: Page, n: number): Promise<void> {
  await page.waitForTimeout(500);
  const conflicts = page.locator('.conflicts .button'); // the end of an Age is told
  if (await conflicts.isVisible()) await conflicts.click();
  await page.locator('.slot.open .slot-button, .hand-card').nth(n).click();
}

describe('pictures', () => {
  beforeAll(() => mkdirSync(IMAGES, { recursive: true }));

  test('start page and Duel, its end and review', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.fan-card').first().waitFor();
    await picture(page, 'start');
    await until_age(page, { rules: 'duel', level: 4 }, 2, 61);
    await choose(page, 0);
    await picture(page, 'duel');
    await play([page], { seed: 61 });
    await page.locator('.sheet tfoot').waitFor();
    await picture(page, 'duel-end');
    await page.goto(`${stage.server.url}/t/${table_of(page)}/review`);
    await page.locator('.turning').first().waitFor({ timeout: 120_000 });
    await picture(page, 'review');
  });

  test('Duel on a phone, in the dark, in Chinese', async () => {
    const { page } = await stage.enter({ viewport: PHONE, theme: 'dark', language: 'zh-Hant' });
    await until_age(page, { rules: 'duel', level: 4 }, 2, 62);
    await choose(page, 0);
    await picture(page, 'duel-phone');
  });

  test('7 Wonders on a phone', async () => {
    const { page } = await stage.enter({ viewport: PHONE });
    await until_age(page, { rules: 'wonders2', players: 5, level: 4 }, 2, 65);
    await choose(page, 1);
    await picture(page, 'wonders-phone');
  });

  test('7 Wonders for seven', async () => {
    const { page } = await stage.enter();
    await until_age(page, { rules: 'wonders2', players: 7, level: 4 }, 3, 63);
    await choose(page, 1);
    await picture(page, 'wonders');
  });

  test('Armada for four', async () => {
    const { page } = await stage.enter();
    await until_age(page, { rules: 'wonders2+armada', players: 4, level: 4 }, 2, 66);
    await choose(page, 1);
    await picture(page, 'armada');
  });

  test('Pantheon by night', async () => {
    const { page } = await stage.enter({ theme: 'dark' });
    await until_age(page, { rules: 'duel+pantheon', level: 4 }, 2, 64);
    await choose(page, 0);
    await picture(page, 'pantheon');
  });
});
