// The end: who won and how, the sheet with the reason for every number, and what next.
import { createSignal, Show } from 'solid-js';
import { name_in, use_scope } from '../board/scope';
import { teams_of } from '../board/teams/view';
import { Icon } from '../icon/icon';
import { record, send_record } from '../link/api';
import type { Update } from '../link/protocol';
import type { Table } from '../link/table';
import { is_here, serverless } from '../link/where';
import { whole_address } from '../route';
import { t, t_or } from '../text/language';
import { practice_words } from '../text/sentences';
import './end.css';
import { DealCheck } from './fair_deal';
import { ScoreSheet } from './score_sheet';
import { joined } from '../catalogue/words';

export function End() {
  const scope = use_scope();
  const update = () => scope.update();
  const result = () => update().result ?? update().view.result;
  const title = () => {
    const winners = result()?.winners ?? [];
    if (winners.length === 0) return t('end.abandoned');
    const [team] = teams_of(update().view).filter((one) => one.every((seat) => winners.includes(seat)));
    if (team && winners.length === 2) return update().you.some((seat) => team.includes(seat)) ? t('team.won') : t('team.lost', { names: joined(team.map((seat) => name_in(update(), seat))) });
    if (winners.length !== 1) return t('end.shared');
    const mine = update().you.length === 1 && update().you[0] === winners[0];
    return mine ? t('end.won') : t('end.lost', { name: name_in(update(), winners[0]!) });
  };
  return (
    <section class="end" aria-labelledby="end-title">
      <div class="end-first">
        <header class="end-head">
          <span class="end-laurel"><Icon of="good" id="laurel" /></span>
          <div>
            <h2 id="end-title" class="end-title">{title()}</h2>
            <p class="end-how">{t_or(`end.how.${result()?.how}`, 'end.how.points')}</p>
            <Show when={update().practice}><p class="end-how" title={practice_words(update())}>{practice_words(update())}</p></Show>
          </div>
        </header>
        <ScoreSheet />
      </div>
      <Show when={update().seed}><DealCheck update={update() as Update} /></Show>
    </section>
  );
}

export function EndActions(props: { table: Table; onBoard: () => void; sheet: boolean }) {
  const update = () => props.table.update()!;
  const [shared, set_shared] = createSignal(false);
  const wants = () => update().rematch?.wants ?? [];
  const played_here = is_here(props.table.id);
  const [archived, set_archived] = createSignal<string>();
  const [archive_failed, set_failed] = createSignal(false);
  // A game that is here alone goes with the link itself.
  async function link(): Promise<string> {
    if (!played_here) return whole_address(`/t/${props.table.id}/replay`);
    const { packed } = await import('../link/shared');
    return whole_address(`/game#${await packed(await record(props.table.id))}`);
  }
  async function archive() {
    set_failed(false);
    await record(props.table.id).then(send_record).then(set_archived, () => set_failed(true));
  }
  async function share() {
    try {
      const url = await link();
      if (navigator.share) await navigator.share({ title: 'Heptad', url });
      else await navigator.clipboard.writeText(url);
      set_shared(true);
    } catch {
      // the person closed the share sheet
    }
  }
  async function save() {
    const text = await record(props.table.id);
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    a.download = `heptad-${props.table.id}.play`;
    a.click();
    URL.revokeObjectURL(a.href);
  }
  return (
    <div class="end-actions">
      <Show when={update().rematch?.table} fallback={
        <Show when={update().you.length}>
          <button type="button" class="button primary" disabled={update().you.every((seat) => wants().includes(seat))} onClick={() => props.table.rematch()}>
            <Icon of="good" id="again" />{t('end.rematch')}
          </button>
        </Show>
      }>
        {(next) => <a class="button primary" href={`/t/${next()}`}>{t('end.rematch.go')}</a>}
      </Show>
      <a class="button" href={`/t/${props.table.id}/replay`}><Icon of="ui" id="replay" />{t('end.replay')}</a>
      <a class="button" href={`/t/${props.table.id}/review`}><Icon of="ui" id="analysis" />{t('end.review')}</a>
      <button type="button" class="button" onClick={() => void share()}><Icon of="ui" id={shared() ? 'check' : 'share'} />{t(shared() ? 'lobby.copied' : 'end.share')}</button>
      <button type="button" class="button" onClick={() => void save()}><Icon of="ui" id="save" />{t('end.save')}</button>
      <Show when={played_here && !serverless && !update().imported}>
        <Show when={archived()} fallback={<button type="button" class="button" onClick={() => void archive()}><Icon of="ui" id="link" />{t('end.archive')}</button>}>
          {(table) => <a class="button" href={`/t/${table()}`}><Icon of="ui" id="check" />{t('end.archived')}</a>}
        </Show>
      </Show>
      <button type="button" class="button quiet" onClick={() => props.onBoard()}><Icon of="ui" id="eye" />{t(props.sheet ? 'end.board' : 'end.sheet.show')}</button>
      <a class="button quiet" href="/"><Icon of="ui" id="home" />{t('end.new')}</a>
      <Show when={archive_failed()}><p class="end-wants" role="alert">{t('end.archive.failed')}</p></Show>
      <Show when={wants().length && !update().rematch?.table}>
        <p class="end-wants" role="status">{t('end.rematch.wanted', { names: joined(wants().map((seat) => name_in(update(), seat))) })}</p>
      </Show>
    </div>
  );
}
