// Whom I do not play with.
import { createResource, For, Show } from 'solid-js';
import { my_blocked, unblock } from '../link/api';
import { kept } from '../link/keep';
import { t } from '../text/language';

export function BlockedPeople() {
  const [list, { refetch }] = createResource(() => (kept('token') ? my_blocked().catch(() => undefined) : undefined));
  async function lift(n: number) {
    await unblock(n).catch(() => undefined);
    void refetch();
  }
  return (
    <Show when={list()?.blocked.length}>
      <section class="panel settings-panel">
        <h2>{t('blocked.title')}</h2>
        <ul class="device-rows">
          <For each={list()!.blocked}>
            {(one) => (
              <li>
                <span class="device-name">{one.name}</span>
                <button type="button" class="button small" aria-label={t('blocked.lift.name', { name: one.name })} onClick={() => void lift(one.n)}>{t('blocked.lift')}</button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
