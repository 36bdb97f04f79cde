// Playing through the page: only what a person can see and click.
import type { Page } from 'playwright-core';

export type Pace = { until?: (turns: number) => boolean; most?: number; seed?: number };

export async function two_clicks(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.locator('.start-go .button.primary').click();
  await page.waitForURL(/\/t\//);
  return table_of(page);
}

export const table_of = (page: Page): string => /\/t\/([^/#]+)/.exec(page.url())![1]!;

// A small dice of our own, so that a failure can be repeated.
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export const is_over = (page: Page): Promise<boolean> => page.locator('.end-actions').isVisible();

const CARDS = '.slot.open .slot-button, .hand-card';
const ACTS = '.tray-acts button[data-action]:not([disabled])';
const PICKS = '.draft-pick:not([disabled]), .pick:not([disabled]), .board-token.free';

// What the page shows that can be done now.
async function offered(page: Page): Promise<'cards' | 'picks' | 'none'> {
  if ((await page.locator('.tray.mine').count()) === 0) return 'none';
  if ((await page.locator(PICKS).count()) > 0) return 'picks';
  return (await page.locator(CARDS).count()) > 0 ? 'cards' : 'none';
}

async function use_card(page: Page, roll: (n: number) => number): Promise<boolean> {
  const cards = page.locator(CARDS);
  const card = cards.nth(roll(await cards.count()));
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click({ timeout: 2000 });
  const acts = page.locator(ACTS);
  await acts.first().waitFor({ timeout: 2000 });
  const count = await acts.count();
  await acts.nth(roll(3) === 0 ? roll(count) : 0).click({ timeout: 2000 });
  return true;
}

async function pick(page: Page, roll: (n: number) => number): Promise<boolean> {
  const picks = page.locator(PICKS);
  await picks.nth(roll(await picks.count())).click({ timeout: 2000 });
  await page.locator('.tray-head .button.primary').click({ timeout: 2000 });
  return true;
}

// One move, if it is ours. Whatever moved on under our hands is simply looked at again.
export async function move(page: Page, roll: (n: number) => number): Promise<boolean> {
  const ready = page.locator('.curtain .button');
  if (await ready.isVisible()) await ready.click();
  const conflicts = page.locator('.conflicts .button');
  if (await conflicts.isVisible()) await conflicts.click();
  const what = await offered(page);
  if (what === 'none') return false;
  const before = await page.locator('.table').getAttribute('data-round');
  try {
    await (what === 'picks' ? pick(page, roll) : use_card(page, roll));
    await page.waitForFunction((round) => document.querySelector('.table')?.getAttribute('data-round') !== round || !document.querySelector('.pending'), before, { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

// The same move by the page's own buttons without moving a pointer there: one question to the browser instead of ten.
// Returns whether something was done.
function click_through([a, b]: [number, number]): Promise<boolean> | boolean {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const at = (list: HTMLElement[], luck: number) => list[Math.floor(luck * list.length)];
  const soon = () => new Promise((done) => setTimeout(done, 0));
  all('.curtain .button, .conflicts .button')[0]?.click();
  if (!document.querySelector('.tray.mine') || document.querySelector('.tray.pending')) return false;
  const pick = at(all('.draft-pick:not([disabled]), .pick:not([disabled]), .board-token.free'), a);
  const card = at(all('.slot.open .slot-button, .hand-card'), a);
  return (async () => {
    if (pick) {
      pick.click();
      await soon();
      const confirm = document.querySelector<HTMLElement>('.tray-head .button.primary');
      confirm?.click();
      return confirm !== null;
    }
    if (!card) return false;
    if (card.getAttribute('aria-pressed') !== 'true') card.click();
    await soon();
    const acts = all('.tray-acts button[data-action]:not([disabled])');
    const act = b < 0.34 ? at(acts, b * 3) : acts[0];
    act?.click();
    return act !== undefined;
  })();
}

// The first moves by hand, the rest quickly.
const BY_HAND = 3;

export async function play(pages: Page[], pace: Pace = {}): Promise<number> {
  const roll = dice(pace.seed ?? 1);
  const deadline = Date.now() + (pace.most ?? 220_000);
  let turns = 0;
  while (Date.now() < deadline) {
    if (await is_over(pages[0]!)) return turns;
    if (pace.until?.(turns)) return turns;
    let moved = false;
    for (const page of pages) {
      const luck: [number, number] = [roll(1000) / 1000, roll(1000) / 1000];
      moved = (turns < BY_HAND ? await move(page, roll) : await page.evaluate(click_through, luck)) || moved;
    }
    if (moved) ++turns;
    else await pages[0]!.waitForTimeout(30);
  }
  throw new Error(`The game did not end after ${turns} turns: ${await pages[0]!.locator('.tray').innerText()}`);
}

// A whole game without a pointer: digits pick options, letters pick cards, B builds, S sells, Enter confirms.
export async function play_by_keys(page: Page, seed: number): Promise<number> {
  const roll = dice(seed);
  const deadline = Date.now() + 120_000;
  let turns = 0;
  while (Date.now() < deadline && !(await is_over(page))) {
    const what = (await page.locator('.tray.pending').count()) > 0 ? 'none' : await offered(page);
    if (what === 'none') {
      await page.waitForTimeout(30);
      continue;
    }
    const before = await page.locator('.table').getAttribute('data-round');
    if (what === 'picks') {
      await page.keyboard.press(String(1 + roll(Math.min(9, await page.locator(PICKS).count()))));
      await page.keyboard.press('Enter');
    } else {
      const letters = await page.locator('.slot-key').allInnerTexts();
      await page.keyboard.press(letters[roll(letters.length)]!.toLowerCase());
      await page.keyboard.press('b');
      // what cannot be built is still chosen, and can always be sold
      if ((await page.locator('.slot.chosen').count()) > 0) await page.keyboard.press('s');
    }
    await page.waitForFunction((round) => document.querySelector('.table')?.getAttribute('data-round') !== round, before, { timeout: 5000 }).catch(() => undefined);
    ++turns;
  }
  return turns;
}
