import { createEffect, createSignal, For, Show } from 'solid-js';
import { Clocks } from '../board/clock';
import type { DrawerTab } from '../board/drawer/drawer';
import { Icon } from '../icon/icon';
import { keep, kept } from '../link/keep';
import type { Table } from '../link/table';
import { t } from '../text/language';
import { practice_words } from '../text/sentences';
import { name_in } from '../board/scope';
import { LanguageButton, Logo } from './page';
import { may_be_missed } from './absence';
import { FairDeal } from './fair_deal';
import { SettingsPanel } from './settings';
import { turns_of } from './turns';

type TopBarProps = {
  table: Table;
  tab?: DrawerTab;
  asking: boolean;
  onTab: (tab: DrawerTab) => void;
  onUndo: () => void;
  onHelp: () => void;
};

export const NUMERALS = ['I', 'II', 'III'];

export function AgePips(props: { age: number }) {
  return (
    <ol class="ages" aria-label={t(`age.${props.age as 0 | 1 | 2 | 3}`)}>
      <For each={NUMERALS}>
        {(numeral, i) => <li class="age-pip display" classList={{ now: props.age === i() + 1, done: props.age > i() + 1 }} aria-hidden="true">{numeral}</li>}
      </For>
    </ol>
  );
}

export function TopBar(props: TopBarProps) {
  const update = () => props.table.update()!;
  const [menu, set_menu] = createSignal(false);
  let list!: HTMLDivElement;
  // Bots always agree, so among bots there is nothing to ask.
  const people = () => update().seats.some((seat) => seat.kind === 'human' && !update().you.includes(seat.seat));
  const undo_words = () => t(update().undo === 'ask' && people() ? 'act.undo.ask' : 'act.undo');
  // What others said since the chat was last open, here or before a reload.
  const [read, set_read] = createSignal(kept('chat') ?? '');
  const latest = () => props.table.said().at(-1)?.n ?? 0;
  const read_until = () => (read().startsWith(`${props.table.id} `) ? Number(read().split(' ')[1]) : 0);
  const unread = () => props.table.said().filter((s) => s.text && !props.table.muted.is(s) && s.n > read_until() && !(s.seat !== null && update().you.includes(s.seat))).length;
  createEffect(() => {
    if (props.tab !== 'chat' || latest() <= read_until()) return;
    set_read(`${props.table.id} ${latest()}`);
    keep('chat', read());
  });
  return (
    <header class="top-bar">
      <Logo />
      <AgePips age={update().view.age} />
      <Show when={(update().view as { turn?: number }).turn}>{(turn) => <span class="turn-count">{t('wonders.turn', { n: turn(), all: turns_of(update().view) })}</span>}</Show>
      <div class="top-state">
        <Clocks />
        <Show when={update().practice}><span class="practice" title={practice_words(update())}>{t('practice')}</span></Show>
        <span class="top-line">
          <span class={`connection ${props.table.connection()}`} role="status">{t(`link.${props.table.connection()}`)}</span>
          <Show when={update().watching}>
            {(n) => <span class="watching" role="img" aria-label={t('table.watching', { n: n() })} title={t('table.watching', { n: n() })}><Icon of="ui" id="eye" />{n()}</span>}
          </Show>
        </span>
      </div>
      <span class="spacer" />
      <button type="button" class="button quiet small undo-button" disabled={!update().undo} onClick={() => props.onUndo()}>
        <Icon of="ui" id="undo" label={undo_words()} />
        {/* always as wide, whoever has to agree */}
        <span aria-hidden="true">{t('act.undo')}</span>
      </button>
      <button type="button" class="square" classList={{ thinking: props.table.thinking() }} aria-label={t('act.hint')} aria-busy={props.table.thinking()} disabled={!update().hints} onClick={() => props.table.ask_hint()}>
        <Icon of="ui" id="hint" />
      </button>
      <button type="button" class="square in-menu" aria-label={t('drawer.help')} aria-pressed={props.asking} onClick={() => props.onHelp()}>
        <Icon of="ui" id="help" />
      </button>
      <button type="button" class="square" aria-label={t('drawer.log')} aria-expanded={props.tab === 'log'} onClick={() => props.onTab('log')}>
        <Icon of="ui" id="log" />
        <Show when={unread()}><span class="unread on-phone" aria-hidden="true">{unread()}</span></Show>
      </button>
      <button type="button" class="square in-menu" aria-label={`${t('drawer.chat')} ${unread() || ''}`.trim()} aria-expanded={props.tab === 'chat'} onClick={() => props.onTab('chat')}>
        <Icon of="ui" id="chat" />
        <Show when={unread()}><span class="unread" aria-hidden="true">{unread()}</span></Show>
      </button>
      <LanguageButton />
      <div class="menu">
        <button type="button" class="square" aria-label={t('nav.menu')} aria-expanded={menu()} popovertarget="menu-list">
          <Icon of="ui" id={menu() ? 'close' : 'menu'} />
        </button>
        {/* on top of everything; Esc or a click elsewhere closes it */}
        <div class="menu-list" id="menu-list" popover="auto" ref={list} onToggle={(event) => set_menu(event.newState === 'open')}>
          <Show when={menu()}><Menu table={props.table} onClose={() => list.hidePopover()} onTab={props.onTab} onHelp={props.onHelp} /></Show>
        </div>
      </div>
    </header>
  );
}

function Menu(props: { table: Table; onClose: () => void; onTab: (tab: DrawerTab) => void; onHelp: () => void }) {
  const update = () => props.table.update()!;
  const [sure, set_sure] = createSignal(false);
  const mine = () => update().seats.filter((s) => update().you.includes(s.seat));
  const absent = () => may_be_missed(update()).filter((s) => !update().you.some((mine) => s.missed_by.includes(mine)));
  const playing = () => update().status === 'playing';
  const done = (what: () => void) => () => {
    props.onClose();
    what();
  };
  return (
    <>
      {/* what has a button of its own where there is room */}
      <button type="button" class="button quiet small on-phone" onClick={done(props.onHelp)}><Icon of="ui" id="help" />{t('drawer.help')}</button>
      <button type="button" class="button quiet small on-phone" onClick={done(() => props.onTab('chat'))}><Icon of="ui" id="chat" />{t('drawer.chat')}</button>
      <a class="button quiet small" href={`/rules/${update().rules}`} target="_blank" rel="noopener"><Icon of="chain" id="book" />{t('nav.rules')}</a>
      <button type="button" class="button quiet small" onClick={done(() => props.onTab('cards'))}><Icon of="ui" id="cards" />{t('nav.cards')}</button>
      <Show when={playing()}>
        <For each={absent()}>
          {(seat) => <button type="button" class="button quiet small" onClick={done(() => props.table.stand_in(seat.seat, 6))}><Icon of="ui" id="bot" />{t('act.standin', { name: name_in(update(), seat.seat) })}</button>}
        </For>
        <Show when={mine().length === 1}>
          <button type="button" class="button quiet small" onClick={done(() => props.table.stand_in(mine()[0]!.seat, mine()[0]!.standin === null ? 4 : null))}>
            <Icon of="ui" id="bot" />{t(mine()[0]!.standin === null ? 'act.standin.me' : 'act.standin.back')}
          </button>
        </Show>
        <Show when={mine().length > 0}>
          <button type="button" class="button quiet small" onClick={() => (sure() ? done(props.table.resign)() : set_sure(true))}>
            <Icon of="ui" id="flag" />{t(sure() ? 'act.resign.sure' : 'act.resign')}
          </button>
        </Show>
      </Show>
      <a class="button quiet small" href="/"><Icon of="ui" id="home" />{t('app.home')}</a>
      <FairDeal update={update()} />
      <SettingsPanel />
    </>
  );
}
