// The language in use. Both are in the page, so a switch is instant.
import { createEffect, createRoot, createSignal } from 'solid-js';
import { keep, kept } from '../link/keep';
import { messages as en } from './en';
import { format, type Values } from './format';
import { messages as zh } from './zh-Hant';

export type Key = keyof typeof en;
export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', 'zh-Hant': '繁體中文' };

const TEXTS: Record<Language, Record<Key, string>> = { en, 'zh-Hant': zh };

function first_language(): Language {
  const chosen = kept('language');
  if (chosen === 'en' || chosen === 'zh-Hant') return chosen;
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wishes[0]?.toLowerCase().startsWith('zh') ? 'zh-Hant' : 'en';
}

const [language, set] = createSignal<Language>(first_language());
export { language };

export function choose_language(next: Language): void {
  keep('language', next);
  set(next);
}

createRoot(() =>
  createEffect(() => {
    if (typeof document !== 'undefined') document.documentElement.lang = language();
  }),
);

export const t = (key: Key, values?: Values): string => format(TEXTS[language()][key], values);
export const has_key = (key: string): key is Key => key in en;
// For keys made of parts: the fallback is used when there is no such sentence.
export const t_or = (key: string, fallback: Key, values?: Values): string => t(has_key(key) ? key : fallback, values);
