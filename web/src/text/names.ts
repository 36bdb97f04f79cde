// Names of components, from the language files all parts of the house share (../text at the root).
import { language, LANGUAGES, type Language } from './language';

type NameFile = Record<string, Record<string, string>>;
export type NameKind =
  | 'resources' | 'colours' | 'symbols' | 'chains' | 'cards' | 'wonders' | 'tokens'
  | 'mythologies' | 'divinities' | 'offerings' | 'categories' | 'boards' | 'sides' | 'powers'
  | 'fleets' | 'islands' | 'shipyards';

const files = import.meta.glob<NameFile>('../../../text/*.json', { eager: true, import: 'default' });

function read_all(): Record<string, Record<Language, NameFile>> {
  const all: Record<string, Record<Language, NameFile>> = {};
  for (const [path, file] of Object.entries(files)) {
    const match = /\/([\w+-]+)\.(en|zh-Hant)\.json$/.exec(path);
    if (!match || !LANGUAGES.includes(match[2] as Language)) continue;
    const family = (all[match[1]!] ??= { en: {}, 'zh-Hant': {} });
    family[match[2] as Language] = file;
  }
  return all;
}

const all = read_all();

export const family_of = (rules: string): 'duel' | 'wonders' => (rules.startsWith('duel') ? 'duel' : 'wonders');

// What a module brings has its names in the module's own file.
function name_in_module(rules: string, kind: NameKind, id: string): string | undefined {
  for (const module of rules.split('+').slice(1)) {
    const name = all[module]?.[language()]?.[kind]?.[id];
    if (name !== undefined) return name;
  }
  return undefined;
}

export function name_of(rules: string, kind: NameKind, id: string): string {
  const names = all[family_of(rules)]?.[language()];
  // The second edition renamed a card or two.
  const renamed = kind === 'cards' && rules.startsWith('wonders2') ? names?.['second-edition']?.[id] : undefined;
  return renamed ?? names?.[kind]?.[id] ?? name_in_module(rules, kind, id) ?? id;
}

// A sentence that the terminal says, too.
export const shared_text = (file: 'reasons' | 'terminal', group: string, id: string): string | undefined =>
  all[file]?.[language()][group]?.[id];

// Why a request was refused, in words; a code this client does not know says what the server said.
export const refusal_of = (refusal: { code: string; message: string }): string =>
  all['refusals']?.[language()]['refusals']?.[refusal.code] ?? refusal.message;
