// Games brought to a wanted moment over the wire in a second, with a deal that is the same in every run. The one seat
// whose screen is looked at belongs to one token, all others to a second one.
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import type { Update } from '../src/link/protocol';
import type { Server } from './server';

export type Game = { rules: string; players: number; options?: Record<string, string>; clock?: object };

// What must hold for the seat we look at. `decision`: one of these kinds; `offers`: this pattern is among its legal actions.
export type Moment = { decision?: string; age?: number; turn?: number; left?: number; offers?: string; over?: boolean };

// `prefer`: patterns of actions; whoever acts takes one of the first that is on offer, else anything.
export type Way = { at: Moment; prefer?: string[] };

export type Deal = { game: Game; table: string; token: string };

const NAMES = ['Anna', 'Benedikt', 'Chun-hsiung', 'Dimitra', 'Eleonora', 'Fatima', 'Gilgamesh', 'Hatshepsut'];

const SET_SEEDS = `
import json, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    for table, number in json.loads(sys.argv[2]):
        database.execute("UPDATE tables SET seed = ? WHERE id = ?", (number.to_bytes(32, "big"), table))
`;

async function make_table(server: Server, game: Game): Promise<Deal> {
  const seats = NAMES.slice(0, game.players).map((name, seat) => (seat === 0 ? { kind: 'human', name } : { kind: 'open' }));
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ...game, seats }) });
  const made = (await answer.json()) as { table: string; token: string };
  if (!answer.ok) throw new Error(JSON.stringify(made));
  return { game, table: made.table, token: made.token };
}

// As many tables of every game as asked for, the n-th with the n-th deal; none where no game is asked for. While a seat is free nothing is dealt, so the
// seed can still be set: in the database, while the server is away.
export async function deals(server: Server, games: (Game | undefined)[], each: number): Promise<Deal[][]> {
  const made: Deal[][] = [];
  for (const game of games) {
    const same: Deal[] = [];
    for (let n = 0; n < (game ? each : 0); ++n) same.push(await make_table(server, game!));
    made.push(same);
  }
  await server.kill();
  const seeds = made.flatMap((same) => same.map((deal, n) => [deal.table, n + 1]));
  execFileSync('/usr/bin/python3', ['-c', SET_SEEDS, server.database, JSON.stringify(seeds)]);
  await server.run();
  return made;
}

type Driven = { table: string; token: string; names: string[]; at: Moment; prefer: string[] };

// In the page: two lines to the server, playing for all seats until the moment has come or the game is over.
async function drive(way: Driven): Promise<boolean> {
  type Line = { socket: WebSocket; latest?: Update };
  let wake = () => {};
  let acked = '';
  const heard = (line: Line, text: string) => {
    const message = JSON.parse(text) as { update?: Update; refused?: { code: string; message: string } };
    if (message.refused && message.refused.code !== 'stale') throw new Error(JSON.stringify(message.refused));
    if (message.update) {
      line.latest = message.update;
      acked = message.update.ack ?? acked;
    }
    wake();
  };
  const open = (hello: object, then: object[]) =>
    new Promise<Line>((done) => {
      const line: Line = { socket: new WebSocket(`ws://${location.host}/ws`) };
      line.socket.onopen = () => [{ hello }, ...then].forEach((message) => line.socket.send(JSON.stringify(message)));
      line.socket.onmessage = (event) => {
        heard(line, String(event.data));
        if (line.latest) done(line);
      };
    });
  let state = 1;
  const roll = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const choose = (actions: string[]) => {
    const liked = way.prefer.map((pattern) => actions.filter((action) => new RegExp(pattern).test(action))).find((some) => some.length) ?? actions;
    return liked[roll(liked.length)]!;
  };
  // While a choice of many is open, who has chosen may choose again: not to be asked twice. The Free City's comes after the own.
  const due = ({ latest }: Line): string[] => {
    if (latest?.status !== 'playing' || latest.as === null) return [];
    const legal = latest.legal.filter((option) => option.legal).map((option) => option.action);
    if (latest.commitment) return [];
    const city = legal.filter((action) => action.startsWith('city '));
    return city.length ? city : legal;
  };
  const matches = (update: Update, legal: string[]): boolean => {
    const { at } = way;
    const view = update.view as Update['view'] & { structure?: unknown[]; turn?: number };
    if (at.over) return update.status === 'over';
    if (legal.length === 0) return false;
    return (at.decision === undefined || new RegExp(`^(${at.decision})$`).test(view.decision?.kind ?? '')) && (at.age === undefined || view.age === at.age)
      && (at.turn === undefined || view.turn === at.turn) && (at.left === undefined || view.structure?.length === at.left || view.structure?.length === at.left - 1)
      && (at.offers === undefined || legal.some((action) => new RegExp(at.offers!).test(action)));
  };
  const sit = way.names.slice(1).map((name) => ({ sit: { table: way.table, name } }));
  const mine = await open({ token: way.token }, [{ join: { table: way.table } }]);
  const rest = await open({}, [{ join: { table: way.table } }, ...sit]);
  for (let n = 0; n < 4000; ++n) {
    if (matches(mine.latest!, due(mine))) break;
    if (mine.latest!.status === 'over') break;
    // Nobody acts on news that the other line has not heard: my moment could pass.
    const line = mine.latest!.round === rest.latest!.round ? [mine, rest].find((one) => due(one).length > 0) : undefined;
    const id = `drive-${n}`;
    const settled = new Promise<void>((done) => (wake = () => (line && acked !== id ? undefined : done())));
    if (line) {
      const { table, round, as } = line.latest!;
      line.socket.send(JSON.stringify({ act: { table, round, seat: as, action: choose(due(line)), id } }));
    }
    await Promise.race([settled, new Promise((done) => setTimeout(done, line ? 3000 : 500))]);
  }
  const come = matches(mine.latest!, due(mine));
  mine.socket.close(); // the others stay, as people do who wait for my move
  const rest_act = async () => {
    for (let n = 0; due(rest).length > 0; ++n) {
      const { table, round, as } = rest.latest!;
      const id = `rest-${n}-${round}`;
      const settled = new Promise<void>((done) => (wake = () => (acked === id ? done() : undefined)));
      rest.socket.send(JSON.stringify({ act: { table, round, seat: as, action: choose(due(rest)), id } }));
      await settled;
    }
  };
  Object.assign(window, { others: rest.socket, others_act: rest_act });
  return come;
}

const others_of = (page: Page): Page | undefined => page.context().pages().find((one) => one !== page);

// Something the other seats' owner tells the server.
export const others_say = async (page: Page, message: object): Promise<void> =>
  others_of(page)!.evaluate((text) => (window as unknown as { others: WebSocket }).others.send(text), JSON.stringify(message));

// The other seats decide whatever they are asked now.
export const others_act = async (page: Page): Promise<void> => others_of(page)!.evaluate(() => (window as unknown as { others_act: () => Promise<void> }).others_act());

// Opens the table at the wanted moment of the first deal that comes there, as the seat whose decision it is.
export async function bring(page: Page, server: Server, tries: Deal[], way: Way): Promise<void> {
  const others = others_of(page) ?? (await page.context().newPage());
  await others.goto(`${server.url}/healthz`);
  for (const { game, table, token } of tries) {
    const come = await others.evaluate(drive, { table, token, names: NAMES.slice(0, game.players), at: way.at, prefer: way.prefer ?? ['^build'] });
    if (!come) continue;
    await others.evaluate((mine) => localStorage.setItem('heptad.token', mine), token);
    await page.bringToFront();
    await page.goto(`${server.url}/t/${table}`);
    await page.locator('.table').waitFor();
    return;
  }
  throw new Error(`No deal of ${tries.length} came to ${JSON.stringify(way.at)}`);
}
