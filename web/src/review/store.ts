// A review under way: the engine judges a decision at a time in its own thread; the page may stop it, and left open it
// goes deeper.
import { createSignal, onCleanup } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { Engine, Stopped } from '../local/engine';
import type { Progress, RecordError, RecordFacts, Review } from './model';

const PASSES = 4;
const SHOW_EVERY = 400; // ms

export function create_review(record: string) {
  const engine = new Engine();
  const [facts, set_facts] = createSignal<RecordFacts>();
  const [store, set_store] = createStore<{ review?: Review }>({});
  const [progress, set_progress] = createSignal<Progress>();
  const [running, set_running] = createSignal(false);
  const [problem, set_problem] = createSignal<RecordError>();
  onCleanup(() => engine.stop());

  async function ask<T>(door: string, input = '', ...numbers: number[]): Promise<T> {
    const answer = JSON.parse(await engine.call(door, input, ...numbers)) as T & { error?: RecordError };
    if (answer.error) throw answer.error;
    return answer;
  }
  const show = async () => set_store('review', reconcile(await ask<Review>('heptad_review'), { key: 'entry', merge: true }));

  async function begin(): Promise<void> {
    const found = await ask<RecordFacts>('heptad_record', record);
    set_facts(found);
    await engine.weights(found.rules);
    set_progress(await ask<Progress>('heptad_review_open', record, 0, 1));
    await show();
  }
  async function judge(): Promise<void> {
    let shown = performance.now();
    while (running()) {
      const now = await ask<Progress>('heptad_review_step', '', 1);
      set_progress(now);
      const ended = now.judged === now.of;
      if (ended || performance.now() - shown > SHOW_EVERY) {
        await show();
        shown = performance.now();
      }
      if (!ended) continue;
      if (now.pass === PASSES) return set_running(false) as unknown as void;
      set_progress(await ask<Progress>('heptad_review_deepen'));
    }
    await show();
  }
  async function go(): Promise<void> {
    if (running()) return;
    set_running(true);
    try {
      if (!progress()) await begin();
      await judge();
    } catch (error) {
      set_running(false);
      if (!(error instanceof Stopped)) set_problem(error instanceof Error ? { code: 'failed', message: error.message } : (error as RecordError));
    }
  }
  return {
    facts,
    review: () => store.review,
    progress,
    running,
    problem,
    finished: () => progress()?.pass === PASSES && progress()!.judged === progress()!.of,
    go: () => void go(),
    stop: () => set_running(false),
  };
}
export type ReviewStore = ReturnType<typeof create_review>;
