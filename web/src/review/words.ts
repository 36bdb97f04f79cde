// The words of the review and of the analysis board, which come with them.
import { review as en } from '../text/en/review';
import { format, type Values } from '../text/format';
import { language, t, type Language } from '../text/language';
import { review as zh } from '../text/zh-Hant/review';

export type Word = keyof typeof en;
const TEXTS: Record<Language, Record<Word, string>> = { en, 'zh-Hant': zh };

export const say = (word: Word, values?: Values): string => format(TEXTS[language()][word], values);
export const percent = (chance: number): number => Math.round(chance * 100);
// At the start nobody has moved.
export const moment_name = (moment: number): string => (moment === 0 ? say('moment.start') : say('moment', { n: moment }));
export const age_name = (age: number): string => t(`age.${age as 0 | 1 | 2 | 3}`);
