// Making tables of any kind through the page.
import type { Page } from 'playwright-core';
import { table_of } from './play';

export type Wanted = { rules: string; players?: number; against?: 'bots' | 'friends' | 'device'; bots?: number; level?: number; clock?: 'move' | 'game' | 'days'; deal?: string };

export async function make_table(page: Page, url: string, wanted: Wanted): Promise<string> {
  await page.goto(url);
  // A module without a tile of its own is a switch on its base.
  const tile = (rules: string) => page.locator(`.game-tile[data-value="${rules}"]`);
  const [base, ...modules] = wanted.rules.split('+') as [string, ...string[]];
  await tile(base).waitFor();
  if (await tile(wanted.rules).count()) await tile(wanted.rules).click();
  else {
    await tile(base).click();
    for (const module of modules) await page.locator(`.start-module[data-module="${module}"][aria-checked="false"]`).click();
  }
  if (wanted.players) {
    const players = page.getByRole('radiogroup', { name: /^(Players|人數)$/ });
    if (await players.isVisible()) await players.locator(`[data-value="${wanted.players}"]`).click();
  }
  await page.locator(`[data-value="${wanted.against ?? 'bots'}"]`).click();
  if (wanted.bots !== undefined) {
    const bots = page.getByRole('radiogroup', { name: /^(Of these, bots|其中電腦)$/ });
    if (await bots.isVisible()) await bots.locator(`[data-value="${wanted.bots}"]`).click();
  }
  const level = page.getByRole('radiogroup', { name: /^(Strength|強度)/ });
  if (await level.isVisible()) await level.locator(`[data-value="${wanted.level ?? 1}"]`).click();
  if (wanted.clock || wanted.deal) await page.locator('.start-more').click();
  if (wanted.deal) await page.getByLabel(/^(Deal by number|牌局號碼)/).fill(wanted.deal);
  if (wanted.clock) {
    await page.getByRole('radiogroup', { name: /^(Clock|計時)$/ }).locator(`[data-value="${wanted.clock}"]`).click();
  }
  await page.locator('.start-go .button.primary').click();
  await page.waitForURL(/\/t\//);
  return table_of(page);
}
