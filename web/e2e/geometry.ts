// What the eye would complain about, measured in the real page: cards that cannot be reached, texts over each other, what
// leaves its box or the window, words cut off. Every function below runs in the page; `faults` is the one to ask.
import type { Page } from 'playwright-core';

type Box = { left: number; top: number; right: number; bottom: number };
type Cutter = { by: Element; box: Box; scrolls: boolean };
type Line = Box & { element: Element; text: string };

// What can be taken now, and what can be done with it. A city that is read may cover all else.
function taken(): string {
  return '.duel:not(:has(.picks > li, .board-token.free)) .slot.open .slot-button, .wonders:not(.covered) .hand-card, .draft-pick:not([disabled]), .pick:not([disabled]), .side-pick, .board-token.free, :not(.covered) > .tray .tray-acts button:not([disabled]), .pantheon-slot.free';
}
// The large parts of a screen: they share it without overlapping, and everything in them stays in them.
function regions(): string {
  return '.top-bar, .notices, .rail, .strip, .board-tokens, .track, .pantheon, .structure, .draft, .tray, .hand, .city-board, .harbour, .ring, .sides, .end';
}
// What lies over the table for a while and may cover it.
function layers(): string {
  return '.start-go, .menu-list, .drawer, .curtain, .sheet tfoot, .conflicts, .duel-sheet, dialog, [popover], .opens-tag, .slot-token';
}

function named(element: Element): string {
  const at = (one: Element | null) => (one ? `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')}` : '');
  return `${at(element.parentElement)} > ${at(element)}`;
}
const shown = (element: Element): boolean => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('.hidden-visually') && getComputedStyle(element).clipPath === 'none';
const overlap = (a: Box, b: Box): [number, number] => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
const outside = (a: Box, b: Box): number => Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom);
// A table is as high as the window; any other page goes on below it.
const screen_box = (): Box => (document.querySelector('.table') ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : { left: 0, top: -scrollY, right: innerWidth, bottom: document.documentElement.scrollHeight - scrollY });

// Styles are slow to ask for and the same for all of one measurement.
const known = { solid: new Map<Element, boolean>(), cutters: new Map<Element, Cutter[]>(), face: new Map<Element, Element | undefined>() };
function once<T>(store: Map<Element, T>, element: Element, find: () => T): T {
  if (!store.has(element)) store.set(element, find());
  return store.get(element)!;
}
function solid(element: Element): boolean {
  return once(known.solid, element, () => {
    const style = getComputedStyle(element);
    const opaque = Number(/rgba\([^)]*, ([\d.]+)\)/.exec(style.backgroundColor)?.[1] ?? 1) > 0.5;
    // the wreath around a number is seen through
    return Number(style.opacity) > 0.8 && (opaque || style.backgroundImage !== 'none' || element instanceof SVGElement);
  });
}

// Whether something paints over the text or card at this point.
function covered_at(element: Element, x: number, y: number): Element | undefined {
  for (const other of document.elementsFromPoint(x, y)) {
    if (other === element || element.contains(other) || other.contains(element)) return undefined;
    if (solid(other)) return other;
  }
  return undefined;
}

// What cuts off what goes beyond it, the nearest first. What goes beyond a thing that scrolls can be brought back.
function find_cutters(element: Element): Cutter[] {
  const found: Cutter[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (/(hidden|clip|auto|scroll)/.test(style.overflow) && style.display !== 'inline') found.push({ by: one, box: one.getBoundingClientRect(), scrolls: /(auto|scroll)/.test(style.overflow) });
    if (style.position === 'fixed') break;
  }
  return found;
}
const cutters = (element: Element): Cutter[] => once(known.cutters, element, () => find_cutters(element));
// The nearest thing with a face of its own: a text belongs into it.
function find_face(element: Element): Element | undefined {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const border = ['Top', 'Right', 'Bottom', 'Left'].every((side) => Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0);
    if (border || !/rgba\([^)]*, 0\)/.test(style.backgroundColor)) return one;
  }
  return undefined;
}

const painted = (element: Element): Element | undefined => once(known.face, element, () => find_face(element));

// Every line of every text that is shown, without the air above and below its letters.
function text_lines(): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!;
    if (!node.nodeValue?.trim() || element.closest('script, style, noscript, option') || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      const air = height * 0.2;
      if (width > 1 && height > 1) lines.push({ element, text: node.nodeValue.trim().slice(0, 30), left, right, top: top + air, bottom: bottom - air });
    }
  }
  return lines;
}

// What is left of the lines where something cuts them off.
function in_sight(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const rest = { ...line };
    for (const { left, top, right, bottom } of [screen_box(), ...cutters(line.element).map((one) => one.box)]) {
      Object.assign(rest, { left: Math.max(rest.left, left), top: Math.max(rest.top, top), right: Math.min(rest.right, right), bottom: Math.min(rest.bottom, bottom) });
    }
    return rest.right - rest.left > 1 && rest.bottom - rest.top > 1 ? [rest] : [];
  });
}

function unreachable(): string[] {
  return [...document.querySelectorAll(taken())].flatMap((card) => {
    const box = card.getBoundingClientRect();
    const name = `${named(card)} "${card.textContent!.trim().slice(0, 30)}"`;
    if (!shown(card)) return [`out of sight: ${name} is not shown`];
    if (Math.min(box.width, box.height) < 43.5) return [`small: ${name} ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`];
    for (let one: Element | null = card.parentElement; one && one !== document.body; one = one.parentElement) {
      if (/(hidden|clip|auto|scroll)/.test(getComputedStyle(one).overflow) && outside(box, one.getBoundingClientRect()) > 1.5) return [`out of sight: ${name}, ${outside(box, one.getBoundingClientRect()).toFixed(0)} px beyond ${named(one)}`];
    }
    if (outside(box, screen_box()) > 1) return [`out of sight: ${name}, ${outside(box, screen_box()).toFixed(0)} px beyond the window`];
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const));
    const over = points.map(([x, y]) => covered_at(card, x, y)).find((other) => other && !other.closest(layers()));
    return over ? [`covered: ${name} by ${named(over)}`] : [];
  });
}

function overlapping_texts(seen: Line[]): string[] {
  const found: string[] = [];
  seen.forEach((a, i) => {
    for (const b of seen.slice(i + 1)) {
      const [x, y] = overlap(a, b);
      if (x < 2 || y < 2 || a.element.contains(b.element) && a.text === b.text) continue;
      const [cx, cy] = [Math.max(a.left, b.left) + x / 2, Math.max(a.top, b.top) + y / 2];
      if (covered_at(a.element, cx, cy) || covered_at(b.element, cx, cy)) continue;
      found.push(`overlap: "${a.text}" (${named(a.element)}) and "${b.text}" (${named(b.element)})`);
    }
  });
  return found;
}

// A text that something else half hides. Cards that lie under others are meant to, and those of a fan.
function hidden_texts(seen: Line[]): string[] {
  return seen.filter((line) => !line.element.closest('.slot:not(.open), .fan')).flatMap((line) => {
    const middle = (line.top + line.bottom) / 2;
    const over = [0.05, 0.35, 0.65, 0.95].map((part) => covered_at(line.element, line.left + part * (line.right - line.left), middle));
    const by = over.find((one) => one && !one.closest(layers()));
    return by ? [`covered: "${line.text}" (${named(line.element)}) by ${named(by)}`] : [];
  });
}

function leaving(lines: Line[]): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`leaves: the page is ${root.scrollWidth} px wide`);
  if (document.querySelector('.table') && root.scrollHeight > innerHeight) found.push(`leaves: the table is ${root.scrollHeight} px high`);
  for (const line of lines) {
    const cut = cutters(line.element)[0];
    const face = painted(line.element);
    if (!cut && outside(line, screen_box()) > 1) found.push(`leaves: "${line.text}" (${named(line.element)}) the window by ${outside(line, screen_box()).toFixed(0)} px`);
    if (face && !(cut && face.contains(cut.by)) && outside(line, face.getBoundingClientRect()) > 1) found.push(`leaves: "${line.text}" (${named(line.element)}) its box ${named(face)} by ${outside(line, face.getBoundingClientRect()).toFixed(0)} px`);
  }
  for (const region of [...document.querySelectorAll(regions())].filter(shown)) {
    const box = region.getBoundingClientRect();
    if (outside(box, screen_box()) > 1) found.push(`leaves: ${named(region)} the window by ${outside(box, screen_box()).toFixed(0)} px`);
    // a chosen card may rise a little out of its row
    for (const part of region.querySelectorAll('button, .card, .wonder-bar, .god, .medallion')) {
      const cut = cutters(part.parentElement!)[0];
      if (!shown(part) || part.closest(layers()) || (cut && region.contains(cut.by))) continue;
      if (outside(part.getBoundingClientRect(), box) > 10) found.push(`leaves: ${named(part)} its place ${named(region)} by ${outside(part.getBoundingClientRect(), box).toFixed(0)} px`);
    }
  }
  return found;
}

function colliding_regions(): string[] {
  const all = [...document.querySelectorAll(regions())].filter((one) => shown(one) && !one.closest(layers()));
  return all.flatMap((a, i) => all.slice(i + 1).flatMap((b) => {
    if (a.contains(b) || b.contains(a)) return [];
    const [x, y] = overlap(a.getBoundingClientRect(), b.getBoundingClientRect());
    return x > 2 && y > 2 ? [`overlap: ${named(a)} and ${named(b)} by ${x.toFixed(0)} × ${y.toFixed(0)} px`] : [];
  }));
}

// A word may be shortened by an ellipsis where its full form is at hand: said on hover, to a reader, or on "what is this?".
function cut_texts(lines: Line[]): string[] {
  return lines.flatMap((line) => {
    const all = cutters(line.element);
    const fixed = all.slice(0, all.findIndex((one) => one.scrolls) === -1 ? all.length : all.findIndex((one) => one.scrolls));
    const cut = fixed.find((one) => outside(line, one.box) >= 1.5);
    if (!cut || line.element.closest('.slot:not(.open)')) return [];
    const beyond = outside(line, cut.box);
    const style = getComputedStyle(cut.by);
    const dots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const full = line.element.closest('[title], [aria-label], [data-help], button') !== null;
    if (dots && full) return [];
    return [`cut: "${line.text}" (${named(line.element)}) by ${beyond.toFixed(0)} px beyond ${named(cut.by)}, ${dots ? 'with' : 'without'} an ellipsis, ${full ? 'with' : 'without'} its full form`];
  });
}

function faults(): string[] {
  // What lets the pointer through paints all the same.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '* { pointer-events: auto !important }';
  const lines = text_lines();
  const seen = in_sight(lines);
  const found = [...unreachable(), ...overlapping_texts(seen), ...hidden_texts(seen), ...leaving(lines), ...colliding_regions(), ...cut_texts(lines)];
  style.remove();
  return [...new Set(found)];
}

const IN_PAGE = { taken, regions, layers, named, shown, overlap, outside, screen_box, once, solid, covered_at, find_cutters, cutters, find_face, painted, text_lines, in_sight, unreachable, overlapping_texts, hidden_texts, leaving, colliding_regions, cut_texts, faults };
const SCRIPT = `(() => { const known = { solid: new Map(), cutters: new Map(), face: new Map() }; ${Object.entries(IN_PAGE).map(([name, part]) => `const ${name} = ${part};`).join('\n')} return faults(); })()`;

export const geometry = (page: Page): Promise<string[]> => page.evaluate(SCRIPT);
