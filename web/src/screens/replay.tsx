// A game again from the start: step, scrub, play, through anybody's eyes. After the end everything is shown.
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Board } from '../board/board';
import { prepare_flight } from '../board/flight';
import { typing } from '../board/keys';
import { name_in, ScopeProvider, type Scope } from '../board/scope';
import { watch_room } from '../board/wide';
import { catalogue_of } from '../catalogue/catalogue';
import { Icon } from '../icon/icon';
import type { ReplayPosition, Update } from '../link/protocol';
import { line_to } from '../link/line';
import { open_table } from '../link/table';
import { anchor, stay_at } from '../route';
import { t } from '../text/language';
import { sentence, worth_telling } from '../text/sentences';
import { foreseen, foresight } from './foresight';
import { LanguageButton, Logo, Page } from './page';
import { ReplayBar } from './replay_bar';
import { create_replay } from './replay_store';
import './table.css';
import { AgePips } from './top_bar';

const PACE = 1100;

export function ReplayScreen(props: { table: string }) {
  const table = open_table(line_to(props.table), props.table);
  const replay = create_replay(props.table);
  const [turn, set_turn] = createSignal(Number(anchor()) || 0);
  const [playing, set_playing] = createSignal(false);
  const [eyes, set_eyes] = createSignal<number>();
  createEffect(() => replay.load(turn()));
  const [catalogue] = createResource(
    () => (table.update() ? { rules: table.update()!.rules, players: table.update()!.players, costs: table.update()!.view?.costs } : undefined),
    (game) => catalogue_of(game.rules, game.players, game.costs),
  );

  // The last position known at or before this turn: scrubbing never shows an empty board.
  const shown = createMemo<ReplayPosition | undefined>((before) => replay.position(turn()) ?? before);
  const known = createMemo(() => foresight(replay.whole() ? table.events() : []));
  const update = createMemo<Update | undefined>(() => {
    const live = table.update();
    const position = shown();
    if (!live || !position) return undefined;
    const seats = live.seats.map((s) => ({ ...s, to_act: position.view.to_act.includes(s.seat), clock: null }));
    return { ...live, seats, view: foreseen(position.view, known()), legal: [], status: 'playing', result: position.view.result, undo: null };
  });
  const words = () => (update() ? worth_telling(replay.events(turn())).map(({ event }) => sentence(update()!, event)).filter(Boolean).join(' ') : '');

  const to = (n: number) => {
    const next = Math.max(0, Math.min(replay.last(), n));
    // A single step forward shows what moved where, as it did then.
    if (next === turn() + 1 && replay.position(next)) prepare_flight({ as: eyes() ?? update()!.you[0] ?? 0 }, replay.events(next));
    set_turn(next);
    // The address leads to this move.
    stay_at(next);
  };
  createEffect(on(anchor, (wanted) => wanted && set_turn(Number(wanted) || 0), { defer: true }));
  createEffect(() => replay.last() > 0 && turn() > replay.last() && set_turn(replay.last()));
  createEffect(on(playing, (is) => {
    if (!is) return;
    if (turn() >= replay.last()) to(0);
    const timer = setInterval(() => (turn() >= replay.last() ? set_playing(false) : to(turn() + 1)), PACE);
    onCleanup(() => clearInterval(timer));
  }));
  function on_key(event: KeyboardEvent) {
    if (typing(event)) return;
    if (event.key === 'ArrowRight') to(turn() + 1);
    else if (event.key === 'ArrowLeft') to(turn() - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(replay.last());
    else if (event.key === ' ' && !(event.target as Element).closest('button')) set_playing(!playing());
    else return;
    event.preventDefault();
  }
  onMount(() => window.addEventListener('keydown', on_key));
  onCleanup(() => window.removeEventListener('keydown', on_key));

  return (
    <Show when={update() && catalogue()} fallback={<Page><p role="status">{t('lobby.loading')}</p></Page>}>
      <ReplayBoard update={() => update()!} catalogue={catalogue()!} table={props.table} whole={replay.whole()} turn={turn()} eyes={eyes()} onEyes={set_eyes}>
        <ReplayBar replay={replay} turn={turn()} words={words()} playing={playing()} onTurn={to} onPlay={() => set_playing(!playing())} />
      </ReplayBoard>
    </Show>
  );
}

type BoardProps = {
  update: () => Update;
  catalogue: Scope['catalogue'];
  table: string;
  whole: boolean;
  turn: number;
  eyes?: number;
  onEyes: (seat: number) => void;
  children: JSX.Element;
};

function ReplayBoard(props: BoardProps) {
  const me = () => props.eyes ?? props.update().you[0] ?? 0;
  const scope: Scope = {
    update: props.update,
    view: () => props.update().view,
    rules: props.update().rules,
    catalogue: props.catalogue,
    me,
    legal: () => [],
    my_turn: () => false,
    live: false,
    pending: () => undefined,
    hint: () => undefined,
    act: () => undefined,
  };
  return (
    <ScopeProvider value={scope}>
      <div class="table" ref={watch_room}>
        <header class="top-bar">
          <Logo />
          <AgePips age={props.update().view.age} />
          <h1 class="replay-title">{t('replay.title')}</h1>
          <Show when={props.whole}>
            <label class="replay-eyes">
              <Icon of="ui" id="eye" label={t('replay.eyes')} />
              <select onChange={(event) => props.onEyes(Number(event.currentTarget.value))}>
                <For each={props.update().seats}>{(seat) => <option value={seat.seat} selected={seat.seat === me()}>{name_in(props.update(), seat.seat)}</option>}</For>
              </select>
            </label>
          </Show>
          <span class="spacer" />
          <LanguageButton />
          <Show when={props.whole}><a class="button small" href={`/t/${props.table}/review#${props.turn}`} aria-label={t('end.review')}><Icon of="ui" id="analysis" /><span class="in-menu">{t('end.review')}</span></a></Show>
          <a class="button small" href={`/t/${props.table}`}>{t('replay.leave')}</a>
        </header>
        <main class="table-main"><Board tray={props.children} /></main>
      </div>
    </ScopeProvider>
  );
}
