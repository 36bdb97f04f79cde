// My running and finished games, and tables anybody may join.
import { createSignal, For, Show } from 'solid-js';
import { seat_name } from '../board/scope';
import { Icon } from '../icon/icon';
import { remove_here } from '../link/api';
import type { Summary } from '../link/protocol';
import { is_here } from '../link/where';
import { language, t } from '../text/language';
import { game_name } from './game_picker';

export function state_of(table: Summary): { words: string; tone: 'call' | 'calm' } {
  if (table.status === 'waiting') return { words: t('start.waiting'), tone: 'calm' };
  if (table.status === 'over') {
    const won = table.you.some((seat) => table.result?.winners.includes(seat));
    if (table.you.length !== 1 || !table.result) return { words: t('start.over'), tone: 'calm' };
    if (won && table.result.winners.length > 1) return { words: t('start.shared'), tone: 'calm' };
    return { words: t(won ? 'start.won' : 'start.lost'), tone: 'calm' };
  }
  if (table.seats.some((s) => s.to_act && table.you.includes(s.seat))) return { words: t('start.yourturn'), tone: 'call' };
  const acting = table.seats.find((s) => s.to_act);
  return { words: acting ? t('start.theirturn', { name: seat_name(acting) }) : t('start.over'), tone: 'calm' };
}

const when = (ms: number) =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'zh-TW', { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(ms);

function Row(props: { table: Summary; verb: string; onGone?: () => void }) {
  // At one device all of them are mine: then all are named.
  const others = () => {
    const them = props.table.seats.filter((s) => !props.table.you.includes(s.seat));
    return (them.length ? them : props.table.seats).map(seat_name);
  };
  const state = () => state_of(props.table);
  const [asking, set_asking] = createSignal(false);
  // A game kept in this browser is nowhere else: whoever removes it is asked first.
  const removable = () => props.onGone !== undefined && is_here(props.table.table);
  const remove = () => void remove_here(props.table.table).then(props.onGone);
  return (
    <li class="game-entry">
      <a class="game-row" href={`/t/${props.table.table}`}>
        <span class="game-row-main">
          <span class="game-row-name">{game_name(props.table.rules)}</span>
          <span class="game-row-who">{others().join(' · ')}</span>
        </span>
        <span class={`game-row-state ${state().tone}`}>{state().words}</span>
        <span class="game-row-when">{when(props.table.created)}</span>
        <span class="game-row-go">{props.verb}<Icon of="ui" id="right" /></span>
      </a>
      <Show when={removable()}>
        <button type="button" class="square" aria-label={t('start.remove')} title={t('start.remove')} aria-expanded={asking()} onClick={() => set_asking(!asking())}><Icon of="ui" id="close" /></button>
      </Show>
      <Show when={asking()}>
        <p class="game-row-ask" role="alert">
          <span>{t('start.remove.sure')}</span>
          <button type="button" class="button small" onClick={remove}>{t('start.remove.yes')}</button>
          <button type="button" class="button small primary" onClick={() => set_asking(false)}>{t('start.remove.no')}</button>
        </p>
      </Show>
    </li>
  );
}

export function Games(props: { mine?: { running: Summary[]; finished: Summary[] }; open: Summary[]; onGone: () => void }) {
  const foreign = () => props.open.filter((table) => table.you.length === 0);
  return (
    <div class="start-games">
      <section>
        <h2>{t('start.running')}</h2>
        <Show when={props.mine?.running.length} fallback={<p class="games-none">{t('start.running.none')}</p>}>
          <ul class="game-rows"><For each={props.mine!.running.slice(0, 12)}>{(table) => <Row table={table} verb={t('start.resume')} onGone={props.onGone} />}</For></ul>
        </Show>
      </section>
      <Show when={foreign().length}>
        <section>
          <h2>{t('start.open')}</h2>
          <ul class="game-rows"><For each={foreign().slice(0, 8)}>{(table) => <Row table={table} verb={t(table.status === 'waiting' ? 'start.join' : 'start.watch')} />}</For></ul>
        </section>
      </Show>
      <section>
        <h2>{t('start.finished')}</h2>
        <Show when={props.mine?.finished.length} fallback={<p class="games-none">{t('start.finished.none')}</p>}>
          <ul class="game-rows"><For each={props.mine!.finished.slice(0, 12)}>{(table) => <Row table={table} verb={t('start.review')} onGone={props.onGone} />}</For></ul>
        </Show>
      </section>
    </div>
  );
}
