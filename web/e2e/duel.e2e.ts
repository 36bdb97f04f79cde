import { beforeAll, describe, expect, test } from 'vitest';
import { both_themes, DESKTOP, fits, jumping, LAPTOP, PHONE, small_targets, SMALL_PHONE, watch_places } from './browser';
import { cast, test_nth, test_variant } from './cast';
import { bring, deals, others_say, type Deal } from './driver';
import { geometry } from './geometry';
import { dice, is_over, move, play, play_by_keys, table_of, two_clicks } from './play';
import { make_table } from './table';

const stage = cast();

describe('Duel in the browser', () => {
  test('a game against a bot is two clicks away and can be played to its score sheet', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    const turns = await play([page], { seed: 3 });
    expect(turns).toBeGreaterThan(10);
    await page.locator('.sheet tfoot').waitFor();
    const totals = await page.locator('.sheet tfoot td').allInnerTexts();
    expect(totals).toHaveLength(2);
    await page.locator('.sheet-category').first().click();
    expect(await page.locator('.sheet-why').count()).toBe(1);
    expect(await both_themes(page)).toEqual([]);
  });

  test('a finished game is looked through step by step, by keys, buttons and the slider', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await play([page], { seed: 4 });
    await page.getByRole('link', { name: 'Replay' }).click();
    const step = page.locator('.replay-step');
    await expect.poll(() => step.innerText(), { timeout: 10_000 }).toMatch(/of \d\d/);
    const all = Number(/of (\d+)/.exec(await step.innerText())![1]);
    expect(all).toBeGreaterThan(20);
    const at = (n: number) => expect.poll(() => step.innerText(), { timeout: 10_000 }).toBe(`Move ${n} of ${all}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await at(2);
    await page.keyboard.press('ArrowLeft');
    await at(1);
    await page.getByRole('button', { name: 'To the end' }).click();
    await at(all);
    await expect.poll(() => page.locator('.replay-words').innerText(), { timeout: 10_000 }).not.toBe('');
    await page.locator('.replay-scrub').fill(String(all - 6));
    await at(all - 6);
    await expect.poll(() => page.locator('.slot').count(), { timeout: 10_000 }).toBeGreaterThan(0);
    // every age that was played has its mark, which leads to its first move, with all of its cards in sight
    const ages = page.locator('.replay-age');
    expect((await ages.allInnerTexts()).slice(0, 1)).toEqual(['I']);
    await ages.first().click();
    await expect.poll(() => page.locator('.slot.foreseen').count(), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await page.locator('.slot').count()).toBe(20);
    // the other one's rail is mine when I look through the other's eyes
    const other = await page.locator('.rail.theirs .rail-name').innerText();
    await page.locator('.replay-eyes select').selectOption({ label: other });
    expect(await page.locator('.rail.mine .rail-name').innerText()).toBe(other);
    expect(await both_themes(page)).toEqual([]);
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => step.innerText(), { timeout: 10_000 }).not.toBe(`Move 0 of ${all}`);
    await page.getByRole('link', { name: 'Leave the replay' }).click();
    await page.locator('.sheet tfoot').waitFor();
  });

  test('two people at two devices play by link, chat, and agree on a rematch', async () => {
    const ann = await stage.enter();
    const ben = await stage.enter({ viewport: PHONE, language: 'zh-Hant' });
    await ann.page.goto(stage.server.url);
    await ann.page.locator('[data-value="friends"]').click();
    await ann.page.locator('.start-go .button.primary').click();
    await ann.page.locator('.qr svg').waitFor();
    expect(await both_themes(ann.page)).toEqual([]);
    await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().click();
    await ann.page.locator('.duel').waitFor();
    await ben.page.locator('.duel').waitFor();
    await ann.page.getByRole('button', { name: /^Chat/ }).click();
    await ann.page.locator('.chat-form input').fill('Good luck!');
    await ann.page.locator('.chat-form button').click();
    // on a phone the chat is a tab of the drawer, the news of it on the drawer's button
    await ben.page.locator('.unread:visible').waitFor();
    await ben.page.locator('.top-bar [aria-expanded]:has(.unread:visible)').click();
    await ben.page.locator('#tab-chat').click();
    await ben.page.getByText('Good luck!').waitFor();
    await ben.page.keyboard.press('Escape');
    await ben.page.locator('.drawer').waitFor({ state: 'detached' });
    await ann.page.locator('.drawer-head .square').click();
    await play([ann.page, ben.page], { seed: 8 });
    const old = table_of(ann.page);
    await ben.page.locator('.end-actions').waitFor();
    await ann.page.locator('.end-actions .button.primary').click();
    await ben.page.locator('.end-actions .button.primary').click();
    await ann.page.locator('.end-actions a.button.primary').click();
    await ann.page.waitForURL((url) => !url.pathname.includes(old));
    // it begins when both are there: each one's program adds to the deal
    await ben.page.locator('.end-actions a.button.primary').click();
    await ann.page.locator('.duel').waitFor();
  });

  test('survives kill -9 and a restart of the server in the middle of a game', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await play([page], { seed: 5, until: (turns) => turns >= 8 });
    const before = await page.locator('.table').getAttribute('data-round');
    await stage.server.kill();
    await page.locator('.connection.reconnecting').waitFor();
    await stage.server.run();
    await page.locator('.connection.live').waitFor({ timeout: 20_000 });
    expect(Number(await page.locator('.table').getAttribute('data-round'))).toBeGreaterThanOrEqual(Number(before));
    await play([page], { seed: 5 });
    expect(await is_over(page)).toBe(true);
  });

  test('an act sent while the server is down is done once it is back', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await page.locator('.draft-pick:not([disabled])').first().waitFor();
    await stage.server.kill();
    await page.locator('.connection.reconnecting').waitFor();
    await page.locator('.draft-pick:not([disabled])').first().click();
    await page.locator('.tray-head .button.primary').click();
    await page.locator('.tray.pending').waitFor();
    await stage.server.run();
    await page.locator('.rail.mine .wonder-bar').first().waitFor({ timeout: 20_000 });
    expect(await page.locator('.rail.mine .wonder-bar').count()).toBe(1);
  });

  for (const viewport of [PHONE, SMALL_PHONE]) {
    (viewport === PHONE ? test_variant : test)(`a phone of ${viewport.width} × ${viewport.height} plays a whole game without scrolling and with targets one can hit`, async () => {
      const { page } = await stage.enter({ viewport, language: 'zh-Hant' });
      await two_clicks(page, stage.server.url);
      await page.locator('.draft-pick').first().waitFor();
      expect(await small_targets(page)).toEqual([]);
      await play([page], { seed: 11, until: (turns) => turns >= 6 });
      expect(await fits(page)).toEqual([]);
      await page.locator('.slot.open .slot-button').first().click();
      for (const box of await page.locator('.slot.open .slot-button').all()) {
        const size = (await box.boundingBox())!;
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
      }
      expect(await small_targets(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(viewport.height);
      expect(await both_themes(page)).toEqual([]);
      await play([page], { seed: 11 });
      // the whole sheet is in sight with its total
      await page.locator('.sheet tfoot').waitFor();
      const [total, tray] = [(await page.locator('.sheet tfoot').boundingBox())!, (await page.locator('.tray').boundingBox())!];
      expect(total.y + total.height).toBeLessThanOrEqual(tray.y);
      expect(await fits(page)).toEqual([]);
    });
  }

  test('the keyboard alone plays a whole game', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.game-tile').first().waitFor();
    for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement?.matches('.start-go .button'))); ++i) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    await page.locator('.draft').waitFor();
    expect(await play_by_keys(page, 4)).toBeGreaterThan(10);
    await page.locator('.sheet tfoot').waitFor();
  });

  test('the keys are listed under the question mark', async () => {
    const { page } = await stage.enter();
    await two_clicks(page, stage.server.url);
    await page.locator('.draft').waitFor();
    await page.keyboard.press('?');
    await page.locator('.drawer .help .keys-list').waitFor();
    expect(await both_themes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
  });

  test('a move shows nothing jumping: the board stays where it was', async () => {
    const { page } = await stage.enter({ viewport: DESKTOP });
    await make_table(page, stage.server.url, { rules: 'duel', deal: '9' });
    const roll = dice(9);
    for (let i = 0; i < 80 && (await page.locator('.structure .slot.open').count()) === 0; ++i) {
      if (!(await move(page, roll))) await page.waitForTimeout(100);
    }
    const places = await watch_places(page, '.top-bar', '.track', '.duel-field', '.tray', '.rail.mine', '.rail.theirs');
    for (let turns = 0; turns < 6; ) if (await move(page, roll)) ++turns; else await page.waitForTimeout(30);
    expect(jumping(await places())).toEqual([]);
  });
});

// Faults that were seen once, at the moment they were seen.
describe('Duel at a certain moment', () => {
  let tables: Deal[][];
  const games = [{ rules: 'duel', players: 2 }];
  beforeAll(async () => {
    tables = await deals(stage.server, [...games, ...games, ...games], 6);
  });

  test('a wonder that stands keeps its place in the tray, and the others theirs and their keys', async () => {
    const { page } = await stage.enter();
    await bring(page, stage.server, tables[0]!, { at: { decision: 'turn', age: 2 }, prefer: ['^wonder', '^sell'] });
    await page.locator('.slot.open .slot-button').first().click();
    const rail = await page.locator('.rail.mine .wonder-bar').evaluateAll((all) => all.map((one) => [one.querySelector('.wonder-bar-name')!.textContent, one.classList.contains('built')]));
    const tray = await page.locator('.act-wonders > *').evaluateAll((all) => all.map((one) => [one.querySelector('.key')?.textContent, one.clientWidth]));
    expect(rail.some(([, built]) => built)).toBe(true);
    expect(tray.map(([key]) => key)).toEqual(rail.map(([, built], i) => (built ? undefined : `W${i + 1}`)));
    // and leaves them its room
    for (const [key, width] of tray) expect(Number(width)).toEqual(key ? expect.toSatisfy((w: number) => w > 100) : expect.toSatisfy((w: number) => w < 50));
  });

  test('a drawer opens beside a choice on a phone on its side', async () => {
    const { page } = await stage.enter({ viewport: { width: 844, height: 390 } });
    await bring(page, stage.server, tables[2]!, { at: { decision: 'library|destroy|revive' }, prefer: ['^wonder', '^sell'] });
    await page.locator('.pick').first().waitFor();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.locator('.drawer .log').waitFor();
    expect(await page.locator('.tray .pick').first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    expect(await geometry(page)).toEqual([]);
  });

  for (const [n, viewport] of [SMALL_PHONE, PHONE, LAPTOP].entries()) {
    test_nth(n)(`a notice covers nothing at ${viewport.width} × ${viewport.height}`, async () => {
      const { page } = await stage.enter({ viewport });
      const table = tables[1]![[LAPTOP, PHONE, SMALL_PHONE].indexOf(viewport)]!;
      await bring(page, stage.server, [table], { at: { over: true }, prefer: ['^build', '^sell'] });
      await page.getByRole('button', { name: 'View board' }).click();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await others_say(page, { rematch: { table: table.table } });
      await page.locator('.notice').waitFor();
      expect(await geometry(page)).toEqual([]);
    });
  }
});
