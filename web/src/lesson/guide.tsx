// What a lesson says at my turn: for the tray, where nothing is chosen yet, and for screen readers.
import { createEffect, createResource, createSignal } from 'solid-js';
import { chain_name, cost_text, effects_text } from '../catalogue/words';
import { name_in, type Guidance, type Scope } from '../board/scope';
import { format, type Values } from '../text/format';
import { language, t } from '../text/language';
import { load_lesson_texts, type LessonText } from '../text/lessons';
import { name_of } from '../text/names';
import { load_steps, recall, remember, step_now } from './course';
import { lesson_of, type LessonId } from './lesson';
import type { Found } from './step';

// The holes of a step's words, filled from the position.
function values_of(scope: Scope, found: Found): Values {
  const values: Values = { ...found.values };
  for (const [key, [kind, id]] of Object.entries(found.names ?? {})) values[key] = name_of(scope.rules, kind, id);
  for (const [key, seat] of Object.entries(found.seats ?? {})) values[key] = name_in(scope.update(), seat);
  const { cost, effects, symbol, age } = found.faces ?? {};
  if (cost) values['cost'] = cost_text(scope.rules, cost.cost);
  if (effects) values['effects'] = effects_text(scope.rules, effects.effects);
  if (symbol) values['symbol'] = chain_name(scope.rules, symbol);
  if (age) values['age'] = t(`age.${age as 1 | 2 | 3}`);
  return values;
}

export function create_guide(scope: Scope, table: string): () => Guidance | undefined {
  const lesson = (): LessonId | undefined => lesson_of(scope.update());
  const [steps] = createResource(lesson, load_steps);
  const [texts] = createResource(() => lesson() && { lesson: lesson()!, language: language() }, ({ lesson, language }) => load_lesson_texts(lesson, language));
  const [memory, set_memory] = createSignal(recall(table));
  const place = () => ({ update: scope.update(), catalogue: scope.catalogue, me: scope.me(), events: scope.events?.() ?? [] });
  const now = () => {
    const usual = scope.my_turn() && scope.update().legal.some((option) => option.legal && ['build', 'sell'].includes(option.verb));
    return steps.latest && usual && !memory().left ? step_now(steps.latest, place(), memory().told) : undefined;
  };
  const change = (next: Partial<ReturnType<typeof memory>>) => remember(set_memory({ ...memory(), ...next }));
  createEffect(() => {
    const step = now()?.step;
    const { round } = scope.update();
    if (step && memory().told[step] !== round) change({ told: { ...memory().told, [step]: round } });
  });
  return () => {
    const told = now();
    const words: LessonText[string] | undefined = told && texts.latest?.[told.step];
    if (!told || !words) return undefined;
    const values = values_of(scope, told.found);
    return { step: told.step, title: format(words[0], values), text: format(words[1], values), action: told.found.action, leave: () => change({ left: true }) };
  };
}
