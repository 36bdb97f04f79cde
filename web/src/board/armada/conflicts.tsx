// Ground and naval conflicts of an Age as one table, with every tie in words. It goes away at a click; nothing waits for it.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { signed } from '../piece/amount';
import { use_scope } from '../scope';
import { TeamMark } from '../teams/marks';
import '../wonders/conflicts.css';
import type { ConflictProps } from '../wonders/conflict_rows';
import { city_name } from '../wonders/view';
import './conflicts.css';
import { sea_conflicts, ties_in, type SeaConflicts } from './conflict_rows';
import { WayTo } from './marks';
import { way_to, type SeaView } from './view';

const shown = (token: number | undefined) => (token === undefined ? '–' : signed(token));
const told = (token: number | undefined) => ({ won: (token ?? 0) > 0, lost: (token ?? 0) < 0 });

export function SeaConflictTable(props: ConflictProps) {
  const scope = use_scope<SeaView>();
  const [seen, set_seen] = createSignal<SeaConflicts>();
  const latest = createMemo<SeaConflicts | undefined>((before) => sea_conflicts(props.fresh(), scope.view()) ?? before);
  const who = (seat: number) => city_name(scope.update() as never, seat);
  const names = (seats: number[]) => seats.map(who).join(t('list.and'));
  const invasions = (all: SeaConflicts) => all.rows.some((row) => row.invasions.length > 0);
  const title = (all: SeaConflicts) => t('sea.conflict', { age: t(`age.${all.age as 1}`) });
  return (
    <Show when={latest() && latest() !== seen() && !props.later && latest()}>
      {(all) => (
        <section class="conflicts at-sea" aria-label={title(all())}>
          <h2>{title(all())}</h2>
          <div class="conflict-scroll">
            <table class="conflict-table">
              <thead>
                <tr>
                  <td />
                  <th scope="col"><Icon of="good" id="shield" label={t('wonders.conflict.shields')} /></th>
                  <th scope="col" title={t('wonders.conflict.left')}><Icon of="ui" id="arrow-left" label={t('wonders.conflict.left')} /></th>
                  <th scope="col" title={t('wonders.conflict.right')}><Icon of="ui" id="arrow-right" label={t('wonders.conflict.right')} /></th>
                  <Show when={invasions(all())}><th scope="col" title={t('sea.conflict.invasion')}><Icon of="sea" id="invasion" label={t('sea.conflict.invasion')} /></th></Show>
                  <Show when={all().naval}><th scope="col" class="naval"><Icon of="sea" id="anchor" label={t('sea.strength')} /></th><th scope="col" title={t('sea.conflict.naval')}><Icon of="good" id="laurel" label={t('sea.conflict.naval')} /></th></Show>
                </tr>
              </thead>
              <tbody>
                <For each={all().rows}>
                  {(row) => (
                    <tr classList={{ mine: row.seat === scope.me() }}>
                      <th scope="row"><TeamMark seat={row.seat} />{who(row.seat)}</th>
                      <td>{scope.view().seats[row.seat]!.shields}</td>
                      <td classList={told(row.left)}>{shown(row.left)}</td>
                      <td classList={told(row.right)}>{shown(row.right)}</td>
                      <Show when={invasions(all())}><td><For each={row.invasions}>{(one) => <span class="invasion" classList={told(one.token)} title={who(one.against)}><WayTo way={way_to(scope.view(), row.seat, one.against)} />{who(one.against)} {shown(one.token)}</span>}</For></td></Show>
                      <Show when={all().naval}><td class="naval">{row.out ? '–' : row.strength}</td><td classList={told(row.naval)}>{shown(row.naval)}</td></Show>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </div>
          <Show when={all().naval}>
            <ul class="conflict-ties">
              <For each={ties_in(all())} fallback={<li>{t('sea.conflict.why')}</li>}>
                {(tie) => <li>{tie.kind === 'all' ? t('sea.conflict.all') : t('sea.conflict.tie', { names: names(tie.seats), n: tie.strength, what: t(`sea.conflict.tie.${tie.kind}`, { token: signed(tie.token) }) + (tie.last ? t('sea.conflict.tie.last') : '') })}</li>}
              </For>
              <For each={all().rows.filter((row) => row.out)}>{(row) => <li>{t('sea.conflict.out', { name: who(row.seat) })}</li>}</For>
            </ul>
          </Show>
          <button type="button" class="button primary" onClick={() => set_seen(all())}>{t('wonders.conflict.go')}</button>
        </section>
      )}
    </Show>
  );
}
