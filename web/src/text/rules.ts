// Rules pages: loaded when somebody reads them.
import type { Language } from './language';

export type Section = { id: string; title: string; body: (string | string[])[] };
export type RulesText = Section[];
export type RulesFile = { duel: RulesText; pantheon: RulesText; wonders1: RulesText; wonders2: RulesText; armada: RulesText; teams: RulesText };

const FILES: Record<Language, () => Promise<RulesFile>> = {
  en: () => import('./en/rules').then((m) => m.rules),
  'zh-Hant': () => import('./zh-Hant/rules').then((m) => m.rules),
};

export async function load_rules(rules: string, language: Language): Promise<RulesText> {
  const file = await FILES[language]();
  if (rules === 'duel+pantheon') return [...file.pantheon, ...file.duel];
  const [base, ...modules] = rules.split('+');
  if (base === 'wonders1' || base === 'wonders2') return [...modules.flatMap((module) => (module === 'armada' || module === 'teams' ? file[module] : [])), ...file[base]];
  return file.duel;
}
