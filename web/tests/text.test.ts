import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read_catalogue } from '../src/catalogue/catalogue';
import { effect_text } from '../src/catalogue/words';
import type { Update } from '../src/link/protocol';
import { messages as en } from '../src/text/en';
import { load_steps } from '../src/lesson/course';
import { LESSON_IDS } from '../src/lesson/lesson';
import { lessons as en_lessons } from '../src/text/en/lessons';
import { rules as en_rules } from '../src/text/en/rules';
import { format, holes } from '../src/text/format';
import { choose_language } from '../src/text/language';
import { load_rules } from '../src/text/rules';
import { sentence } from '../src/text/sentences';
import { explain, topics_of } from '../src/text/topics';
import { messages as zh } from '../src/text/zh-Hant';
import { lessons as zh_lessons } from '../src/text/zh-Hant/lessons';
import { rules as zh_rules } from '../src/text/zh-Hant/rules';

const FOLDER = new URL('../../text/', import.meta.url);
// Nothing but holes: the same in both.
const SAME = new Set(['cost.goods']);
// What the client reads from those files; the terminal has words of its own there.
const KINDS = ['resources', 'colours', 'symbols', 'chains', 'cards', 'wonders', 'tokens', 'mythologies', 'divinities', 'offerings', 'categories', 'boards', 'sides', 'powers', 'fleets', 'islands', 'shipyards'];
const has_chinese = (text: string) => /\p{Script=Han}/u.test(text);

describe('the languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  test('say nothing that is asked for nowhere', () => {
    const folder = new URL('../src/', import.meta.url);
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/^text\/(en|zh-Hant)\//.test(path))
      .map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n');
    const begun = [...code.matchAll(/`([\w-]+\.[\w.+-]*)\$\{/g)].map(([, start]) => start!);
    const asked = (key: string) => code.includes(`'${key}'`) || begun.some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => !asked(key))).toEqual([]);
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
    for (const game of ['duel', 'pantheon', 'wonders1', 'wonders2', 'armada', 'teams'] as const) {
      expect(zh_rules[game].map((section) => section.id)).toEqual(en_rules[game].map((section) => section.id));
      expect(zh_rules[game].map((section) => section.body.length)).toEqual(en_rules[game].map((section) => section.body.length));
      for (const section of zh_rules[game]) expect(has_chinese(section.title + section.body.flat().join(''))).toBe(true);
    }
  });

  test('lead from every thing that is explained to its own rule', async () => {
    for (const rules of ['duel', 'duel+pantheon', 'wonders1', 'wonders2+armada+teams']) {
      const sections = (await load_rules(rules, 'en')).map((section) => section.id);
      const anchor_of = (topic: string) => explain(rules, read_catalogue({ rules, cards: [] }), topic).anchor;
      for (const { id } of topics_of(rules)) expect(sections).toContain(anchor_of(id));
      const led = Object.fromEntries(['conflict', 'track', 'effect.[{"kind":"invasion"}]', 'effect.[{"kind":"emporium"}]'].map((topic) => [topic, anchor_of(topic)]));
      expect(Object.values(led)).toEqual(['military', 'military', 'invasions', 'invasions']);
    }
  });

  test('teach the same steps, with the same holes', () => {
    for (const lesson of LESSON_IDS) {
      expect(Object.keys(zh_lessons[lesson])).toEqual(Object.keys(en_lessons[lesson]));
      for (const [step, words] of Object.entries(en_lessons[lesson])) {
        expect(words.flatMap(holes).sort()).toEqual(zh_lessons[lesson][step]!.flatMap(holes).sort());
        expect(words.some(has_chinese)).toBe(false);
        expect(zh_lessons[lesson][step]!.every(has_chinese)).toBe(true);
      }
    }
  });

  test('have words for every step of a lesson', async () => {
    for (const lesson of LESSON_IDS) {
      const steps = (await load_steps(lesson)).map((step) => step.id);
      expect(Object.keys(en_lessons[lesson]).sort()).toEqual([...steps, 'free'].sort());
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

describe('Traditional Chinese', () => {
  const read = (family: string) => JSON.parse(readFileSync(new URL(`${family}.zh-Hant.json`, FOLDER), 'utf8')) as Record<string, Record<string, string>>;
  const families = ['duel', 'wonders', 'armada', 'reasons', 'terminal'].map(read);
  const texts = [...Object.values(zh), ...families.flatMap((family) => Object.values(family).flatMap((kind) => Object.values(kind))),
    ...Object.values(zh_rules).flatMap((game) => game.flatMap((section) => [section.title, ...section.body.flat()]))];

  test('is written as in Taiwan', () => {
    // simplified or mixed forms, words of chess, a bar code, "connecting", slips of the printed names (docs/glossary.md)
    const wrong = /粘|采石|角斗|(?<!航海家)協會|悔棋|棋譜|條碼|連線中(?!…)|所得亞|斯芬克斯|帕特農|木頭|磚塊|亞歷山大圖/;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  test('has one word for a resource in every game', () => {
    const [duel, wonders] = families.map((family) => family['resources']);
    for (const id of Object.keys(duel!)) expect(wonders![id]).toBe(duel![id]);
  });

  test('leaves a space between its letters and others', () => {
    expect(texts.filter((text) => /[A-Za-z0-9]\p{Script=Han}|\p{Script=Han}[A-Za-z0-9]/u.test(text))).toEqual([]);
  });
});

describe('a sentence', () => {
  test('fills its holes and bends its words', () => {
    expect(format('{name} pays {n} {n|coin|coins}', { name: 'Ann', n: 1 })).toBe('Ann pays 1 coin');
    expect(format('{name} pays {n} {n|coin|coins}', { name: 'Ann', n: 3 })).toBe('Ann pays 3 coins');
  });
});

describe('English', () => {
  test('says whose buildings count', () => {
    choose_language('en');
    const counts = (where: string[]) => effect_text('wonders1', { kind: 'points-per', points: 1, counted: 'yellow', where });
    expect(counts(['left', 'right'])).toBe('1 point at the end for each of the commercial buildings of the two neighbours');
    expect(counts(['own'])).toBe('1 point at the end for each of the commercial buildings of your city');
    expect(effect_text('wonders1', { kind: 'cheap-raw', where: ['left'] })).toBe('Raw materials cost 1 coin from the left neighbour');
  });

  test('names the side of a board', () => {
    choose_language('en');
    const update = { rules: 'wonders2', seats: [{ seat: 0, kind: 'human', name: 'Ann' }] } as unknown as Update;
    expect(sentence(update, { event: 'side-chosen', seat: 0, side: 'night' })).toBe('Ann chooses: night side.');
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
