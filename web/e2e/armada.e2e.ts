// Whole games with ships and in teams, against bots, through the page.
import { describe, expect, test } from 'vitest';
import { both_themes, fits, LAPTOP, PHONE, SMALL_PHONE, small_targets } from './browser';
import { cast, test_variant } from './cast';
import { bring, deals } from './driver';
import { is_over, play, table_of } from './play';
import { make_table } from './table';

const stage = cast();

describe('Armada and teams', () => {
  test('a whole game of Armada against bots: ships sail, islands are found, the sea is scored', async () => {
    const { page } = await stage.enter({ viewport: LAPTOP });
    await make_table(page, stage.server.url, { rules: 'wonders2+armada', players: 4 });
    await play([page], { seed: 90, until: (turns) => turns >= 1 }); // the side of the board
    await page.locator('.harbour .lane').first().waitFor();
    expect(await page.locator('.harbour .lane').count()).toBe(4);
    expect(await page.locator('.sea-table tbody tr').count()).toBe(4);
    await play([page], { seed: 91, until: (turns) => turns >= 5 });
    expect(await both_themes(page)).toEqual([]);
    expect(await fits(page)).toEqual([]);
    // the end of an Age: one table for the ground and the sea, which a click takes away
    const table = page.locator('.conflicts.at-sea');
    for (let i = 0; i < 40 && !(await table.isVisible()); ++i) {
      const round = await page.locator('.table').getAttribute('data-round');
      await play([page], { seed: 93 + i, until: (turns) => turns >= 1 });
      await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-round') !== before, round);
      await table.waitFor({ timeout: 400 }).catch(() => undefined);
    }
    expect(await table.locator('tbody tr').count()).toBe(4);
    expect(await table.locator('.conflict-ties li').count()).toBeGreaterThan(0);
    await table.locator('.button').click();
    await play([page], { seed: 91 });
    expect(await is_over(page)).toBe(true);
    await page.locator('.sheet tfoot').waitFor();
    expect(await page.locator('.sheet-category').count()).toBe(11); // ten columns of the pad and their total
    // the last Age's conflicts are on the board behind the sheet
    expect(await table.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'View board' }).click();
    expect(await table.locator('tbody tr').count()).toBe(4);
    await table.locator('.button').click();
    expect(await table.isVisible()).toBe(false);
    await page.goto(`${stage.server.url}/t/${table_of(page)}/replay`);
    await page.locator('.replay-scrub').fill('60');
    await page.locator('.lane').first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  test_variant('a team game of four on a phone in Chinese: the partner’s hand is open, the sheet has team totals', async () => {
    const { page, traffic } = await stage.enter({ viewport: PHONE, language: 'zh-Hant' });
    await make_table(page, stage.server.url, { rules: 'wonders1+armada+teams', players: 4 });
    await page.locator('.hand-card').first().waitFor();
    expect(await page.locator('.tray .partner-card').count()).toBe(8);
    await page.locator('.at-left .city-open').click();
    await page.locator('.reading .partner-card').first().waitFor();
    await page.locator('.city-close').click();
    await page.locator('button.sea-strip').click();
    await page.locator('.harbour.whole .sea-table').waitFor();
    expect(await both_themes(page)).toEqual([]);
    await page.locator('.harbour-head .square').click();
    expect(await small_targets(page)).toEqual([]);
    await play([page], { seed: 92 });
    await page.locator('.sheet-teams').waitFor();
    expect(await page.locator('.sheet-teams td').count()).toBe(2);
    // in sight without scrolling, on the smallest phone as well
    for (const viewport of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      const [totals, tray] = [await page.locator('.sheet-teams').boundingBox(), await page.locator('.tray').boundingBox()];
      expect(totals!.y + totals!.height).toBeLessThanOrEqual(tray!.y);
    }
    expect(await both_themes(page)).toEqual([]);
    expect(hands_of_opponents(traffic)).toEqual([]);
  });

  test('a game of an earlier set of costs goes on with them', async () => {
    const sets = ['house-1', 'house-2'].map((costs) => ({ rules: 'wonders2+armada', players: 3, options: { shipyards: 'choose', costs } }));
    const tables = await deals(stage.server, sets, 1);
    const units: number[] = [];
    for (const table of tables) {
      const { page } = await stage.enter({ viewport: LAPTOP });
      await bring(page, stage.server, table, { at: { decision: 'shipyard' } });
      await page.locator('.shipyard-card').first().waitFor();
      units.push(await page.locator('.shipyard-card').first().locator('.shipyard-lane').first().locator('.shipyard-toll .icon').count());
    }
    expect(units).toEqual([9, 11]); // the red lane of the first shipyard is dearer than it was
  });

  test('every use with a ship stands below the same without, and what both do is said in words', async () => {
    const [table] = await deals(stage.server, [{ rules: 'wonders2+armada', players: 3 }], 1);
    const { page } = await stage.enter({ viewport: LAPTOP });
    await bring(page, stage.server, table!, { at: { decision: 'turn', age: 1, turn: 1 } });
    // a card without a ship of its own: what is missing leaves no gap for another use
    await page.locator('.hand-card:has(.type-raw, .type-manufactured)').first().click();
    const box_of = async (use: string) => (await page.locator(`.tray .act${use}`).boundingBox())!;
    const [stage_box, with_ship, sell, sail] = [await box_of('[data-action^="stage"]:not([data-action*=" ship "])'), await box_of('[data-action*=" ship "]'), await box_of('[data-action^="sell"]'), await box_of('[data-action^="sail"]')];
    expect([with_ship.x, sail.x]).toEqual([stage_box.x, sell.x]);
    expect(with_ship.y).toBeGreaterThan(stage_box.y);
    expect(await page.locator('.tray .act[data-action^="sail"]').innerText()).toContain('discards the card');
  });

  test('islands looked at lie open in the replay, dashed, beside those found', async () => {
    const [table] = await deals(stage.server, [{ rules: 'wonders2+armada', players: 3 }], 1);
    const { page } = await stage.enter({ viewport: LAPTOP });
    await bring(page, stage.server, table!, { at: { over: true }, prefer: ['ship green', 'sail .*green', '^build'] });
    await page.goto(`${page.url()}/replay`);
    const scrub = page.locator('.replay-scrub');
    await scrub.waitFor();
    const looked_at = page.locator('.island.looked-at');
    for (let move = 1; move < Number(await scrub.getAttribute('max')) && !(await looked_at.count()); ++move) {
      await scrub.fill(String(move));
      await page.waitForTimeout(50);
    }
    expect(await looked_at.count()).toBeGreaterThan(1);
  });

  test('eight cities: the names of those that are no neighbours can be read on a laptop', async () => {
    const [table] = await deals(stage.server, [{ rules: 'wonders2+armada', players: 8 }], 1);
    const { page } = await stage.enter({ viewport: { width: 1366, height: 768 } });
    await bring(page, stage.server, table!, { at: { decision: 'turn', age: 2 } });
    await page.locator('.chip .sea-mark').first().waitFor();
    const cut = await page.locator('.chip-name').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
  });
});

type Sent = { update?: { as: number; status: string; view: { seats: { seat: number; partner: number; hand: unknown; order: unknown; looked_at: string[] }[] } } };

// While the game ran: who beside me and my partner showed a hand, or beside me an order or the islands looked at.
function hands_of_opponents(traffic: string[]): string[] {
  const found = new Set<string>();
  for (const text of traffic) {
    const { update } = JSON.parse(text) as Sent;
    if (update?.status !== 'playing') continue;
    for (const seat of update.view.seats) {
      if (seat.seat === update.as) continue;
      if (seat.partner !== update.as && seat.hand !== null) found.add(`hand of ${seat.seat}`);
      if (seat.order !== null || seat.looked_at.length) found.add(`secret of ${seat.seat}`);
    }
  }
  return [...found];
}
