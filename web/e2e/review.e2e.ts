// A game looked at again, and the analysis board: the real engine thinks in the real browser.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { review as words } from '../src/text/en/review';
import { play as play_words } from '../src/text/en/play';
import { both_themes, fits, PHONE } from './browser';
import { cast, test_variant } from './cast';
import { play } from './play';
import { make_table } from './table';

const stage = cast();
// In duel/science somebody decides right after this move: no card is turned up.
const A_CHOICE = '.move[data-node="25"]';
const golden = (name: string) => readFileSync(new URL(`../../tests/golden/${name}.play`, import.meta.url), 'utf8');

async function resign(page: Page): Promise<void> {
  await page.locator('.menu > button').click();
  await page.getByRole('button', { name: play_words['act.resign'] }).click();
  await page.getByRole('button', { name: play_words['act.resign.sure'] }).click();
  await page.locator('.end').waitFor();
}

async function open_analysis(page: Page, text: string): Promise<void> {
  await page.goto(`${stage.server.url}/analysis`);
  await page.locator('.open-text').fill(text);
  await page.getByRole('button', { name: words['open.do'] }).click();
}
const show_panel = async (page: Page) => {
  await page.locator('.around.analysis').waitFor();
  if (!(await page.locator('.analysis-panel').isVisible())) await page.locator('.top-bar [aria-expanded]').click();
};
const pass_of = async (page: Page) => Number(/pass (\d+)/.exec(await page.locator('.review-count').innerText())?.[1] ?? 0);
const valuetext = (page: Page) => page.locator('.graph-scrub').first().getAttribute('aria-valuetext');

describe('the review of a game', () => {
  test('is one button after the end: chances, turning points, decisions, points; it deepens and may be stopped', async () => {
    const { page } = await stage.enter();
    await make_table(page, stage.server.url, { rules: 'duel' });
    await play([page], { seed: 5, until: (turns) => turns >= 24 });
    await resign(page);
    await page.locator('.end-actions').getByText(play_words['end.review']).click();
    await page.locator('.graph-line').nth(1).waitFor();
    await expect.poll(() => pass_of(page)).toBeGreaterThan(1);
    await page.getByRole('button', { name: words['stop'] }).click();
    await page.getByRole('button', { name: words['go-on'] }).waitFor();
    // what is known stays to be read
    expect(await page.locator('.review-chances .graph-line').count()).toBe(2);
    expect(await page.locator('.turning-point, .review-empty').count()).toBeGreaterThan(0);
    await page.getByRole('radio', { name: words['moves.all'] }).click();
    const decisions = await page.locator('.decision').count();
    expect(decisions).toBeGreaterThan(10);
    // by keyboard, and told in words
    const before = await valuetext(page);
    await page.locator('.graph-scrub').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await valuetext(page)).not.toBe(before);
    expect(await valuetext(page)).toMatch(/^Move 1, .* \d+ %, .* \d+ %$/);
    expect(page.url()).toMatch(/review#1$/);
    await page.locator('.graph-table summary').first().click();
    expect(await page.locator('.graph-table tbody tr').count()).toBeGreaterThan(10);
    expect(await both_themes(page)).toEqual([]);
    expect(await fits(page)).toEqual([]);
    // the same move on the board
    await page.getByRole('link', { name: words['moment.replay'] }).click();
    await page.locator('.replay-step').waitFor();
    expect(await page.locator('.replay-step').innerText()).toMatch(/^Move 1 of/);
  });

  test_variant('shows who sees which line in a game of four with hidden hands, on a phone, in Chinese', async () => {
    const { page } = await stage.enter({ viewport: PHONE, language: 'zh-Hant' });
    await page.goto(`${stage.server.url}/analysis`);
    await page.locator('.open-text').fill(golden('wonders1/4-players'));
    await page.locator('.open .button.primary').click();
    await show_panel(page);
    await page.locator('.analysis-files .button', { hasText: '檢討' }).click();
    await page.locator('.turning-point').first().waitFor();
    expect(await page.locator('.review-chances .graph-line').count()).toBe(4);
    expect(await page.locator('.graph-age').count()).toBe(6);
    expect(await both_themes(page)).toEqual([]);
    expect(await fits(page)).toEqual([]);
  });

  test('any seat can be taken over at any move, and the way back leads to it', async () => {
    const { page } = await stage.enter();
    await open_analysis(page, golden('duel/science'));
    await show_panel(page);
    await page.locator(A_CHOICE).click();
    const chosen = await page.locator('.move[aria-current]').innerText();
    await page.locator('.try-from .button').click();
    await page.waitForURL(/\/t\/here-/);
    await page.locator('.slot').first().waitFor();
    await expect.poll(() => page.locator('.tray.mine').count()).toBe(1);
    await page.goBack();
    await page.locator('.move[aria-current]').waitFor();
    expect(await page.locator('.move[aria-current]').innerText()).toBe(chosen);
  });
});

describe('the analysis board', () => {
  test('a bad record is refused at its line', async () => {
    const { page } = await stage.enter();
    await open_analysis(page, 'heptad 1\nrules duel\n0 draft sphinx\n');
    await page.locator('.bad-lines .bad').waitFor();
    expect(await page.locator('#open-problem b').innerText()).toMatch(/^Line 3: /);
    expect(await page.locator('.bad-lines .bad').innerText()).toBe('0 draft sphinx');
    expect(await both_themes(page)).toEqual([]);
    expect(await fits(page)).toEqual([]);
  });

  test('lines, a branch, comments, undo and redo, saved and read again, with the network off', async () => {
    const { page, context } = await stage.enter();
    await open_analysis(page, golden('duel/science'));
    await show_panel(page);
    await page.locator(A_CHOICE).click();
    await page.getByRole('checkbox', { name: words['lines.on'] }).check();
    await page.locator('.line-move').nth(2).waitFor();
    expect(await page.locator('.line-win').allInnerTexts()).toEqual([expect.stringMatching(/^\d+ %$/), expect.stringMatching(/^\d+ %$/), expect.stringMatching(/^\d+ %$/)]);
    await context.setOffline(true);
    // the move that is not the game's own makes a branch
    const own = golden('duel/science').split('\n').filter((line) => /^(\d|nature) /.test(line))[25]!;
    const other = page.locator(`.line-move:not([data-action="${own.slice(2)}"])`).last();
    const action = await other.getAttribute('data-action');
    await other.click();
    await page.locator('.branch').first().waitFor();
    await page.locator('.analysis-comment textarea').fill('Worth a try');
    await page.locator('.analysis-comment textarea').blur();
    await page.locator('.move-comment', { hasText: 'Worth a try' }).waitFor();
    await page.getByRole('button', { name: words['undo'] }).click();
    await expect.poll(() => page.locator('.move-comment', { hasText: 'Worth a try' }).count()).toBe(0);
    await page.getByRole('button', { name: words['redo'] }).click();
    await page.locator('.move-comment', { hasText: 'Worth a try' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words['save'] }).click()]);
    const saved = readFileSync(await download.path(), 'utf8');
    expect(saved).toContain(` ${action}\n`);
    expect(saved).toContain('Worth a try');
    expect(saved).toMatch(/^#~ \d+ \d /m);
    await page.getByRole('button', { name: words['close'] }).click();
    await page.locator('.open-text').fill(saved);
    await page.getByRole('button', { name: words['open.do'] }).click();
    await page.locator('.branch').first().waitFor();
    await page.locator('.branch .move-comment', { hasText: 'Worth a try' }).waitFor();
    // and looked at again, still without a network
    await page.locator('.analysis-files .button', { hasText: words['review'] }).click();
    await page.locator('.turning-point').first().waitFor();
    await context.setOffline(false);
  });

  test('a position is set up by saying what luck brings', async () => {
    const { page } = await stage.enter();
    await page.goto(`${stage.server.url}/analysis`);
    await page.getByRole('button', { name: words['open.begin'] }).click();
    await show_panel(page);
    for (const id of ['agriculture', 'economy', 'law', 'masonry', 'philosophy']) await page.locator(`.luck-thing[data-id="${id}"]`).click();
    await page.getByRole('button', { name: words['luck.take'] }).click();
    await page.locator('.luck-thing[data-id="sphinx"]').waitFor();
    expect(await page.locator('.board-token').count()).toBe(5);
    for (const id of ['sphinx', 'pyramids', 'colossus', 'piraeus']) await page.locator(`.luck-thing[data-id="${id}"]`).click();
    await page.getByRole('button', { name: words['luck.take'] }).click();
    await page.locator('.draft-pick').nth(3).waitFor();
    expect(await both_themes(page)).toEqual([]);
  });
});
