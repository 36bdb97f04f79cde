// The drawer at the side: log, chat, discard pile, cards and chains, analysis, what is this.
import { createRoot, createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { Icon } from '../../icon/icon';
import type { Table } from '../../link/table';
import { t } from '../../text/language';
import { family_of } from '../../text/names';
import { use_scope } from '../scope';
import { Advice } from '../tray/hints';
import { CardBrowser } from './browser';
import { Chat } from './chat';
import { Discard } from './discard';
import './drawer.css';
import { Help } from './help';
import { Log } from './log';

export const TABS = ['log', 'chat', 'discard', 'cards', 'analysis', 'help'] as const;
export type DrawerTab = (typeof TABS)[number];

// Whether a whole board finds room beside it (drawer.css has the same size).
const BESIDE = '(min-width: 1000px)';
export const beside = createRoot(() => {
  if (typeof window === 'undefined') return () => true;
  const query = window.matchMedia(BESIDE);
  const [is, set] = createSignal(query.matches);
  query.addEventListener('change', () => set(query.matches));
  return is;
});

type DrawerProps = {
  table?: Table;
  tab: DrawerTab;
  topic?: string;
  past?: number;
  onPast?: (event: number) => void;
  onTab: (tab: DrawerTab | undefined) => void;
  onTopic: (topic: string) => void;
};

export function Drawer(props: DrawerProps) {
  const scope = use_scope();
  // In 7 Wonders nobody may look through the discard pile.
  const tabs = () => TABS.filter((tab) => tab !== 'discard' || family_of(scope.rules) === 'duel');
  let head: HTMLElement | undefined;
  const focus_tab = () => head?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  // Who opens it is in it, and afterwards where they were.
  const before = document.activeElement as HTMLElement | null;
  onMount(focus_tab);
  onCleanup(() => before?.isConnected && before.focus({ preventScroll: true }));
  function on_key(event: KeyboardEvent) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const all = tabs();
    props.onTab(all[(all.indexOf(props.tab) + way + all.length) % all.length]);
    queueMicrotask(focus_tab);
  }
  return (
      <aside class="drawer" aria-label={t(`drawer.${props.tab}`)}>
        <header class="drawer-head" ref={head}>
          <div class="drawer-tabs" role="tablist" onKeyDown={on_key}>
            <For each={tabs()}>
              {(tab) => (
                <button type="button" role="tab" id={`tab-${tab}`} aria-selected={props.tab === tab} tabindex={props.tab === tab ? 0 : -1} aria-controls="drawer-panel" onClick={() => props.onTab(tab)}>
                  {t(tab === 'help' ? 'drawer.help.tab' : `drawer.${tab}`)}
                </button>
              )}
            </For>
          </div>
          <button type="button" class="square" aria-label={t('nav.close')} onClick={() => props.onTab(undefined)}><Icon of="ui" id="close" /></button>
        </header>
        <div class="drawer-body" id="drawer-panel" role="tabpanel" aria-labelledby={`tab-${props.tab}`} tabindex="0">
          <Switch>
            <Match when={props.tab === 'log' && props.table}><Log table={props.table!} past={props.past} onPast={props.onPast} /></Match>
            <Match when={props.tab === 'chat' && props.table}><Chat table={props.table!} /></Match>
            <Match when={props.tab === 'discard'}><Discard /></Match>
            <Match when={props.tab === 'cards'}><CardBrowser rules={scope.rules} catalogue={scope.catalogue} /></Match>
            <Match when={props.tab === 'analysis'}>
              <Show when={scope.hint()} fallback={<NoAdvice table={props.table} />}><Advice all /></Show>
            </Match>
            <Match when={props.tab === 'help'}><Help topic={props.topic} onTopic={props.onTopic} /></Match>
          </Switch>
        </div>
      </aside>
  );
}

function NoAdvice(props: { table?: Table }) {
  const scope = use_scope();
  return (
    <div class="drawer-empty">
      <p class="drawer-note" role="status">{t(scope.thinking?.() ? 'act.hint.wait' : 'drawer.analysis.empty')}</p>
      <button type="button" class="button" disabled={!props.table || scope.thinking?.() || !scope.update().hints} onClick={() => props.table?.ask_hint()}>
        <Icon of="ui" id="hint" />{t('act.hint')}
      </button>
    </div>
  );
}
