// The score sheet: every number opens to what it is made of, and the sum is right.
import { describe, expect } from 'vitest';
import { both_themes, PHONE, SMALL_PHONE } from './browser';
import { cast, test_nth } from './cast';
import { play } from './play';
import { make_table } from './table';

const stage = cast();
const number = (text: string) => Number(text.trim().replace('−', '-'));

describe('the score sheet', () => {
  for (const [n, [rules, viewport]] of ([['wonders2', PHONE], ['wonders1', undefined], ['duel+pantheon', PHONE], ['duel', undefined]] as const).entries()) {
    test_nth(n)(`${rules}: every number opens, and its lines add up to it`, async () => {
      const { page } = await stage.enter({ viewport });
      await make_table(page, stage.server.url, { rules, players: 4 });
      await play([page], { seed: 91 });
      await page.locator('.sheet tfoot').waitFor();
      const cells = page.locator('.sheet-number');
      const opened: { shown: number; lines: string[] }[] = [];
      for (let i = 0; i < (await cells.count()); ++i) {
        await cells.nth(i).click();
        expect(await cells.nth(i).getAttribute('aria-expanded')).toBe('true');
        opened.push({ shown: number(await cells.nth(i).innerText()), lines: await page.locator('.whys dd').allInnerTexts() });
        await cells.nth(i).click();
      }
      expect(opened.length).toBeGreaterThan(15);
      const wrong = opened.filter(({ shown, lines }) => number(/(−?\d+)$/.exec(lines.at(-1)!)![1]!) !== shown);
      expect(wrong).toEqual([]);
      // several lines end with their sum
      expect(opened.some(({ lines }) => / \+ .* = /.test(lines.at(-1)!))).toBe(true);
      await page.locator('.sheet-category').first().click();
      expect(await page.locator('.whys dt').count()).toBe(rules.startsWith('duel') ? 2 : 4);
      expect(await both_themes(page)).toEqual([]);
      await page.setViewportSize(SMALL_PHONE);
      const rows = await page.locator('.sheet-category').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(24);
    });
  }
});
