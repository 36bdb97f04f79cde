// A table: waiting for players, playing, over. The board draws; this screen holds the line to the server.
import { createEffect, createMemo, createResource, createSignal, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { Board } from '../board/board';
import { beside, Drawer, type DrawerTab } from '../board/drawer/drawer';
import { asked_about, HelpNote, type Asked } from '../board/drawer/help_note';
import { use_reading_keys } from '../board/drawer/reading_keys';
import { typing } from '../board/keys';
import { Announcer } from '../board/announcer';
import { Moments } from '../board/moments';
import { prepare_flight } from '../board/flight';
import { ScopeProvider, type Scope } from '../board/scope';
import { LookingBack } from '../board/tray/looking_back';
import { watch_room } from '../board/wide';
import { catalogue_of } from '../catalogue/catalogue';
import { line_to } from '../link/line';
import { create_past } from '../link/past';
import { open_table } from '../link/table';
import { create_guide } from '../lesson/guide';
import { play_sound } from '../sound';
import { t } from '../text/language';
import { sentence, worth_telling } from '../text/sentences';
import { Curtain } from './curtain';
import { End, EndActions } from './end';
import { game_name } from './game_picker';
import { Lobby } from './lobby';
import { Notices } from './notices';
import { Page } from './page';
import './table.css';
import { TopBar } from './top_bar';
import type { Update } from '../link/protocol';

export function TableScreen(props: { table: string }) {
  const table = open_table(line_to(props.table), props.table, { before_update: prepare_flight });
  const rules = () => table.update()?.rules;
  const [catalogue] = createResource(
    () => (rules() ? { rules: rules()!, players: table.update()!.players, costs: table.update()!.view?.costs } : undefined),
    (game) => catalogue_of(game.rules, game.players, game.costs),
  );
  // For the moment that my own nonce takes: nobody else is waited for.
  const only_mine_is_awaited = () => {
    const update = table.update();
    return update?.status === 'waiting' && update.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'human' && (seat.nonce !== null || update.you.includes(seat.seat))));
  };
  const missing = () => !table.update() && table.refused()?.code === 'unknown-table';
  return (
    <Switch fallback={<Page><p role="status">{t('lobby.loading')}</p></Page>}>
      <Match when={missing()}>
        <Page>
          <h1 class="page-title">{t('lobby.missing')}</h1>
          <p>{t('lobby.missing.more')}</p>
        </Page>
      </Match>
      <Match when={table.update()?.status === 'waiting' && !only_mine_is_awaited()}><Lobby table={table} /></Match>
      <Match when={table.update() && !only_mine_is_awaited() && catalogue()}>
        <Playing table={table} catalogue={catalogue()!} />
      </Match>
    </Switch>
  );
}

type PlayingProps = { table: ReturnType<typeof open_table>; catalogue: Awaited<ReturnType<typeof catalogue_of>> };

function Playing(props: PlayingProps) {
  const table = props.table;
  const update = () => table.update()!;
  const [tab, set_tab] = createSignal<DrawerTab>();
  const [topic, set_topic] = createSignal<string>();
  const [asking, set_asking] = createSignal(false);
  const [asked, ask] = createSignal<Asked>();
  const [sheet, set_sheet] = createSignal(true);
  const { past, open: open_past, leave: leave_past } = create_past(table.id, () => update().as);
  // An earlier position can be looked at, not played on.
  const shown = (): Update => {
    const found = past();
    return found ? { ...update(), view: found.position.view, legal: [], hints: false, commitment: null, undo: null, result: null } : update();
  };

  const scope: Scope = {
    update: shown,
    view: () => shown().view,
    rules: update().rules,
    catalogue: props.catalogue,
    me: () => update().as ?? update().you[0] ?? 0,
    legal: () => shown().legal,
    my_turn: createMemo(() => shown().status === 'playing' && shown().legal.some((option) => option.legal)),
    live: true,
    pending: () => table.pending()?.action,
    hint: table.hint,
    thinking: table.thinking,
    fresh: table.fresh,
    events: table.events,
    act: (action) => table.act(action),
  };
  scope.guide = create_guide(scope, table.id);
  const live_turn = createMemo(() => update().status === 'playing' && update().legal.some((option) => option.legal));

  const over = () => update().status === 'over';
  const past_words = () => worth_telling(past()?.position.events ?? []).map(({ event }) => sentence(update(), event)).filter(Boolean).join(' ');
  createEffect(on(live_turn, (mine) => mine && play_sound('turn'), { defer: true }));
  createEffect(on(over, (is_over) => is_over && play_sound('end'), { defer: true }));
  createEffect(on(table.fresh, (news) => news.length && !live_turn() && play_sound('move'), { defer: true }));
  createEffect(() => {
    document.title = `${live_turn() ? `${t('turn.yours')} · ` : ''}Heptad`;
  });

  const toggle_help = () => {
    set_asking(!asking());
    ask(undefined);
    set_topic(undefined);
    set_tab(asking() ? 'help' : undefined);
  };
  const undo = () => (update().undo ? table.undo() : undefined);

  function on_key(event: KeyboardEvent) {
    // what is open on top of the page closes first, by itself
    if (event.key === 'Escape' && !document.querySelector(':popover-open')) {
      if (past()) leave_past();
      else set_tab(undefined);
      set_asking(false);
    }
    if (typing(event)) return;
    if (event.key === '?') toggle_help();
    else if (event.key === 'u') undo();
    else if (event.key === 'h') table.ask_hint();
  }
  function answer(event: MouseEvent) {
    const found = asked_about(event.target as Element);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    ask(found);
  }
  use_reading_keys((thing) => ask(asked_about(thing)));
  // Whatever does nothing when it is pressed says what it is; in "What is this?" everything does.
  function on_click(event: MouseEvent) {
    if (asking() || !(event.target as Element).closest('button, a, label, input')) answer(event);
  }
  onMount(() => window.addEventListener('keydown', on_key));
  onCleanup(() => window.removeEventListener('keydown', on_key));
  onCleanup(() => (document.title = 'Heptad'));

  const drawer = () => <Drawer table={table} tab={tab()!} topic={topic()} past={past()?.event} onPast={(event) => void open_past(event)} onTab={set_tab} onTopic={set_topic} />;
  // Where there is no room beside the board, the drawer lies on its cards: cities, track and tray stay in sight.
  const middle_shows = createMemo(() => (tab() && !beside() && !past() ? 'drawer' : over() && sheet() && !past() ? 'sheet' : undefined));
  return (
    <ScopeProvider value={scope}>
      <div class="around" classList={{ asking: asking() }} on:click={{ handleEvent: on_click, capture: true }} on:contextmenu={answer}>
        <div class="table" data-round={update().round} ref={watch_room}>
          <TopBar table={table} tab={tab()} asking={asking()} onTab={(next) => set_tab(tab() === next ? undefined : next)} onUndo={undo} onHelp={toggle_help} />
          <main class="table-main">
            <h1 class="hidden-visually">{game_name(scope.rules)}</h1>
            <Curtain table={table}>
              <Board
                middle={middle_shows() === 'drawer' ? drawer() : middle_shows() === 'sheet' ? <End /> : undefined}
                tray={past() ? <LookingBack words={past_words()} my_turn={live_turn()} onLeave={leave_past} /> : over() ? <EndActions table={table} sheet={sheet()} onBoard={() => set_sheet(!sheet())} /> : undefined}
              />
            </Curtain>
          </main>
          <Notices table={table} />
        </div>
        <Show when={tab() && beside()}>{drawer()}</Show>
        <HelpNote asked={asked()} onClose={() => ask(undefined)} />
        <Moments fresh={table.fresh} />
        <Announcer fresh={table.fresh} update={() => update() as Update} />
      </div>
    </ScopeProvider>
  );
}
