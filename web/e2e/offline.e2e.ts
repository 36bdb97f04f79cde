// With the network off and the server stopped: whole games, closed and gone on with; and a site of files alone.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { both_themes } from './browser';
import { cast, test_variant } from './cast';
import { serve_files, type Host } from './files';
import { play, table_of } from './play';

const WEB = new URL('..', import.meta.url).pathname;
const stage = cast();
const built = existsSync(join(WEB, '../build-wasm/heptad_local.wasm'));

// One visit: the page keeps in the background what it is made of.
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('.start-go .button.primary').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
async function choose(page: Page, rules: string, players?: number): Promise<void> {
  await page.locator(`.game-tile[data-value="${rules}"]`).click();
  if (players) await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: String(players), exact: true }).click();
}
async function begin(page: Page): Promise<string> {
  await page.locator('.start-go .button.primary').click();
  await page.locator('.table').waitFor();
  return table_of(page);
}
const state = (page: Page) => page.locator('.table').getAttribute('data-round');
// It is our turn, and nothing is on its way.
async function settled(page: Page): Promise<string | null> {
  for (let before: string | null = null; ; ) {
    await page.locator('.tray.mine:not(.pending)').waitFor();
    const now = await state(page);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(1500);
  }
}

describe.runIf(built)('with the network off', () => {
  beforeEach(async () => {
    await stage.server.kill();
    await stage.server.run();
  });

  test('a whole Duel, gone on with after a reload, replayed, and shared as a link that holds it', async () => {
    const { page, context } = await stage.enter({ keeps: true });
    await visit(page, stage.server.url);
    await stage.server.kill();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('The server does not answer').waitFor();
    expect(await both_themes(page)).toEqual([]);
    const table = await begin(page);
    expect(table).toMatch(/^here-/);
    expect(await play([page], { until: (turns) => turns >= 8, seed: 3 })).toBe(8);
    const before = await settled(page);
    await page.reload();
    expect(await settled(page)).toBe(before);
    await page.goto(stage.server.url);
    // asked first, then kept
    await page.getByRole('button', { name: 'Remove this game' }).click();
    await page.getByText('for good?').waitFor();
    expect(await both_themes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.locator(`a[href="/t/${table}"]`).click();
    await play([page], { seed: 4 });
    await page.locator('.end-actions a[href$="/replay"]').click();
    await page.locator('.replay-title').waitFor();
    await page.goto(`${stage.server.url}/t/${table}`);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => Promise.resolve(Object.assign(window, { shared: text })) } });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.waitForFunction(() => 'shared' in window);
    const link = await page.evaluate(() => (window as unknown as { shared: string }).shared);
    expect(link).toMatch(/\/game#[\w-]+$/);
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.replay-title').waitFor();
    // The server is back: it keeps the game for everybody.
    await context.setOffline(false);
    await stage.server.run();
    await page.goto(`${stage.server.url}/t/${table}`);
    await page.getByRole('button', { name: 'Send to the server' }).click();
    await page.getByRole('link', { name: 'On the server' }).click();
    await page.getByText('An imported game').first().waitFor();
    expect(table_of(page)).not.toMatch(/^here-/);
    // It can leave the list now, and stays away.
    await page.goto(stage.server.url);
    await page.getByRole('button', { name: 'Remove this game' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => page.locator(`a[href="/t/${table}"]`).count()).toBe(0);
    await page.reload();
    await page.getByText('Finished games stay here for review.').waitFor();
  });

  test_variant('a whole 7 Wonders game with four bots, a hint and a take-back', async () => {
    const { page, context } = await stage.enter({ keeps: true });
    await visit(page, stage.server.url);
    await stage.server.kill();
    await context.setOffline(true);
    await page.goto(stage.server.url);
    await choose(page, 'wonders2', 5);
    await begin(page);
    expect(await page.locator('.connection').innerText()).toBe('On this device');
    await play([page], { until: (turns) => turns >= 5 });
    const round = Number(await settled(page));
    await page.locator('.undo-button').click();
    await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-round')) < n, round);
    await page.keyboard.press('h');
    await page.locator('.tray-hints li').first().waitFor();
    await play([page], { seed: 9 });
    expect(await page.locator('.end').isVisible()).toBe(true);
  });

  test('can be installed: a manifest with icons of our own that are as large as they say', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    const found = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href;
      const manifest = (await (await fetch(address)).json()) as { name: string; start_url: string; display: string; icons: { src: string; sizes: string; purpose?: string }[] };
      const sizes = await Promise.all(manifest.icons.filter((icon) => icon.src.endsWith('.png')).map(async (icon) => {
        const image = await createImageBitmap(await (await fetch(new URL(icon.src, address))).blob());
        return [icon.sizes, `${image.width}x${image.height}`];
      }));
      return { manifest, sizes };
    });
    expect(found.manifest).toMatchObject({ name: 'Heptad', display: 'standalone', start_url: './' });
    expect(found.sizes.map(([said]) => said)).toEqual(['192x192', '512x512', '512x512']);
    for (const [said, is] of found.sizes) expect(is).toBe(said);
    const session = await page.context().newCDPSession(page);
    const { errors } = (await session.send('Page.getAppManifest')) as { errors: unknown[] };
    expect(errors).toEqual([]);
  });
});

describe('a new version', () => {
  test('announces itself, not at a table, and is used when asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heptad-files-'));
    cpSync(join(WEB, 'dist'), folder, { recursive: true });
    const host = await serve_files(folder);
    const { page } = await stage.enter({ keeps: true, without_server: true });
    await visit(page, host.url);
    await page.reload();
    for (const file of ['index.html', 'sw.js']) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace('<title>Heptad</title>', '<title>Heptad 2</title>').replace(/("?url"?:"index.html","?revision"?:")[^"]*|(url:`index.html`,revision:`)[^`]*/, '$1$2another'));
    }
    await page.goto(`${host.url}`);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one!.update()).then(() => undefined));
    await page.getByText('A new version of Heptad is ready.').waitFor();
    expect(await page.title()).toBe('Heptad');
    expect(await both_themes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.waitForFunction(() => document.title === 'Heptad 2');
    await host.stop();
    rmSync(folder, { recursive: true });
  });
});

describe.runIf(built)('a site of files alone', () => {
  let host: Host;
  beforeAll(async () => {
    execFileSync('npx', ['vite', 'build', '--mode', 'static', '--logLevel', 'error'], { cwd: WEB, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
    host = await serve_files(join(WEB, 'dist-static'), '/some/where/');
  }, 120_000);
  afterAll(() => host.stop());

  test('plays against bots, and says what needs a server', async () => {
    const { page } = await stage.enter({ without_server: true });
    await page.goto(host.url);
    await page.getByText('No server needed').waitFor();
    await page.locator('[data-value="friends"]').click();
    await page.getByText('needs a Heptad server').waitFor();
    expect(await page.locator('.start-go .button.primary').isDisabled()).toBe(true);
    await page.locator('[data-value="bots"]').click();
    await page.locator('.start-go .button.primary').click();
    await page.locator('.table').waitFor();
    await play([page], { until: (turns) => turns >= 6 });
    await page.reload();
    await page.locator('.table').waitFor();
    await play([page], { until: (turns) => turns >= 3, seed: 2 });
    expect(host.asked.filter((path) => path.includes('api'))).toEqual([]);
  });

  test('every address is found: links inside, links in a window of their own, the way back', async () => {
    const { page, context } = await stage.enter({ without_server: true });
    await page.goto(host.url);
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.locator('h1').first().waitFor();
    expect(page.url()).toBe(`${host.url}#/rules/duel`);
    const [other] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Settings' }).click({ modifiers: ['ControlOrMeta'] })]);
    await other.waitForURL(/#\/settings$/);
    await page.goBack();
    await page.locator('.start-go').waitFor();
    await page.goto(`${host.url}#/cards/wonders1`);
    await page.locator('.card').first().waitFor();
  });
});
