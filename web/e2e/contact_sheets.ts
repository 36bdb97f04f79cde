// Not for the README but for the eye: every screen in every window, one sheet a game, in test-results/. By day in English
// and by night in Chinese, turn about. SCREENS='Duel: end' names some.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { cast } from './cast';
import type { Deal } from './driver';
import { deals_of, SCREENS, show, type Screen } from './every_screen';
import { size_name, SIZES } from './sizes';

const SHEETS = new URL('../test-results/', import.meta.url).pathname;
const SCALE = 0.2;
const STYLE = 'body{font:14px sans-serif;margin:16px;background:#ddd}div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}img{display:block;border:1px solid #888}';

const stage = cast();
const wanted = SCREENS.filter((screen) => screen.name.includes(process.env['SCREENS'] ?? ''));
const game_of = (screen: Screen) => screen.name.split(':')[0]!;

async function row_of(page: Page, name: string): Promise<string> {
  let row = '';
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(100);
    const picture = (await page.screenshot()).toString('base64');
    row += `<figure><img width="${size.width * SCALE}" src="data:image/png;base64,${picture}"><figcaption>${size_name(size)}</figcaption></figure>`;
  }
  return `<h2>${name}</h2><div>${row}</div>`;
}

describe('contact sheets', () => {
  let tables: Deal[][];
  beforeAll(async () => {
    mkdirSync(SHEETS, { recursive: true });
    tables = await deals_of(stage.server, wanted);
  }, 120_000);

  for (const game of new Set(wanted.map(game_of))) {
    test(game, { timeout: 900_000 }, async () => {
      let rows = '';
      for (const [n, screen] of wanted.entries()) {
        if (game_of(screen) !== game) continue;
        const { page, close } = await stage.enter({ keeps: screen.keeps, ...(n % 2 ? { language: 'zh-Hant', theme: 'dark' } : {}) });
        await show(page, stage.server, tables[n]!, screen);
        rows += await row_of(page, screen.name);
        await close();
      }
      const { page } = await stage.enter({ viewport: { width: 2400, height: 1000 } });
      await page.setContent(`<style>${STYLE}</style>${rows}`);
      await page.screenshot({ path: `${SHEETS}${game}.png`, fullPage: true });
    });
  }
});
