// Duel: my rail, the table, the opponent's rail. Where there is no room for rails they are strips.
import { children, createEffect, createSignal, For, Match, on, Show, Switch, type JSX } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { use_board_keys } from '../keys';
import { Spoken } from '../piece/spoken';
import { Medallion } from '../piece/token';
import { GodTray } from '../pantheon/god_tray';
import { PantheonRow } from '../pantheon/pantheon_row';
import { PlaceTray } from '../pantheon/place_tray';
import { pantheon_of } from '../pantheon/view';
import { create_choice, type Choice } from '../picking';
import { names_for, use_scope } from '../scope';
import { create_selection } from '../selection';
import { GoingTray } from '../tray/going';
import { IdleTray } from '../tray/idle';
import '../tray/tray.css';
import './acts.css';
import { arrangement } from './arrangement';
import { ChoiceTray, Draft } from './choice';
import './duel_board.css';
import { Rail } from './rail';
import { Strip } from './strip';
import { Structure } from './structure';
import { Threats, Track } from './track';
import { TurnTray } from './turn_tray';
import type { DuelView } from './view';

export function DuelBoard(props: { middle?: JSX.Element; tray?: JSX.Element }) {
  const scope = use_scope<DuelView>();
  const middle = children(() => props.middle);
  const other = () => 1 - scope.me();
  const open_cards = () => scope.view().structure.filter((c) => c.available && c.card).map((c) => c.card!);
  const selection = create_selection(scope as never, open_cards);
  const choice = create_choice(scope);
  const [shown, show] = createSignal<number>();
  const [god, set_god] = createSignal<number>();
  const choose_god = (slot: number) => {
    selection.choose(undefined);
    set_god(god() === slot ? undefined : slot);
  };
  createEffect(on([selection.chosen, () => scope.update().round, () => scope.thinking?.()], () => set_god(undefined), { defer: true }));
  const usual = () => scope.view().decision?.kind === 'turn';
  const wonders = () => scope.view().wonders[scope.me()]?.map((wonder) => wonder.id) ?? [];
  use_board_keys({ live: scope.live, cards: open_cards, selection, choice, usual, wonders });

  const rails = () => arrangement() === 'rails';
  const toggle = (seat: number) => show(shown() === seat ? undefined : seat);
  const field = () => (
    <Switch fallback={<Structure selection={selection} />}>
      <Match when={middle()}>{middle()}</Match>
      <Match when={shown() !== undefined && !rails()}>
        <div class="duel-sheet">
          <button type="button" class="square duel-sheet-close" aria-label={t('nav.close')} onClick={() => show(undefined)}>
            <Icon of="ui" id="close" />
          </button>
          <Rail seat={shown()!} side={shown() === scope.me() ? 'mine' : 'theirs'} />
        </div>
      </Match>
      <Match when={scope.view().offer.wonders.length}><Draft choice={choice} /></Match>
    </Switch>
  );

  return (
    <div class={`duel ${arrangement()}`} classList={{ choosing: selection.chosen() !== undefined }}>
      <Show when={rails()} fallback={<Strip seat={other()} side="theirs" open={shown() === other()} onToggle={() => toggle(other())} />}>
        <Rail seat={scope.me()} side="mine" />
      </Show>
      <div class="duel-middle">
        <div class="duel-table">
          <div class="duel-top">
            <BoardTokens choice={choice} />
            <Track />
            <Show when={pantheon_of(scope.view())}><PantheonRow chosen={god()} onChoose={choose_god} /></Show>
            <Threats />
          </div>
          <div class="duel-field">{field()}</div>
        </div>
      </div>
      <Show when={rails()} fallback={<Strip seat={scope.me()} side="mine" open={shown() === scope.me()} onToggle={() => toggle(scope.me())} />}>
        <Rail seat={other()} side="theirs" />
      </Show>
      <section class="tray" classList={{ mine: scope.my_turn(), pending: scope.pending() !== undefined }} aria-label={t('turn.yours')}>
        <Show when={props.tray} fallback={
          <Show when={scope.my_turn()} fallback={<IdleTray />}>
            <Switch fallback={<ChoiceTray choice={choice} />}>
              <Match when={scope.pending()}><GoingTray /></Match>
              <Match when={usual() && god() !== undefined && !selection.chosen()}><GodTray slot={god()!} /></Match>
              <Match when={usual()}><TurnTray selection={selection} /></Match>
              <Match when={scope.view().decision?.kind === 'place'}><PlaceTray choice={choice} slot={god()} /></Match>
            </Switch>
          </Show>
        }>
          {props.tray}
        </Show>
      </section>
    </div>
  );
}

// The progress tokens on the board; to be taken when a pair was made.
function BoardTokens(props: { choice: Choice }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const option = (id: string) =>
    props.choice.options().find((o) => o.verb === 'take' && o.token === id);
  const words = (id: string) =>
    `${name('tokens', id)}${t('list.stop')}${effects_text(scope.rules, scope.catalogue.tokens.get(id)?.effects ?? [])}`;
  return (
    <ul class="board-tokens" aria-label={t('board.tokens')}>
      <For each={scope.view().board}>
        {(id) => (
          <li data-help={`token.${id}`}>
            <Show
              when={option(id)}
              fallback={<span class="board-token" role="img" aria-label={words(id)} title={words(id)}><Medallion id={id} /><span class="board-token-name">{name('tokens', id)}</span></span>}
            >
              {(o) => (
                <button type="button" class="board-token free" aria-pressed={props.choice.picked() === o().action} onClick={() => props.choice.take(o().action)}>
                  <Spoken words={words(id)}><Medallion id={id} /><span class="board-token-name">{name('tokens', id)}</span></Spoken>
                </button>
              )}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
