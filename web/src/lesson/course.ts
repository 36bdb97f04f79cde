// Which step is told now. What was told is remembered with its round, so that taking back or loading anew tells it again.
import { keep, kept } from '../link/keep';
import type { LessonId } from './lesson';
import type { Found, Place, Step } from './step';

const STEPS: Record<LessonId, () => Promise<Step[]>> = {
  duel: () => import('./duel').then((m) => m.steps),
  wonders: () => import('./wonders').then((m) => m.steps),
  armada: () => import('./armada').then((m) => m.steps),
  pantheon: () => import('./pantheon').then((m) => m.steps),
};
export const load_steps = (lesson: LessonId): Promise<Step[]> => STEPS[lesson]();

export type Told = Record<string, number>;

// The step of this round, if there is something to tell. That nothing is new is told once.
export function step_now(steps: Step[], place: Place, told: Told): { step: string; found: Found } | undefined {
  const { round } = place.update.view;
  const at = (step: Pick<Step, 'id'>) => told[step.id] ?? round;
  if (steps.some((step) => step.last && at(step) < round)) return undefined;
  for (const step of [...steps.filter((one) => told[one.id] === round), ...steps.filter((one) => at(one) > round || told[one.id] === undefined)]) {
    const found = step.find(place);
    if (found) return { step: step.id, found };
  }
  return at({ id: 'free' }) === round ? { step: 'free', found: {} } : undefined;
}

// One lesson is remembered: the last one that was played.
type Memory = { table: string; told: Told; left?: boolean };
const nothing = (table: string): Memory => ({ table, told: {} });

export function recall(table: string): Memory {
  try {
    const memory = JSON.parse(kept('lesson') ?? 'null') as Memory | null;
    return memory?.table === table ? memory : nothing(table);
  } catch {
    return nothing(table);
  }
}
export const remember = (memory: Memory): void => keep('lesson', JSON.stringify(memory));
