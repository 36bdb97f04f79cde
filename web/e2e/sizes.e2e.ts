// Nothing is written smaller than 12 px on the pages around a game and with letters on the goods, in both languages; the
// screens of a game are in geometry.e2e.ts.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, LAPTOP, PHONE, small_texts, SMALL_PHONE } from './browser';
import { cast, test_variant } from './cast';
import { play } from './play';
import { make_table } from './table';

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

describe('nothing under 12 px', () => {
  test_variant('the pages around a game', async () => {
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

  test_variant('menu, drawer and letters on the goods', async () => {
    const { page } = await stage.enter();
    await page.goto(`${stage.server.url}/settings`);
    await page.getByRole('radiogroup', { name: /^Letters/ }).locator('[data-value="on"]').click();
    await make_table(page, stage.server.url, { rules: 'duel' });
    await play([page], { seed: 86, until: (turns) => turns >= 8 });
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
