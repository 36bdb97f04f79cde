// Playing with others: phrases everybody reads in their own language, muting; and the choices a table may make.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { both_themes, fits } from './browser';
import { cast } from './cast';
import { table_of } from './play';
import { make_table } from './table';

const stage = cast();

describe('company', () => {
  test('a phrase is read in the own language, and a person can be muted', async () => {
    const ann = await stage.enter();
    const ben = await stage.enter({ language: 'zh-Hant' });
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends' });
    await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().click();
    for (const { page } of [ann, ben]) {
      await page.locator('.duel').waitFor();
      await page.locator('.top-bar .square.in-menu[aria-expanded]').click();
      await page.locator('.chat').waitFor();
      expect(await page.locator('.chat-phrases button').count()).toBe(12);
    }
    await ann.page.getByRole('button', { name: 'Good luck!' }).click();
    await ben.page.locator('.chat-line').getByText('祝好運！').waitFor();
    await ann.page.locator('.chat-line').getByText('Good luck!').waitFor();
    expect(await both_themes(ben.page)).toEqual([]);
    expect(await ann.page.locator('.chat-mute').count()).toBe(0);
    await ben.page.locator('.chat-mute').click();
    await ben.page.locator('.chat-line').waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Wow!' }).click();
    await ann.page.locator('.chat-line').nth(1).waitFor();
    expect(await ben.page.locator('.chat-line').count()).toBe(0);
    await ben.page.locator('.chat-muted button').click();
    await ben.page.locator('.chat-line').getByText('哇！').waitFor();
  });
});

describe('teams', () => {
  test('what is said to the team is read by the partner alone, and still after a reload', async () => {
    const names = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'];
    const people = await Promise.all(names.map((_, i) => stage.enter({ language: i === 1 ? 'zh-Hant' : 'en' })));
    const [ann, ben, cid, , eve] = people.map((one) => one.page) as [Page, Page, Page, Page, Page];
    const made = await fetch(`${stage.server.url}/api/tables`, { method: 'POST', body: JSON.stringify({ rules: 'wonders2+teams', players: 4, seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] }) });
    const { table } = (await made.json()) as { table: string };
    for (const { page } of people) {
      await page.goto(`${stage.server.url}/t/${table}`);
      if (page !== eve) await page.locator('.seat-row .button.primary').first().click();
    }
    for (const page of [ann, ben, cid, eve]) {
      await page.locator('.wonders').waitFor();
      await page.locator('.top-bar .square.in-menu[aria-expanded]').click();
      await page.locator('.chat').waitFor();
    }
    expect(await eve.locator('.chat-team').count()).toBe(0);
    await ann.locator('.chat-team').focus();
    await ann.keyboard.press('Space');
    await ann.locator('.chat-form .field').fill('clay is yours');
    await ann.keyboard.press('Enter');
    await ben.locator('.chat-line.to-team').getByText('clay is yours').waitFor();
    await ben.getByText('隊內發言').waitFor();
    expect(await both_themes(ben)).toEqual([]);
    expect(await both_themes(ann)).toEqual([]);
    await ann.locator('.chat-team').click();
    await ann.getByRole('button', { name: 'Good luck!' }).click();
    for (const page of [ann, ben, cid, eve]) await page.locator('.chat-line:not(.to-team)').getByText(page === ben ? '祝好運！' : 'Good luck!').waitFor();
    for (const page of [ann, ben, cid, eve]) {
      await page.reload();
      await page.locator('.wonders').waitFor();
      if (!(await page.locator('.chat').isVisible())) await page.locator('.top-bar .square.in-menu[aria-expanded]').click();
      await page.locator('.chat-line:not(.to-team)').waitFor();
      expect(await page.locator('.chat-line.to-team').count()).toBe(page === ann || page === ben ? 1 : 0);
    }
  });
});

describe('trouble', () => {
  test('what was said is reported, its writer blocked, and let in again', async () => {
    const ann = await stage.enter();
    const ben = await stage.enter({ language: 'zh-Hant' });
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends' });
    await ben.page.goto(`${stage.server.url}/t/${table_of(ann.page)}`);
    await ben.page.locator('.seat-row .button.primary').first().click();
    for (const { page } of [ann, ben]) {
      await page.locator('.duel').waitFor();
      await page.locator('.top-bar .square.in-menu[aria-expanded]').click();
    }
    await ann.page.getByRole('button', { name: 'Wow!' }).click();
    await ben.page.locator('.chat-flag').click();
    expect(await both_themes(ben.page)).toEqual([]);
    expect(await fits(ben.page)).toEqual([]); // another size: the drawer begins anew
    await ben.page.locator('.chat-flag').click();
    await ben.page.locator('.chat-report .field').fill('太吵了');
    await ben.page.getByRole('button', { name: '向站長檢舉' }).click();
    await ben.page.getByText('站長會看到你的檢舉。').waitFor();
    expect(stage.server.admin('reports')).toMatchObject({ reports: [{ table: table_of(ann.page), said: ':wow:', why: '太吵了' }] });

    await ben.page.locator('.chat-flag').click();
    await ben.page.locator('.chat-report').getByRole('button', { name: /^封鎖/ }).click();
    await ben.page.locator('.chat-line').waitFor({ state: 'detached' });
    await ann.page.getByRole('button', { name: 'Wow!' }).click();
    await ann.page.locator('.chat-line').nth(1).waitFor();
    expect(await ben.page.locator('.chat-line').count()).toBe(0);
    await ben.page.goto(`${stage.server.url}/settings`);
    expect(await both_themes(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: /^解除封鎖/ }).click();
    await ben.page.getByText('我不想一起玩的人').waitFor({ state: 'detached' });
  });

  test('a banned person is told so and does not come back by itself', async () => {
    const ann = await stage.enter();
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends' });
    const token = await ann.page.evaluate(() => localStorage.getItem('heptad.token')!);
    stage.server.admin('ban', token);
    await ann.page.getByRole('heading', { name: 'The host does not let you play here' }).waitFor();
    expect(await both_themes(ann.page)).toEqual([]);
  });
});

describe('devices', () => {
  test('a link brings my games to another device, which can be signed out', async () => {
    const ann = await stage.enter();
    await make_table(ann.page, stage.server.url, { rules: 'duel', against: 'friends' });
    const table = table_of(ann.page);
    await ann.page.goto(`${stage.server.url}/settings`);
    await ann.page.getByRole('button', { name: 'Show a code' }).click();
    await ann.page.locator('.device-code .qr svg').waitFor();
    expect(await both_themes(ann.page)).toEqual([]);
    expect(await fits(ann.page)).toEqual([]);
    const link = await ann.page.getByLabel('Link for the other device').inputValue();
    expect(link).toMatch(/\/link#[0-9a-z]{12}$/);

    const phone = await stage.enter({ language: 'zh-Hant' });
    await phone.page.goto(link);
    await phone.page.getByLabel('這台裝置的名稱').fill('手機');
    expect(new URL(phone.page.url()).hash).toBe('');
    expect(await both_themes(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: '在這裡顯示我的對局' }).click();
    await phone.page.locator(`.game-row[href="/t/${table}"]`).waitFor();
    await phone.page.goto(`${stage.server.url}/t/${table}`);
    await phone.page.locator('.seat-row').getByText('你', { exact: true }).waitFor();

    await ann.page.reload();
    await ann.page.locator('.device-rows li').filter({ hasText: '手機' }).getByRole('button').click();
    await phone.page.getByRole('heading', { name: '這台裝置已被登出' }).waitFor();
    await phone.page.goto(link); // used: a code works once
    await phone.page.getByRole('button', { name: '在這裡顯示我的對局' }).click();
    await phone.page.getByRole('alert').getByText('這個代碼不存在').waitFor();
    phone.problems.splice(0); // the browser itself complains of the refusal
  });
});

describe('more options', () => {
  const summary = async (table: string) => (await (await fetch(`${stage.server.url}/api/tables/${table}`)).json()) as { options: Record<string, string>; seats: { level: number | null }[] };

  test('the wonders of a first game need no draft', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.start-more').click();
    await page.locator('[data-value="first-game"]').click();
    await page.locator('.start-go .button.primary').click();
    await page.locator('.structure .slot').first().waitFor();
    expect((await summary(table_of(page))).options).toEqual({ wonders: 'first-game' });
  });

  test('boards, sides and seating, and a level for each bot', async () => {
    const { page } = await stage.enter();
    await page.goto(stage.server.url);
    await page.locator('.game-tile[data-value="wonders2"]').click();
    await page.getByRole('radiogroup', { name: 'Players' }).locator('[data-value="3"]').click();
    await page.locator('.start-more').click();
    expect(await page.getByText('15 min a game + 10 s a move').isVisible()).toBe(true);
    await page.getByRole('radiogroup', { name: 'Boards' }).locator('[data-value="given"]').click();
    await page.locator('.start-seats select').first().selectOption('olympia');
    const boards = await page.locator('.start-seats').first().locator('select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(boards[0]).toBe('olympia');
    expect(new Set(boards).size).toBe(3);
    await page.getByRole('radiogroup', { name: 'Sides' }).locator('[data-value="night"]').click();
    await page.getByRole('group', { name: 'A level for each bot' }).locator('select').nth(1).selectOption('7');
    expect(await both_themes(page)).toEqual([]);
    expect(await fits(page)).toEqual([]);
    await page.locator('.start-go .button.primary').click();
    await page.locator('.hand-card').first().waitFor();
    expect(await page.locator('.at-me .city-place').innerText()).toMatch(/Olympia.*Night/i);
    const made = await summary(table_of(page));
    expect(made.options).toEqual({ boards: boards.join(' '), sides: 'night' });
    expect(made.seats.map((seat) => seat.level)).toEqual([null, 3, 7]);
  });
});
