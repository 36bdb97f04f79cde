import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import { family_of } from '../text/names';
import './clock.css';
import { name_in, use_scope } from './scope';

// Less than this and it is shown as a warning.
const SHORT = 20_000;

function spoken(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86400);
  if (days > 0) return t('clock.days', { days, hours: Math.floor((seconds % 86400) / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const clock_of = (scope: ReturnType<typeof use_scope>, seat: number) => scope.update().seats.find((s) => s.seat === seat)?.clock ?? undefined;

// Counts down between updates; every update corrects it.
export function Clock(props: { seat: number }) {
  const scope = use_scope();
  const clock = () => clock_of(scope, props.seat);
  const [left, set_left] = createSignal(0);
  createEffect(() => {
    const now = clock();
    if (!now) return;
    set_left(now.left);
    if (!now.running) return;
    const since = Date.now();
    const timer = setInterval(() => set_left(now.left - (Date.now() - since)), 500);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <Show when={clock()}>
      <span class="clock" classList={{ short: clock()!.running && left() < SHORT }}>
        <Icon of="ui" id="clock" />
        {spoken(left())}
      </span>
    </Show>
  );
}

// The clocks in the top bar: at a table of two both, mine first; at a larger one mine, the others stand in their cities.
export function Clocks() {
  const scope = use_scope();
  const shown = () => (family_of(scope.rules) === 'duel' ? [scope.me(), 1 - scope.me()] : [scope.me()]);
  const seats = createMemo(() => shown().filter((seat) => clock_of(scope, seat)), [], { equals: (a, b) => a.join() === b.join() });
  return (
    <Show when={seats().length}>
      <ul class="clocks">
        <For each={seats()}>
          {(seat) => {
            const letters = () => [...name_in(scope.update(), seat)];
            return (
              <li class="clock-of" classList={{ mine: seat === scope.me(), running: clock_of(scope, seat)?.running }}>
                {/* a phone has room for one letter */}
                <span class="clock-name" title={name_in(scope.update(), seat)}>{letters()[0]}<span>{letters().slice(1).join('')}</span></span>
                <Clock seat={seat} />
              </li>
            );
          }}
        </For>
      </ul>
    </Show>
  );
}
