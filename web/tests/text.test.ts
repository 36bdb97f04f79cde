import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../src/text/en';
import { rules as en_rules } from '../src/text/en/rules';
import { format, holes } from '../src/text/format';
import { messages as zh } from '../src/text/zh-Hant';
import { rules as zh_rules } from '../src/text/zh-Hant/rules';

const FOLDER = new URL('../../text/', import.meta.url);
// Nothing but holes: the same in both.
const SAME = new Set(['cost.goods']);
// What the client reads from those files; the terminal has words of its own there.
const KINDS = ['resources', 'colours', 'symbols', 'chains', 'cards', 'wonders', 'tokens', 'mythologies', 'divinities', 'offerings', 'categories', 'boards', 'sides', 'powers'];
const has_chinese = (text: string) => /\p{Script=Han}/u.test(text);

describe('the languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  test('leave no sentence untranslated', () => {
    const left = Object.entries(zh).filter(([key, text]) => !SAME.has(key) && /[a-z]{2,}/i.test(text.replace(/\{[^}]*\}/g, '')) && !has_chinese(text));
    expect(left).toEqual([]);
    const same = Object.keys(en).filter((key) => en[key as keyof typeof en] === zh[key as keyof typeof zh] && !SAME.has(key));
    expect(same).toEqual([]);
  });

  test('hold no Chinese in English', () => {
    expect(Object.values(en).filter(has_chinese)).toEqual([]);
  });

  test('fill the same holes, but for words English alone inflects', () => {
    const wrong = Object.keys(en).filter((key) => {
      const [a, b] = [holes(en[key as keyof typeof en]), holes(zh[key as keyof typeof zh])];
      return JSON.stringify(a) !== JSON.stringify(b);
    });
    expect(wrong).toEqual([]);
  });

  test('explain the same sections of the rules', () => {
    for (const game of ['duel', 'pantheon', 'wonders1', 'wonders2'] as const) {
      expect(zh_rules[game].map((section) => section.id)).toEqual(en_rules[game].map((section) => section.id));
      expect(zh_rules[game].map((section) => section.body.length)).toEqual(en_rules[game].map((section) => section.body.length));
      for (const section of zh_rules[game]) expect(has_chinese(section.title + section.body.flat().join(''))).toBe(true);
    }
  });

  test('name the same components', () => {
    const families = readdirSync(FOLDER).filter((file) => file.endsWith('.en.json')).map((file) => file.replace('.en.json', ''));
    expect(families).toContain('duel');
    for (const family of families) {
      const read = (language: string) => JSON.parse(readFileSync(new URL(`${family}.${language}.json`, FOLDER), 'utf8')) as Record<string, Record<string, string>>;
      const [english, chinese] = [read('en'), read('zh-Hant')];
      for (const kind of KINDS.filter((k) => k in english)) expect(Object.keys(chinese[kind]!).sort()).toEqual(Object.keys(english[kind]!).sort());
    }
  });
});

describe('a sentence', () => {
  test('fills its holes and bends its words', () => {
    expect(format('{name} pays {n} {n|coin|coins}', { name: 'Ann', n: 1 })).toBe('Ann pays 1 coin');
    expect(format('{name} pays {n} {n|coin|coins}', { name: 'Ann', n: 3 })).toBe('Ann pays 3 coins');
  });
});

describe('the sources', () => {
  test('speak to people only through the language files', () => {
    const walk = (folder: URL): URL[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? walk(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)]);
    const screens = walk(new URL('../src/', import.meta.url)).filter((file) => file.pathname.endsWith('.tsx'));
    const spoken = screens.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const texts = [...source.matchAll(/(?<!=)>\s*([A-Za-z][a-z]{2,}[A-Za-z ,.]*)\s*</g)].map((match) => match[1]!.trim());
      const labels = [...source.matchAll(/(?:aria-label|placeholder|title|alt)="([^"]+)"/g)].map((match) => match[1]!);
      return [...texts, ...labels].filter((text) => text !== 'Heptad').map((text) => `${file.pathname.split('/').pop()}: ${text}`);
    });
    expect(spoken).toEqual([]);
  });
});
