// A game again from the start: step, scrub, play. After the end everything is shown.
import { createEffect, createMemo, createResource, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Board } from '../board/board';
import { typing } from '../board/keys';
import { ScopeProvider, type Scope } from '../board/scope';
import { catalogue_of } from '../catalogue/catalogue';
import { Icon } from '../icon/icon';
import { replay } from '../link/api';
import type { ReplayPosition, Update } from '../link/protocol';
import { the_link } from '../link/socket';
import { open_table } from '../link/table';
import { t } from '../text/language';
import { sentence, worth_telling } from '../text/sentences';
import { AgePips } from './top_bar';
import { LanguageButton, Logo, Page } from './page';
import './replay.css';
import './table.css';

const CHUNK = 32;
const PACE = 1100;

// Positions come in chunks and stay; the next chunk is fetched before it is needed.
function create_positions(table: string) {
  const [positions, set_positions] = createSignal(new Map<number, ReplayPosition>());
  const [steps, set_steps] = createSignal<number>();
  const asked = new Set<number>();
  async function load(step: number): Promise<void> {
    const chunk = Math.floor(step / CHUNK) * CHUNK;
    if (asked.has(chunk)) return;
    asked.add(chunk);
    try {
      const answer = await replay(table, chunk, CHUNK);
      set_steps(answer.steps);
      set_positions((old) => new Map([...old, ...answer.positions.map((p) => [p.step, p] as const)]));
    } catch {
      asked.delete(chunk);
    }
  }
  return { positions, steps, load };
}

export function ReplayScreen(props: { table: string }) {
  const table = open_table(the_link(), props.table);
  const store = create_positions(props.table);
  const [step, set_step] = createSignal(0);
  const [playing, set_playing] = createSignal(false);
  const steps = () => store.steps() ?? 0;
  createEffect(() => {
    void store.load(step());
    if (step() + 8 < steps()) void store.load(step() + 8);
  });
  const to = (n: number) => set_step(Math.max(0, Math.min(steps(), n)));
  createEffect(on(playing, (is) => {
    if (!is) return;
    const timer = setInterval(() => (step() >= steps() ? set_playing(false) : to(step() + 1)), PACE);
    onCleanup(() => clearInterval(timer));
  }));
  function on_key(event: KeyboardEvent) {
    if (typing(event)) return;
    if (event.key === 'ArrowRight') to(step() + 1);
    else if (event.key === 'ArrowLeft') to(step() - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(steps());
    else if (event.key === ' ' && !(event.target as Element).closest('button')) set_playing(!playing());
    else return;
    event.preventDefault();
  }
  onMount(() => window.addEventListener('keydown', on_key));
  onCleanup(() => window.removeEventListener('keydown', on_key));

  const [catalogue] = createResource(
    () => (table.update() ? { rules: table.update()!.rules, players: table.update()!.players } : undefined),
    (game) => catalogue_of(game.rules, game.players),
  );
  // The last position known at or before this step: scrubbing never shows an empty board.
  const shown = createMemo<ReplayPosition | undefined>((before) => store.positions().get(step()) ?? before);
  const update = createMemo<Update | undefined>(() => {
    const live = table.update();
    const position = shown();
    if (!live || !position) return undefined;
    const seats = live.seats.map((s) => ({ ...s, to_act: position.view.to_act.includes(s.seat), clock: null }));
    return { ...live, seats, view: position.view, legal: [], status: 'playing', result: position.view.result, undo: null };
  });
  const words = () => {
    const position = shown();
    return position && update() ? worth_telling(position.events).map(({ event }) => sentence(update()!, event)).filter(Boolean).join(' ') : '';
  };
  const ready = () => update() && catalogue();
  const controls = () => (
    <div class="replay">
      <p class="replay-words" aria-live="polite">{words()}</p>
      <input type="range" class="replay-scrub" min="0" max={steps()} value={step()} aria-label={t('replay.scrub')} onInput={(e) => to(Number(e.currentTarget.value))} />
      <div class="replay-buttons">
        <button type="button" class="square" aria-label={t('replay.first')} onClick={() => to(0)}><Icon of="ui" id="first" /></button>
        <button type="button" class="square" aria-label={t('replay.prev')} onClick={() => to(step() - 1)}><Icon of="ui" id="left" /></button>
        <button type="button" class="square replay-play" aria-label={t(playing() ? 'replay.pause' : 'replay.play')} onClick={() => set_playing(!playing())}><Icon of="ui" id={playing() ? 'pause' : 'play'} /></button>
        <button type="button" class="square" aria-label={t('replay.next')} onClick={() => to(step() + 1)}><Icon of="ui" id="right" /></button>
        <button type="button" class="square" aria-label={t('replay.last')} onClick={() => to(steps())}><Icon of="ui" id="last" /></button>
        <span class="replay-step">{t('replay.step', { n: step(), all: steps() })}</span>
      </div>
    </div>
  );
  return (
    <Show when={ready()} fallback={<Page><p role="status">{t('lobby.loading')}</p></Page>}>
      <ReplayBoard update={() => update()!} catalogue={catalogue()!} table={props.table} controls={controls()} />
    </Show>
  );
}

function ReplayBoard(props: { update: () => Update; catalogue: Scope['catalogue']; table: string; controls: Element | unknown }) {
  const scope: Scope = {
    update: props.update,
    view: () => props.update().view,
    rules: props.update().rules,
    catalogue: props.catalogue,
    me: () => props.update().you[0] ?? 0,
    legal: () => [],
    my_turn: () => false,
    live: false,
    pending: () => undefined,
    hint: () => undefined,
    act: () => undefined,
  };
  return (
    <ScopeProvider value={scope}>
      <div class="table">
        <header class="top-bar">
          <Logo />
          <AgePips age={props.update().view.age} />
          <h1 class="replay-title">{t('replay.title')}</h1>
          <span class="spacer" />
          <LanguageButton />
          <a class="button small" href={`/t/${props.table}`}>{t('replay.leave')}</a>
        </header>
        <main class="table-main"><Board tray={props.controls as never} /></main>
      </div>
    </ScopeProvider>
  );
}
