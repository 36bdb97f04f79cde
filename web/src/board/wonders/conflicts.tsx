// The conflicts at the end of an age as one table. It goes away at a click; nothing waits for it.
import { createMemo, createSignal, For, Show, type Accessor } from 'solid-js';
import type { GameEvent } from '../../link/protocol';
import { t } from '../../text/language';
import { name_in, use_scope } from '../scope';
import './conflicts.css';
import type { WondersView } from './view';

type Row = { seat: number; left?: number; right?: number };
export type Conflicts = { age: number; rows: Row[] };

// What the fresh events tell about conflicts, if an age just ended.
export function conflicts_in(events: GameEvent[], view: WondersView): Conflicts | undefined {
  const fights = events.filter((event) => event.event === 'conflict');
  if (fights.length === 0) return undefined;
  const ended = events.find((event) => event.event === 'age-ended');
  const rows = view.seats.map((city): Row => {
    const against = (other: number) =>
      fights.find((f) => f.seat === city.seat && f['against'] === other)?.['token'] as number | undefined;
    return { seat: city.seat, left: against(city.left), right: city.left === city.right ? undefined : against(city.right) };
  });
  return { age: Number(ended?.['age'] ?? view.age), rows };
}

const shown = (token: number | undefined) => (token === undefined ? '–' : token > 0 ? `+${token}` : String(token));

export function ConflictTable(props: { fresh: Accessor<GameEvent[]> }) {
  const scope = use_scope<WondersView>();
  const [seen, set_seen] = createSignal<Conflicts>();
  const latest = createMemo<Conflicts | undefined>((before) => conflicts_in(props.fresh(), scope.view()) ?? before);
  const who = (seat: number) => (seat >= scope.view().players ? t('wonders.free') : name_in(scope.update(), seat));
  return (
    <Show when={latest() && latest() !== seen() && !scope.view().over && latest()}>
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
