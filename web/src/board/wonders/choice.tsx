// Decisions of 7 Wonders beside the usual turn: boards, sides, the last card, the discard pile.
import { For, Match, Show, Switch } from 'solid-js';
import { card_sentence } from '../../catalogue/words';
import type { Option } from '../../link/protocol';
import { t } from '../../text/language';
import { parse_action } from '../action';
import { action_words } from '../action_words';
import type { Choice } from '../picking';
import '../duel/choice.css';
import { Card } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { Advised } from '../tray/hints';
import { names_for, use_scope } from '../scope';
import type { WondersView } from './view';

export function WondersChoice(props: { choice: Choice }) {
  const scope = use_scope<WondersView>();
  const picked = () => props.choice.picked();
  const title = () => {
    switch (scope.view().decision?.kind) {
      case 'sides': return t('turn.side');
      case 'boards': return t('turn.board');
      case 'revive': return t('turn.revive');
      default: return t('turn.yours');
    }
  };
  return (
    <>
      <div class="tray-head">
        <h2 class="tray-title">{title()}</h2>
        <Show when={picked()}>
          <span class="tray-tools">
            <button type="button" class="button primary" disabled={scope.pending() !== undefined} onClick={() => props.choice.confirm()}>{action_words(scope as never, picked()!)}</button>
          </span>
        </Show>
      </div>
      {/* the two sides of a board are drawn large in the middle of the table */}
      <Show when={scope.view().decision?.kind !== 'sides'} fallback={<Advised onPick={props.choice.set}><p class="tray-how">{t('turn.side.how')}</p></Advised>}>
        <ul class="picks"><For each={props.choice.options()}>{(option) => <li><Pick option={option} picked={picked() === option.action} onTake={props.choice.take} /></li>}</For></ul>
      </Show>
    </>
  );
}

function Pick(props: { option: Option; picked: boolean; onTake: (action: string) => void }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const parsed = () => parse_action(props.option.action);
  const id = () => parsed().args[0] ?? '';
  const card = () => (parsed().verb === 'revive' ? scope.catalogue.cards.get(id()) : undefined);
  const words = () => {
    if (card()) return card_sentence(scope.rules, card()!);
    return action_words(scope as never, props.option.action);
  };
  return (
    <button type="button" class="pick" classList={{ best: scope.hint()?.moves[0]?.action === props.option.action }} aria-pressed={props.picked} data-action={props.option.action} disabled={scope.pending() !== undefined} onClick={() => props.onTake(props.option.action)}>
      <Spoken words={words()}>
      <Switch fallback={<span class="pick-words">{action_words(scope as never, props.option.action)}</span>}>
        <Match when={card()}><Card rules={scope.rules} face={card()!} /></Match>
        <Match when={parsed().verb === 'board'}><span class="pick-words"><WonderEmblem id={id()} />{name('boards', id())}</span></Match>
      </Switch>
      </Spoken>
    </button>
  );
}
