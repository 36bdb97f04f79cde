// Debian's Chromium, headless; one context a person.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 720 };
export const SMALL_PHONE = { width: 360, height: 640 };
const ZOOMED = { width: 320, height: 256 }; // 1280 × 1024

// What Chromium itself says when a test takes the server away.
const LINE_LOST = /WebSocket connection to .* failed|net::ERR_(CONNECTION|EMPTY|SOCKET|INCOMPLETE|INTERNET|NETWORK)|Service Worker registration blocked/;
// What it says when a page asks for a server where there is none.
const NO_SERVER = /status of (404|501|405)/;

export const open_browser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });

export type Person = { context: BrowserContext; page: Page; traffic: string[]; problems: string[]; close: () => Promise<void> };
export type PersonOptions = { viewport?: { width: number; height: number }; language?: 'en' | 'zh-Hant'; theme?: 'light' | 'dark'; calm?: boolean; keeps?: boolean; without_server?: boolean };

export async function person(browser: Browser, options: PersonOptions = {}): Promise<Person> {
  const viewport = options.viewport ?? DESKTOP;
  const context = await browser.newContext({
    viewport,
    locale: options.language === 'zh-Hant' ? 'zh-TW' : 'en-GB',
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.calm === false ? 'no-preference' : 'reduce',
    hasTouch: viewport.width < 700,
    // Most tests are of one visit: nothing of it need be kept for the next.
    serviceWorkers: options.keeps ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const traffic: string[] = [];
  const problems: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => traffic.push(String(frame.payload))));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (said) => {
    if (options.without_server && NO_SERVER.test(said.text())) return;
    if (['error', 'warning'].includes(said.type()) && !LINE_LOST.test(said.text())) problems.push(`${said.type()}: ${said.text()}`);
  });
  return { context, page, traffic, problems, close: () => context.close() };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };
    const axe = (window as unknown as { axe: { run: (options: object) => Promise<Found> } }).axe;
    const found = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.html.slice(0, 160)} — ${n.failureSummary?.replace(/\s+/g, ' ').slice(0, 200)}`).join(' | ')}`);
  });
}

// What a screen reader's user or a weak eye would stumble over, by day and by night; the page then is as it was.
export async function both_themes(page: Page): Promise<string[]> {
  const night = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: night ? 'light' : 'dark' });
  found.push(...(await violations(page)).map((one) => `${night ? 'light' : 'dark'}: ${one}`));
  await page.emulateMedia({ colorScheme: night ? 'dark' : 'light' });
  return found;
}

// Everything to be tapped that a finger would miss.
export function small_targets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('button, a, select, input')) {
      const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
      const seen = width > 1 && height > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      // a link inside a sentence is as high as its line; a row of the score sheet is as wide as the sheet
      if (!seen || element.closest('p, .sheet, .hidden-visually')) continue;
      if (Math.round(Math.min(width, height)) < 40) found.push(`${element.className || element.tagName}: ${width} × ${height}`);
    }
    return found;
  });
}

// Every text that is drawn smaller than a weak eye can read, as it comes out on the screen: styles, transforms and the
// scaling of drawings counted in.
export function small_texts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const scales = new Map<Element, number>();
    const scale_of = (element: Element | null): number => {
      if (!element) return 1;
      if (element instanceof SVGGraphicsElement) {
        const drawn = element.getScreenCTM();
        return drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
      }
      if (!scales.has(element)) {
        const { transform } = getComputedStyle(element);
        const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
        scales.set(element, Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) * scale_of(element.parentElement));
      }
      return scales.get(element)!;
    };
    const found = new Set<string>();
    const look = (element: Element, text: string, style: CSSStyleDeclaration) => {
      if (style.visibility === 'hidden' || element.closest('.hidden-visually, script, style')) return;
      const size = Number.parseFloat(style.fontSize) * scale_of(element);
      if (size < least) found.add(`${size.toFixed(1)} px: "${text.trim().slice(0, 20)}" in ${element.parentElement?.className ?? ''} > ${element.className || element.tagName}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.nodeValue?.trim() || element.getClientRects().length === 0) continue;
      look(element, text.nodeValue, getComputedStyle(element));
    }
    for (const field of document.querySelectorAll('input, select, textarea')) if (field.getClientRects().length) look(field, 'field', getComputedStyle(field));
    // texts written by the style itself
    const rules = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []));
    for (const rule of [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))) {
      if (!/"[^"]*[^"\s][^"]*"/.test(rule.style.content)) continue;
      for (const selector of rule.selectorText.split(',')) {
        const [owner, side] = selector.split('::');
        for (const element of document.querySelectorAll(owner || '*')) look(element, rule.style.content, getComputedStyle(element, `::${side}`));
      }
    }
    return [...found];
  }, 11.9);
}

// Every place where the large parts of the page stand from now on, looked at in every frame: one each, where nothing jumps.
export async function watch_places(page: Page, ...selectors: string[]): Promise<() => Promise<Record<string, string[]>>> {
  await page.evaluate((all) => {
    const places: Record<string, string[]> = {};
    Object.assign(window, { places });
    const look = () => {
      for (const selector of all) {
        const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const place = [left, top, width, height].map(Math.round).join(' ');
        if (!(places[selector] ??= []).includes(place)) places[selector].push(place);
      }
      requestAnimationFrame(look);
    };
    look();
  }, selectors);
  return () => page.evaluate(() => (window as unknown as { places: Record<string, string[]> }).places);
}
export const jumping = (places: Record<string, string[]>): string[] => Object.entries(places).filter(([, all]) => all.length > 1).map(([part, all]) => `${part}: ${all.join(' → ')}`);

// Where the large parts of the page stand.
export const frame_of = async (page: Page, ...selectors: string[]): Promise<string> => {
  for (const selector of selectors) await page.locator(selector).first().waitFor();
  return JSON.stringify(await page.evaluate((all) => all.map((selector) => document.querySelector(selector)!.getBoundingClientRect()), selectors));
};

// Whether nothing sticks out sideways, at this size, at those of phones and at a zoom of 400 % (WCAG 1.4.10).
export async function fits(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  const wide: string[] = [];
  for (const size of [before, PHONE, SMALL_PHONE, ZOOMED]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > size.width) wide.push(`${width} px wide at ${size.width} px`);
  }
  await page.setViewportSize(before);
  return wide;
}
