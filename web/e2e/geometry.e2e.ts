// Every screen of every game in every window: what can be taken is in sight and large enough, nothing overlaps, leaves its
// box, is cut off or written smaller than 12 px. A sample of screens and sizes in `./test`, all screens in continuous integration, all sizes in `./test --slow`; SCREENS='Duel: end' SIZE='640|844×' names some,
// PICTURES=/tmp/x keeps what was measured.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { both_themes, small_texts } from './browser';
import { cast, test_nth, THOROUGH } from './cast';
import type { Deal } from './driver';
import { deals_of, SCREENS, show, type Screen } from './every_screen';
import { geometry } from './geometry';
import { size_name, SIZES } from './sizes';

const stage = cast();
const asked = process.env['SCREENS'];
const wanted = SCREENS.filter((screen) => screen.name.includes(asked ?? ''));
// Every size comes up among the screens of a sample; those asked for by name are measured at all sizes, or at SIZE.
const SAMPLED = THOROUGH ? 7 : 10;
const ROWS = 3; // one in so many is seen by every run
const all = process.env['HEPTAD_SLOW'] === '1' || asked !== undefined;
const sampled = (size: number, screen: number) => (all ? new RegExp(process.env['SIZE'] ?? '').test(size_name(SIZES[size]!)) : (size + screen) % SAMPLED === 0);

// Many faults have one cause: a few of them say enough.
const MOST = 6;

async function measure(page: Page, screen: Screen, n: number): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [i, size] of SIZES.entries()) {
    if (!sampled(i, n)) continue;
    await page.setViewportSize(size);
    for (let language = 0; language < 2; ++language) {
      await page.emulateMedia({ colorScheme: language ? 'dark' : 'light' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
      const faults = [...(await geometry(page)), ...(await small_texts(page))];
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/${screen.name}, ${size_name(size)}, ${language}.png`, fullPage: true });
      if (faults.length) found[`${screen.name}, ${size_name(size)}, ${await page.evaluate(() => document.documentElement.lang)}`] = faults.length > MOST ? [...faults.slice(0, MOST), `and ${faults.length - MOST} more`] : faults;
      await page.locator('.language-button').first().evaluate((button: HTMLElement) => button.click());
    }
  }
  return found;
}

describe('every screen in every window', () => {
  let tables: Deal[][];
  beforeAll(async () => {
    tables = await deals_of(stage.server, wanted);
  }, 120_000);

  for (const [n, screen] of wanted.entries()) {
    test_nth(asked ? 0 : n % ROWS)(screen.name, async () => {
      const { page } = await stage.enter({ keeps: screen.keeps });
      await show(page, stage.server, tables[n]!, screen);
      expect(await measure(page, screen, n)).toEqual({});
      if (all || n % SAMPLED === 0) expect(await both_themes(page)).toEqual([]);
    });
  }
});
