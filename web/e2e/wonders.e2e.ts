// 7 Wonders through the page: how goods are drawn, how a payment is split, the two-player game, the phone.
import { describe, expect, test } from 'vitest';
import { cast } from './cast';

const stage = cast();

describe('goods', () => {
  test('a card that makes one of several goods is drawn with a stroke between them, and says so', async () => {
    const { page } = await stage.enter();
    await page.goto(`${stage.server.url}/cards/wonders1`);
    const strokes = (card: string) => page.locator(`[data-card="${card}"] .card-effects .slash`).count();
    await page.locator('[data-card="mine"]').waitFor();
    expect({ mine: await strokes('mine'), timber: await strokes('timber-yard'), sawmill: await strokes('lumber-yard') }).toEqual({ mine: 1, timber: 1, sawmill: 0 });
    expect(await page.locator('.browser-card', { has: page.locator('[data-card="mine"]') }).innerText()).toContain('stone / ore');
  });
});
