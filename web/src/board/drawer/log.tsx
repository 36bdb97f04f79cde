import { createEffect, createMemo, For, Show } from 'solid-js';
import type { Table } from '../../link/table';
import { sentence, worth_telling } from '../../text/sentences';
import { MAIN } from '../tray/news';
import { use_scope } from '../scope';

const MILESTONES = ['age-began', 'game-over'];

// A line leads to the position it left behind, where somebody takes it there.
export function Log(props: { table: Table; onPast?: (event: number) => void; past?: number }) {
  const scope = use_scope();
  let list: HTMLOListElement | undefined;
  const lines = createMemo(() => worth_telling(props.table.events()));
  createEffect(() => {
    lines();
    queueMicrotask(() => list?.parentElement?.scrollTo(0, list.scrollHeight));
  });
  return (
    <ol class="log" ref={list}>
      <For each={lines()}>
        {({ event, index }) => (
          <li
            classList={{
              milestone: MILESTONES.includes(event.event),
              main: MAIN.includes(event.event),
              'seat-mine': event.seat !== undefined && event.seat === scope.me(),
              'seat-theirs': event.seat !== undefined && event.seat !== scope.me(),
            }}
          >
            <Show when={props.onPast} fallback={sentence(scope.update(), event)}>
              <button type="button" class="log-line" aria-current={props.past === index ? 'step' : undefined} onClick={() => props.onPast!(index)}>{sentence(scope.update(), event)}</button>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}
