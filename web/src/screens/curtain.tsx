// Pass-and-play: between two people at one device hidden things stay hidden until the next one says so.
import { createEffect, createSignal, on, Show, type JSX } from 'solid-js';
import { Icon } from '../icon/icon';
import type { Table } from '../link/table';
import { t } from '../text/language';
import { name_in } from '../board/scope';
import { family_of } from '../text/names';

export function Curtain(props: { table: Table; children: JSX.Element }) {
  const update = () => props.table.update()!;
  const [seen_as, set_seen_as] = createSignal(update().as);
  // Duel has nothing to hide from the other side of the table; hands and hidden gods have.
  const secret = () => family_of(update().rules) === 'wonders' || update().rules.includes('pantheon');
  const shared = () => update().you.length > 1 && secret() && update().status === 'playing';
  createEffect(on(() => update().as, (as, before) => {
    if (!shared() || before === undefined) set_seen_as(as);
  }));
  const closed = () => shared() && update().as !== null && seen_as() !== update().as;
  return (
    <Show when={!closed()} fallback={
      <div class="curtain">
        <Icon of="ui" id="eye" />
        <h2>{t('pass.title', { name: name_in(update(), update().as!) })}</h2>
        <button type="button" class="button primary big" onClick={() => set_seen_as(update().as)}>{t('pass.ready', { name: name_in(update(), update().as!) })}</button>
      </div>
    }>
      {props.children}
    </Show>
  );
}
