// Words of the lessons, each a title and two or three short sentences: loaded when a lesson is played.
import type { LessonId } from '../lesson/lesson';
import type { Language } from './language';

export type LessonText = Record<string, readonly [title: string, text: string]>;
export type LessonFile = Record<LessonId, LessonText>;

const FILES: Record<Language, () => Promise<LessonFile>> = {
  en: () => import('./en/lessons').then((m) => m.lessons),
  'zh-Hant': () => import('./zh-Hant/lessons').then((m) => m.lessons),
};
export const load_lesson_texts = (lesson: LessonId, language: Language): Promise<LessonText> => FILES[language]().then((file) => file[lesson]);
