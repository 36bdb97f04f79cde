// Guided first games: a rule set, a deal that brings the ideas in a good order, and steps that are told when they are true.
// The steps and their words are loaded when a lesson is played.
import type { NewTable, Update } from '../link/protocol';

export const LESSON_IDS = ['duel', 'wonders', 'pantheon', 'armada'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
type Lesson = Pick<NewTable, 'rules' | 'players' | 'options'> & { deal: number; level: number };

export const LESSONS: Record<LessonId, Lesson> = {
  duel: { rules: 'duel', players: 2, options: { wonders: 'first-game' }, deal: 2050, level: 2 },
  wonders: { rules: 'wonders2', players: 3, options: { boards: 'gizah:day ephesos:day rhodos:day' }, deal: 1209, level: 2 },
  pantheon: { rules: 'duel+pantheon', players: 2, options: { wonders: 'first-game' }, deal: 1020, level: 2 },
  armada: { rules: 'wonders2+armada', players: 3, options: { boards: 'gizah:day ephesos:day rhodos:day', shipyards: 'sy4 sy1 sy2' }, deal: 2026, level: 2 },
};

export function table_of_lesson(id: LessonId, name: string): NewTable {
  const { level, ...table } = LESSONS[id];
  const bots = Array.from({ length: table.players - 1 }, () => ({ kind: 'bot' as const, level }));
  return { ...table, seats: [{ kind: 'human', name }, ...bots] };
}

// A table is a lesson by its deal, so a reload or another device goes on with it.
export function lesson_of(update: Pick<Update, 'rules' | 'options' | 'deal' | 'you' | 'seats'>): LessonId | undefined {
  const alone = update.you.length === 1 && update.seats.every((seat) => seat.kind === 'bot' || update.you.includes(seat.seat));
  const same = ({ rules, deal, options }: Lesson) => rules === update.rules && deal === update.deal && Object.entries(options ?? {}).every(([key, value]) => update.options[key] === value);
  return alone ? LESSON_IDS.find((id) => same(LESSONS[id])) : undefined;
}
