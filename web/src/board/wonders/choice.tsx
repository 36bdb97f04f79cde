// Decisions of 7 Wonders beside the usual turn: boards, sides, the last card, the discard pile. What can be chosen is drawn in
// the middle of the table; the tray says what it is about and confirms.
import { For, Match, Show, Switch } from 'solid-js';
import { card_sentence } from '../../catalogue/words';
import type { Option } from '../../link/protocol';
import { t } from '../../text/language';
import { action_words } from '../action_words';
import type { Choice } from '../picking';
import { Card } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { create_room, fit_cards } from '../room';
import { name_in, names_for, use_scope } from '../scope';
import { Advised } from '../tray/hints';
import './choice.css';
import { decision_words, is_sea_kind, SeaPick } from './modules';
import { StartGood } from './sides';
import type { WondersView } from './view';

export function WondersChoice(props: { choice: Choice }) {
  const scope = use_scope<WondersView>();
  const picked = () => props.choice.picked();
  const kind = () => scope.view().decision?.kind;
  const title = () => {
    switch (kind()) {
      case 'sides': return t('turn.side');
      case 'boards': return t('turn.board');
      case 'revive': return t('turn.revive');
      default: return decision_words(scope)?.title ?? t('turn.yours');
    }
  };
  // At one device it must be said whose turn it is.
  const whose = () => (scope.update().you.length > 1 ? `${name_in(scope.update(), scope.me())}${t('list.colon')}` : '');
  return (
    <>
      <div class="tray-head">
        <h2 class="tray-title">{whose()}{title()}</h2>
        <Show when={picked()}>
          <span class="tray-tools"><button type="button" class="button primary" disabled={scope.pending() !== undefined} onClick={() => props.choice.confirm()}>{action_words(scope as never, picked()!)}</button></span>
        </Show>
      </div>
      <Advised onPick={props.choice.set}><p class="tray-how">{kind() === 'sides' ? t('turn.side.how') : (decision_words(scope)?.how ?? '')}</p></Advised>
    </>
  );
}

const LOOK = { gap: 8, foot: 0, tall: [1.02, 1.4], most: 150 } as const;
// A shipyard is four long lanes, a free move a few short lines.
const LANES = { gap: 8, foot: 0, tall: [0.62, 0.72], most: 300 } as const;
const MOVES = { gap: 8, foot: 0, tall: [0.62, 0.84], most: 180 } as const;

export function Picks(props: { choice: Choice }) {
  const { room, measure } = create_room({ width: 800, height: 300 });
  const scope = use_scope<WondersView>();
  const look = () => ({ shipyard: LANES, sail: MOVES, 'stay-out': MOVES })[scope.view().decision?.kind ?? ''] ?? LOOK;
  const fit = () => fit_cards(props.choice.options().length, room(), look());
  return (
    <ul class="wonders-picks" ref={measure} style={{ '--columns': fit().columns, '--pick': `${fit().width}px`, '--tall': `${fit().height}px`, '--gap': `${LOOK.gap}px` }}>
      <For each={props.choice.options()}>{(option) => <li><Pick option={option} choice={props.choice} /></li>}</For>
    </ul>
  );
}

function Pick(props: { option: Option; choice: Choice }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const board = () => props.option.board ?? '';
  const card = () => (props.option.verb === 'revive' ? scope.catalogue.cards.get(props.option.card ?? '') : undefined);
  const words = () => (card() ? card_sentence(scope.rules, card()!) : action_words(scope as never, props.option.action));
  return (
    <button type="button" class="pick" classList={{ best: scope.hint()?.moves[0]?.action === props.option.action }} aria-pressed={props.choice.picked() === props.option.action} data-action={props.option.action} disabled={scope.pending() !== undefined} onClick={() => props.choice.take(props.option.action)}>
      <Spoken words={words()}>
        <Switch fallback={<span class="pick-words">{action_words(scope as never, props.option.action)}</span>}>
          <Match when={is_sea_kind(scope.view().decision?.kind)}><SeaPick option={props.option} /></Match>
          <Match when={card()}><Card rules={scope.rules} face={card()!} /></Match>
          <Match when={board()}><span class="pick-words"><WonderEmblem id={board()} />{name('boards', board())}<StartGood board={board()} /></span></Match>
        </Switch>
      </Spoken>
    </button>
  );
}
