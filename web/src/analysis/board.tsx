// The board of an analysis: the position drawn as at a table; whatever is chosen is played on a branch.
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Board } from '../board/board';
import { beside } from '../board/drawer/drawer';
import { typing } from '../board/keys';
import { name_in, ScopeProvider, type Scope } from '../board/scope';
import { watch_room } from '../board/wide';
import type { Catalogue } from '../catalogue/catalogue';
import { Icon } from '../icon/icon';
import type { Seat, Update } from '../link/protocol';
import { update_of } from '../review/model';
import { say, type Word } from '../review/words';
import { AgePips } from '../screens/top_bar';
import { LanguageButton, Logo } from '../screens/page';
import '../screens/replay.css';
import '../screens/table.css';
import './analysis.css';
import { EngineLines } from './lines';
import { Luck } from './luck';
import { Moves } from './moves';
import type { Analysis, Position } from './store';
import { main_line, write_tree } from './tree';
import { TryFrom } from './try_from';

type BoardProps = { analysis: Analysis; position: () => Position; catalogue: Catalogue; onClose: () => void; onReview: () => void };

export function AnalysisBoard(props: BoardProps) {
  const { analysis } = props;
  const [eyes, set_eyes] = createSignal<Seat>();
  const [open, set_open] = createSignal(beside());
  const [thinking, set_thinking] = createSignal(false);
  // Whoever sets up a position says what luck brings.
  const [by_itself, set_by_itself] = createSignal(main_line(analysis.tree()).length > 0);
  const to_act = createMemo(() => props.position().legal.map(({ seat }) => seat));
  // Whoever decides is looked through, unless somebody else was chosen who decides too.
  const me = createMemo(() => (eyes() !== undefined && (to_act().length === 0 || to_act().includes(eyes()!)) ? eyes()! : (to_act()[0] ?? eyes() ?? 0)));
  const people = update_of(analysis.facts);
  const update = createMemo((): Update => {
    const { view, legal } = props.position();
    const seats = people.seats.map((seat) => ({ ...seat, to_act: to_act().includes(seat.seat) }));
    return { ...people, seats, view, you: [me()], as: me(), round: view.round, legal: legal.find(({ seat }) => seat === me())?.options ?? [], result: view.result };
  });
  const scope: Scope = {
    update,
    view: () => update().view,
    rules: analysis.facts.rules,
    catalogue: props.catalogue,
    me,
    legal: () => update().legal,
    my_turn: () => update().legal.some((option) => option.legal),
    live: false,
    pending: () => undefined,
    hint: () => undefined,
    act: (action) => analysis.play(`${me()} ${action}`, update().legal.find((option) => option.action === action)),
  };
  const roll = async (itself = false) => {
    const line = await analysis.roll();
    if (line) analysis.play(line, undefined, itself);
  };
  // Luck that follows a move on a branch falls by itself, unless it is to be given by hand.
  createEffect(on(() => [props.position(), by_itself()] as const, ([position, itself]) => {
    if (position.due && itself && analysis.onward().length === 0 && analysis.at() !== 0 && main_line(analysis.tree()).length > 0) void roll(true);
  }, { defer: true }));

  const step = (way: 'start' | 'prev' | 'next' | 'end') => {
    const path = analysis.path();
    if (way === 'start') analysis.go(0);
    if (way === 'prev' && path.length) analysis.go(path.at(-2) ?? 0);
    if (way === 'next' && analysis.onward().length) analysis.go(analysis.onward()[0]!);
    if (way === 'end' && analysis.onward().length) analysis.go(analysis.onward().at(-1)!);
  };
  function on_key(event: KeyboardEvent) {
    const undoing = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (undoing && !(event.target as Element).closest?.('input, textarea')) (event.shiftKey ? analysis.redo : analysis.undo)();
    else if (typing(event)) return;
    else if (event.key === 'ArrowRight') step('next');
    else if (event.key === 'ArrowLeft') step('prev');
    else if (event.key === 'Home') step('start');
    else if (event.key === 'End') step('end');
    else return;
    event.preventDefault();
  }
  onMount(() => window.addEventListener('keydown', on_key));
  onCleanup(() => window.removeEventListener('keydown', on_key));

  function save() {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([write_tree(analysis.tree())], { type: 'text/plain' }));
    a.download = 'heptad-analysis.play';
    a.click();
    URL.revokeObjectURL(a.href);
  }
  const panel = () => (
    <Panel analysis={analysis} update={update()} me={me()} to_act={to_act()} by_itself={by_itself()} onByItself={set_by_itself} thinking={thinking()} onThinking={set_thinking} onEyes={set_eyes} onStep={step}>
      <div class="analysis-files">
        <button type="button" class="button small" onClick={save}><Icon of="ui" id="save" />{say('save')}</button>
        <button type="button" class="button small" onClick={() => props.onReview()}><Icon of="ui" id="analysis" />{say('review')}</button>
        <Show when={to_act().length}><TryFrom record={analysis.record()} update={update()} seat={me()} /></Show>
        <button type="button" class="button small" onClick={() => props.onClose()}>{say('close')}</button>
      </div>
    </Panel>
  );
  const tray = () => {
    if (props.position().due) return <Luck due={props.position().due!} update={update()} onLine={(line) => analysis.play(line)} onRoll={() => void roll()} />;
    return props.position().over ? <p class="tray-title analysis-over">{say('over')}</p> : undefined;
  };
  return (
    <ScopeProvider value={scope}>
      <div class="around analysis">
        <div class="table" ref={watch_room}>
          <header class="top-bar">
            <Logo />
            <AgePips age={props.position().age} />
            <h1 class="replay-title">{say('analysis')}</h1>
            <span class="spacer" />
            <LanguageButton />
            <button type="button" class="square" aria-label={say('tree')} aria-expanded={open()} onClick={() => set_open(!open())}><Icon of="ui" id="log" /></button>
          </header>
          <main class="table-main"><Board middle={open() && !beside() ? panel() : undefined} tray={tray()} /></main>
        </div>
        <Show when={open() && beside()}>{panel()}</Show>
      </div>
    </ScopeProvider>
  );
}

type PanelProps = {
  analysis: Analysis;
  update: Update;
  me: Seat;
  to_act: Seat[];
  by_itself: boolean;
  onByItself: (itself: boolean) => void;
  thinking: boolean;
  onThinking: (on: boolean) => void;
  onEyes: (seat: Seat) => void;
  onStep: (way: 'start' | 'prev' | 'next' | 'end') => void;
  children: JSX.Element;
};

const STEPS = [['start', 'first'], ['prev', 'left'], ['next', 'right'], ['end', 'last']] as const satisfies [Word, string][];

function Panel(props: PanelProps) {
  const { analysis } = props;
  const here = () => analysis.tree().nodes[analysis.at()]!;
  const on_branch = () => analysis.path().some((id) => analysis.tree().nodes[analysis.tree().nodes[id]!.parent]!.children[0] !== id);
  return (
    <aside class="drawer analysis-panel" aria-label={say('tree')}>
      <div class="analysis-steps">
        <For each={STEPS}>{([way, icon]) => <button type="button" class="square" aria-label={say(way)} onClick={() => props.onStep(way)}><Icon of="ui" id={icon} /></button>}</For>
        <span class="spacer" />
        <button type="button" class="square" aria-label={say('undo')} disabled={!analysis.can_undo()} onClick={() => analysis.undo()}><Icon of="ui" id="undo" /></button>
        <button type="button" class="square redo" aria-label={say('redo')} disabled={!analysis.can_redo()} onClick={() => analysis.redo()}><Icon of="ui" id="undo" /></button>
      </div>
      <label class="analysis-eyes">
        <span>{say('eyes')}</span>
        <select class="field" onChange={(event) => props.onEyes(Number(event.currentTarget.value))}>
          <For each={props.update.seats}>{(seat) => <option value={seat.seat} selected={seat.seat === props.me}>{name_in(props.update, seat.seat)}</option>}</For>
        </select>
      </label>
      <EngineLines on={props.thinking} onOn={props.onThinking} record={analysis.record()} rules={props.update.rules} update={props.update} seat={props.to_act.includes(props.me) ? props.me : props.to_act[0]} onMove={(seat, move) => analysis.play(`${seat} ${move.action}`, move)} />
      <Moves tree={analysis.tree()} at={analysis.at()} update={props.update} onGo={analysis.go} />
      <label class="analysis-comment">
        <span class="label">{say('comment')}</span>
        <textarea class="field" rows="1" value={here().comment} onChange={(event) => analysis.comment(event.currentTarget.value)} />
      </label>
      <label class="analysis-switch">
        <input type="checkbox" checked={props.by_itself} onChange={(event) => props.onByItself(event.currentTarget.checked)} />
        <span>{say('luck.auto')}</span>
      </label>
      <Show when={on_branch()}>
        <div class="analysis-files">
          <button type="button" class="button small" onClick={() => analysis.make_main()}>{say('tree.main')}</button>
          <button type="button" class="button small" onClick={() => analysis.remove()}>{say('tree.remove')}</button>
        </div>
      </Show>
      {props.children}
    </aside>
  );
}
