// The optional letter on a resource, by language.
import { language } from './language';

const LETTERS: Record<'en' | 'zh-Hant', Record<string, string>> = {
  en: { wood: 'W', clay: 'C', stone: 'S', ore: 'O', glass: 'G', loom: 'L', papyrus: 'P' },
  'zh-Hant': { wood: '木', clay: '土', stone: '石', ore: '礦', glass: '璃', loom: '布', papyrus: '紙' },
};

export const letter_of = (resource: string): string => LETTERS[language()][resource] ?? '';
