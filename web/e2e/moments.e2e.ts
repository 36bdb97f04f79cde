// Great events have their moment: a wonder rises before one's eyes, any key ends it, and nobody sees it who wants no motion.
import { describe, expect, test } from 'vitest';
import { cast } from './cast';
import { dice, move } from './play';

const stage = cast();

describe('a moment', () => {
  test('shows the wonder that was built, lets everything through and ends at a key', async () => {
    const { page } = await stage.enter({ calm: false });
    await page.goto(stage.server.url);
    await page.locator('[data-lesson="duel"]').click();
    await page.locator('.lesson-note').waitFor();
    // Kept by the page itself: a second is short.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const moment = document.querySelector<HTMLElement>('.moment');
        if (!moment) return;
        seen.push(getComputedStyle(moment).pointerEvents, moment.innerText);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
        seen.push(document.querySelector('.moment') ? 'stays' : 'gone');
      }).observe(document.body, { childList: true, subtree: true });
    });
    const roll = dice(3);
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    for (let i = 0; i < 400 && (await seen()).length === 0; ++i) if (!(await move(page, roll))) await page.waitForTimeout(30);
    const [through, words, then] = await seen();
    expect([through, then]).toEqual(['none', 'gone']);
    expect(words).not.toBe('');
  });

  test('does not come where motion is not wanted; the picture of a wonder is a press away', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('[data-lesson="duel"]').click();
    await page.locator('.lesson-note').waitFor();
    await page.locator('.wonder-bar').first().click();
    await page.locator('.help-scene .scene-part.plan').first().waitFor();
    expect(await page.locator('.help-scene .scene-part').count()).toBe(4);
    await page.keyboard.press('Escape');
    await page.evaluate(() => new MutationObserver(() => document.querySelector('.moment') && console.error('a moment')).observe(document.body, { childList: true, subtree: true }));
    const roll = dice(3);
    for (let turns = 0; turns < 8; ) if (await move(page, roll)) ++turns; else await page.waitForTimeout(30);
  });
});
