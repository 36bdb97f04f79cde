// What wants an answer or must be known, above the board, without covering the tray.
import { createEffect, For, onCleanup, Show } from 'solid-js';
import type { Table } from '../link/table';
import { t } from '../text/language';
import { refusal_of } from '../text/names';
import { name_in } from '../board/scope';
import { go } from '../route';
import { may_be_missed } from './absence';

export function Notices(props: { table: Table }) {
  const update = () => props.table.update()!;
  const asked = () => {
    const request = update().take_back;
    return request && update().you.some((seat) => request.waiting.includes(seat)) ? request : undefined;
  };
  const missed = () =>
    may_be_missed(update()).filter((seat) => seat.missed_by.length > 0 && !update().you.some((mine) => seat.missed_by.includes(mine)));
  const asking = () => update().take_back !== null && update().you.includes(update().take_back!.seat);
  const refused = () => props.table.refused();
  createEffect(() => {
    if (!refused()) return;
    const timer = setTimeout(() => props.table.forget_refusal(), 5000);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div class="notices" aria-live="polite">
      <Show when={asked()}>
        {(request) => (
          <div class="notice">
            <p>{t('ask.undo', { name: name_in(update(), request().seat) })}</p>
            <button type="button" class="button small" onClick={() => props.table.consent(true)}>{t('ask.agree')}</button>
            <button type="button" class="button small" onClick={() => props.table.consent(false)}>{t('ask.decline')}</button>
          </div>
        )}
      </Show>
      <For each={missed()}>
        {(seat) => (
          <div class="notice">
            <p>{t('ask.standin', { name: name_in(update(), seat.missed_by[0]!), absent: name_in(update(), seat.seat) })}</p>
            <button type="button" class="button small" onClick={() => props.table.stand_in(seat.seat, 6)}>{t('ask.agree')}</button>
          </div>
        )}
      </For>
      <Show when={asking() && !asked()}><div class="notice"><p>{t('ask.waiting')}</p></div></Show>
      <Show when={refused()}>
        {(refusal) => <div class="notice"><p>{refusal_of(refusal())}</p></div>}
      </Show>
      <Show when={update().rematch?.table}>
        {(next) => (
          <div class="notice again">
            <p>{t('end.rematch')}</p>
            <button type="button" class="button small" onClick={() => go(`/t/${next()}`)}>{t('end.rematch.go')}</button>
          </div>
        )}
      </Show>
    </div>
  );
}
