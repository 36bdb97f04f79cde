import { createEffect, createMemo, For } from 'solid-js';
import type { Table } from '../../link/table';
import { sentence, worth_telling } from '../../text/sentences';
import { MAIN } from '../tray/news';
import { use_scope } from '../scope';

const MILESTONES = ['age-began', 'game-over'];

export function Log(props: { table: Table }) {
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
        {({ event }) => (
          <li
            classList={{
              milestone: MILESTONES.includes(event.event),
              main: MAIN.includes(event.event),
              'seat-mine': event.seat !== undefined && event.seat === scope.me(),
              'seat-theirs': event.seat !== undefined && event.seat !== scope.me(),
            }}
          >
            {sentence(scope.update(), event)}
          </li>
        )}
      </For>
    </ol>
  );
}
