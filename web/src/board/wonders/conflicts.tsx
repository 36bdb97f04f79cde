// The conflicts at the end of an age as one table. It goes away at a click; nothing waits for it.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { t } from '../../text/language';
import { signed } from '../piece/amount';
import { use_scope } from '../scope';
import { has_sea, SeaConflicts } from './modules';
import { conflicts_in, type ConflictProps, type Conflicts } from './conflict_rows';
import './conflicts.css';
import { city_name, type WondersView } from './view';

const shown = (token: number | undefined) => (token === undefined ? '–' : signed(token));

export const ConflictTable = (props: ConflictProps) => (
  <Show when={has_sea(use_scope())} fallback={<GroundConflicts fresh={props.fresh} later={props.later} />}><SeaConflicts fresh={props.fresh} later={props.later} /></Show>
);

function GroundConflicts(props: ConflictProps) {
  const scope = use_scope<WondersView>();
  const [seen, set_seen] = createSignal<Conflicts>();
  const latest = createMemo<Conflicts | undefined>((before) => conflicts_in(props.fresh(), scope.view()) ?? before);
  const who = (seat: number) => city_name(scope.update(), seat);
  return (
    <Show when={latest() && latest() !== seen() && !props.later && latest()}>
      {(conflicts) => (
        <section class="conflicts" aria-label={t('wonders.conflict', { age: t(`age.${conflicts().age as 1}`) })}>
          <h2>{t('wonders.conflict', { age: t(`age.${conflicts().age as 1}`) })}</h2>
          <table class="conflict-table">
            <thead>
              <tr><td /><th scope="col">{t('wonders.conflict.shields')}</th><th scope="col">{t('wonders.conflict.left')}</th><th scope="col">{t('wonders.conflict.right')}</th></tr>
            </thead>
            <tbody>
              <For each={conflicts().rows}>
                {(row) => (
                  <tr classList={{ mine: row.seat === scope.me() }}>
                    <th scope="row">{who(row.seat)}</th>
                    <td>{scope.view().seats[row.seat]!.shields}</td>
                    <td classList={{ won: (row.left ?? 0) > 0, lost: (row.left ?? 0) < 0 }}>{shown(row.left)}</td>
                    <td classList={{ won: (row.right ?? 0) > 0, lost: (row.right ?? 0) < 0 }}>{shown(row.right)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
          <button type="button" class="button primary" onClick={() => set_seen(conflicts())}>{t('wonders.conflict.go')}</button>
        </section>
      )}
    </Show>
  );
}
