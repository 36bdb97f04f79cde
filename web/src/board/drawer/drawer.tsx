// The drawer at the side: log, chat, discard pile, cards and chains, analysis, what is this.
import { For, Match, Show, Switch } from 'solid-js';
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

type DrawerProps = {
  table?: Table;
  tab?: DrawerTab;
  topic?: string;
  onTab: (tab: DrawerTab | undefined) => void;
  onTopic: (topic: string) => void;
};

export function Drawer(props: DrawerProps) {
  const scope = use_scope();
  // In 7 Wonders nobody may look through the discard pile.
  const tabs = () => TABS.filter((tab) => tab !== 'discard' || family_of(scope.rules) === 'duel');
  return (
    <Show when={props.tab}>
      <aside class="drawer" aria-label={t(`drawer.${props.tab!}`)}>
        <header class="drawer-head">
          <div class="drawer-tabs" role="tablist">
            <For each={tabs()}>
              {(tab) => (
                <button type="button" role="tab" id={`tab-${tab}`} aria-selected={props.tab === tab} aria-controls="drawer-panel" onClick={() => props.onTab(tab)}>
                  {t(tab === 'help' ? 'drawer.help.tab' : `drawer.${tab}`)}
                </button>
              )}
            </For>
          </div>
          <button type="button" class="square" aria-label={t('nav.close')} onClick={() => props.onTab(undefined)}><Icon of="ui" id="close" /></button>
        </header>
        <div class="drawer-body" id="drawer-panel" role="tabpanel" aria-labelledby={`tab-${props.tab!}`} tabindex="0">
          <Switch>
            <Match when={props.tab === 'log' && props.table}><Log table={props.table!} /></Match>
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
    </Show>
  );
}

function NoAdvice(props: { table?: Table }) {
  const scope = use_scope();
  return (
    <div class="drawer-empty">
      <p class="drawer-note" role="status">{t(scope.thinking?.() ? 'act.hint.wait' : 'drawer.analysis.empty')}</p>
      <button type="button" class="button" disabled={!props.table || scope.thinking?.() || scope.legal().length === 0} onClick={() => props.table?.ask_hint()}>
        <Icon of="ui" id="hint" />{t('act.hint')}
      </button>
    </div>
  );
}
