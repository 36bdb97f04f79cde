// The first decision of 7 Wonders: both sides of my board, stage by stage, side by side.
import { For, Show } from 'solid-js';
import { cost_text, effects_text } from '../../catalogue/words';
import { t, t_or } from '../../text/language';
import { name_of } from '../../text/names';
import type { Choice } from '../picking';
import { CostIcons } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { name_in, names_for, use_scope, type Scope } from '../scope';
import { Icon } from '../../icon/icon';
import './sides.css';
import type { WondersView } from './view';

const start_words = (scope: Scope<WondersView>, board: string): string => {
  const start = scope.catalogue.boards.get(board)?.start;
  return start ? `${t('wonders.start')}${t('list.colon')}${name_of(scope.rules, 'resources', start)}` : '';
};

// What a board makes from the beginning.
export function StartGood(props: { board: string }) {
  const scope = use_scope<WondersView>();
  return (
    <Show when={scope.catalogue.boards.get(props.board)?.start}>
      {(start) => <span class="start-good" role="img" aria-label={start_words(scope, props.board)} title={start_words(scope, props.board)} data-help={`good.${start()}`}><Icon of="good" id={start()} />{name_of(scope.rules, 'resources', start())}</span>}
    </Show>
  );
}

export function Sides(props: { choice: Choice }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const board = () => scope.view().seats[scope.me()]!.board ?? '';
  // At one device it must be said whose board it is.
  const whose = () => (scope.update().you.length > 1 ? name_in(scope.update(), scope.me()) : '');
  const stages_of = (side: string) => scope.catalogue.boards.get(board())?.sides.get(side) ?? [];
  const words = (side: string) =>
    [t_or(`wonders.side.${side}`, 'turn.side'), whose(), start_words(scope, board()), ...stages_of(side).map((stage, i) => `${t('wonders.stage', { n: i + 1 })}${t('list.colon')}${effects_text(scope.rules, stage.effects)}${t('list.and')}${cost_text(scope.rules, stage.cost)}`)].filter(Boolean).join(t('list.stop'));
  return (
    <ul class="sides" style={{ '--stages': Math.max(...props.choice.options().map((option) => stages_of(option.side ?? '').length)) }}>
      <For each={props.choice.options()}>
        {(option) => {
          const side = () => option.side ?? '';
          return (
            <li>
              <button type="button" class="draft-pick side-pick" aria-pressed={props.choice.picked() === option.action} data-action={option.action} disabled={scope.pending() !== undefined} onClick={() => props.choice.take(option.action)}>
                <Spoken words={words(side())}>
                  <span class="side-head">
                    <WonderEmblem id={board()} />
                    <span class="side-name display">{t_or(`wonders.side.${side()}`, 'turn.side')}</span>
                    <span class="side-board">{[whose(), name('boards', board())].filter(Boolean).join(' · ')}</span>
                    <StartGood board={board()} />
                  </span>
                  <For each={stages_of(side())}>
                    {(stage, i) => (
                      <span class="side-stage">
                        <span class="side-number display">{i() + 1}</span>
                        <span class="side-effects"><EffectRow effects={stage.effects} /></span>
                        <span class="side-words">{effects_text(scope.rules, stage.effects)}</span>
                        <span class="side-cost"><CostIcons cost={stage.cost} /></span>
                      </span>
                    )}
                  </For>
                </Spoken>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
