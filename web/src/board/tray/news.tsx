// What the others did last: nobody should have to look for it in the log.
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { GameEvent, Seat } from '../../link/protocol';
import { sentence } from '../../text/sentences';
import { use_scope } from '../scope';

export const MAIN = ['built', 'sold', 'wonder-built', 'stage-built', 'drafted', 'token-taken', 'divinity-activated'];
const MOST = 3;

// At a table of two: all that the other one did since my own last deed.
export function deeds_since_mine(events: GameEvent[], me: Seat): GameEvent[] {
  const deeds = events.filter((event) => MAIN.includes(event.event));
  const after = deeds.slice(deeds.findLastIndex((event) => event.seat === me) + 1);
  return after.slice(-MOST);
}

// At a larger table: the last deed of each of these seats.
export function last_deeds(events: GameEvent[], seats: Seat[]): GameEvent[] {
  return [...new Set(seats)].flatMap((seat) => events.findLast((event) => event.seat === seat && MAIN.includes(event.event)) ?? []);
}

export function News(props: { children?: JSX.Element }) {
  const scope = use_scope();
  const mine = () => (scope.view() as { seats?: { left?: Seat; right?: Seat }[] }).seats?.[scope.me()];
  const deeds = createMemo(() => {
    const events = scope.events?.() ?? [];
    const { left, right } = mine() ?? {};
    return left === undefined || right === undefined ? deeds_since_mine(events, scope.me()) : last_deeds(events, [left, right]);
  });
  return (
    <Show when={deeds().length + (scope.news?.().length ?? 0)} fallback={props.children}>
      <ul class="tray-news">
        <For each={scope.news?.() ?? []}>{(words) => <li class="news-of-all" title={words}>{words}</li>}</For>
        <For each={deeds()}>{(event) => <li>{sentence(scope.update(), event)}</li>}</For>
      </ul>
    </Show>
  );
}
