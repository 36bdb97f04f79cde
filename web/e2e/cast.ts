// What every file of browser tests needs: a server, a browser, and people whose pages must not have failed.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { open_browser, person, type Person, type PersonOptions } from './browser';
import { Server } from './server';

// Variants of what `./test` has seen by another test are left to continuous integration and `./test --slow`.
export const THOROUGH = process.env['CI'] !== undefined || process.env['HEPTAD_SLOW'] === '1';
export const test_variant = test.runIf(THOROUGH);
// Of several of a kind, the first one is seen by every run.
export const test_nth = (n: number) => (n === 0 ? test : test_variant);

export type Cast = { server: Server; enter: (options?: PersonOptions) => Promise<Person> };

export function cast(): Cast {
  let server: Server | undefined;
  let browser: Browser | undefined;
  const people: Person[] = [];
  beforeAll(async () => {
    server = await Server.start();
    browser = await open_browser();
  });
  afterEach(async () => {
    for (const one of people.splice(0)) {
      expect(one.problems).toEqual([]);
      await one.close();
    }
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get server() {
      return server!;
    },
    async enter(options = {}) {
      const one = await person(browser!, options);
      people.push(one);
      return one;
    },
  };
}
