// The deal is shown at the start and really checked at the end.
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play as words } from '../src/text/en/play';
import { cast } from './cast';
import { table_of } from './play';
import { make_table } from './table';

const stage = cast();
const draws = () => (existsSync(new URL('../../build-wasm/heptad_local.wasm', import.meta.url)) ? /^Every draw \(\d+\) follows/ : words['deal.draws.unknown']);

// What the menu shows of the deal: the hash, then what each person added.
async function shown(page: Page): Promise<string[]> {
  await page.locator('.menu > button').click();
  await page.locator('.deal summary').click();
  const values = await page.locator('.deal dd').allInnerTexts();
  await page.locator('.menu > button').click();
  return values;
}

async function resign(page: Page): Promise<void> {
  await page.locator('.menu > button').click();
  await page.getByRole('button', { name: words['act.resign'] }).click();
  await page.getByRole('button', { name: words['act.resign.sure'] }).click();
  await page.locator('.end').waitFor();
}

async function check(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: words['deal.check'] }).click();
  await page.locator('.deal-check li').nth(2).waitFor();
  return page.locator('.deal-check li').allInnerTexts();
}

describe('the fair deal', () => {
  test('is shown to both at the start, and both check it at the end', async () => {
    const [ann, ben] = [await stage.enter(), await stage.enter()];
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends' });
    await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().click();
    for (const { page } of [ann, ben]) await page.locator('.draft').waitFor();
    const summary = (await (await fetch(`${stage.server.url}/api/tables/${table_of(ann.page)}`)).json()) as { seed_hash: string; seats: { nonce: string }[] };
    expect(await shown(ann.page)).toEqual([summary.seed_hash, ...summary.seats.map((seat) => seat.nonce)]);
    expect(await shown(ben.page)).toEqual(await shown(ann.page));
    expect(new Set(summary.seats.map((seat) => seat.nonce)).size).toBe(2);

    await resign(ann.page);
    await ben.page.locator('.end').waitFor();
    for (const { page } of [ann, ben]) {
      expect(await check(page)).toEqual([words['deal.hash.ok'], words['deal.nonces.ok'], typeof draws() === 'string' ? draws() : expect.stringMatching(draws())]);
    }
    // Somebody who comes only now has nothing of his own to compare with, and is told so.
    const eve = await stage.enter();
    await eve.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await eve.page.locator('.end').waitFor();
    expect((await check(eve.page)).slice(0, 2)).toEqual([words['deal.hash.late'], words['deal.nonces.late']]);
  });

  test('finds a server that shows another seed at the end', async () => {
    const { page } = await stage.enter();
    await make_table(page, stage.server.url, { rules: 'duel', against: 'bots' });
    await page.locator('.draft').waitFor();
    await resign(page);
    await page.route('**/record', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/^seed ./m, (line) => (line.endsWith('0') ? 'seed 1' : 'seed 0')) });
    });
    const found = await check(page);
    expect(found[0]).toBe(words['deal.hash.bad']);
    expect(await page.locator('.deal-check li.bad').count()).toBeGreaterThan(0);
  });

  test('a deal by number is the same for all who give it, and says that it is practice', async () => {
    const wonders: (string | null)[][] = [];
    for (const deal of ['x0417', '417', '418']) {
      const { page } = await stage.enter();
      await make_table(page, stage.server.url, { rules: 'duel', deal });
      await page.locator('.draft-pick').first().waitFor();
      wonders.push(await page.locator('.draft-pick').evaluateAll((all) => all.map((one) => one.getAttribute('data-action'))));
      await page.locator('.menu > button').click();
      await page.locator('.deal summary').click();
      const said = await page.locator('.deal').innerText();
      expect(said).toContain(`deal number ${deal.replace('x0', '')}`);
    }
    expect(wonders[0]).toEqual(wonders[1]);
    expect(wonders[0]).not.toEqual(wonders[2]);
  });

  test('who is asked to a deal by number is told before sitting down', async () => {
    const [ann, ben] = [await stage.enter(), await stage.enter()];
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends', deal: '417' });
    await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().waitFor();
    expect(await ben.page.locator('.lobby-practice').innerText()).toContain('deal number 417');
  });
});
