import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import { use_scope } from './scope';

function spoken(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86400);
  if (days > 0) return t('clock.days', { days, hours: Math.floor((seconds % 86400) / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// Counts down between updates; every update corrects it.
export function Clock(props: { seat: number }) {
  const scope = use_scope();
  const clock = () => scope.update().seats.find((s) => s.seat === props.seat)?.clock ?? undefined;
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
      <span class="clock" style={{ display: 'inline-flex', gap: '4px', 'align-items': 'center' }}>
        <Icon of="ui" id="clock" />
        {spoken(left())}
      </span>
    </Show>
  );
}
