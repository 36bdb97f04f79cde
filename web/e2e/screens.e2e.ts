// Every screen without a game in it: axe, both languages, both themes, all sizes.
import { describe, expect, test } from 'vitest';
import { both_themes, DESKTOP, fits, PHONE } from './browser';
import { cast, test_variant } from './cast';

const stage = cast();

const PATHS = ['/', '/settings', '/rules/duel', '/rules/wonders2', '/rules/duel+pantheon#pantheon', '/rules/wonders2+armada+teams#ships', '/cards/duel', '/cards/wonders1', '/cards/wonders2+armada', '/t/nosuchtable'];

describe('screens', () => {
  for (const language of ['en', 'zh-Hant'] as const) {
    test_variant(`${language}: axe finds nothing by day and night, nothing sticks out, no name is missing`, async () => {
      const { page } = await stage.enter({ language, viewport: language === 'en' ? DESKTOP : PHONE });
      for (const path of PATHS) {
        await page.goto(stage.server.url + path);
        await page.locator('h1').first().waitFor();
        await page.waitForTimeout(200);
        expect({ path, found: await both_themes(page), wide: await fits(page) }).toEqual({ path, found: [], wide: [] });
        expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/);
      }
    });
  }

  test('the language changes without a reload, and everywhere', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.evaluate(() => ((window as unknown as { mark: number }).mark = 1));
    await page.locator('.language-button').click();
    await page.getByRole('button', { name: '立刻開始' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-Hant');
    expect(await page.evaluate(() => (window as unknown as { mark?: number }).mark)).toBe(1);
    expect(await page.locator('main').innerText()).not.toMatch(/[a-z]{4,}/);
  });

  test('the settings are kept and take effect at once', async () => {
    const { page } = await stage.enter();
    await page.goto(`${stage.server.url}/settings`);
    const choose = (group: RegExp, value: string) => page.getByRole('radiogroup', { name: group }).locator(`[data-value="${value}"]`).click();
    await choose(/^Theme/, 'dark');
    await choose(/^Motion/, 'off');
    await choose(/^Letters/, 'on');
    const root = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(await root()).toMatchObject({ theme: 'dark', motion: 'off', letters: 'on' });
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await root()).toMatchObject({ theme: 'dark', motion: 'off', letters: 'on' });
    await page.goto(`${stage.server.url}/cards/duel`);
    await page.locator('.letter').first().waitFor();
  });
});
