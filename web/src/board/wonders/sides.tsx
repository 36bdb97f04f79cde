// The first decision of 7 Wonders: both sides of my board, stage by stage, side by side.
import { For } from 'solid-js';
import { cost_text, effects_text } from '../../catalogue/words';
import { t, t_or } from '../../text/language';
import { parse_action } from '../action';
import type { Choice } from '../picking';
import { CostIcons } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { names_for, use_scope } from '../scope';
import './sides.css';
import type { WondersView } from './view';

export function Sides(props: { choice: Choice }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const board = () => scope.view().seats[scope.me()]!.board ?? '';
  const stages_of = (side: string) => scope.catalogue.boards.get(board())?.sides.get(side) ?? [];
  const words = (side: string) =>
    [t_or(`wonders.side.${side}`, 'turn.side'), ...stages_of(side).map((stage, i) => `${t('wonders.stage', { n: i + 1 })}${t('list.colon')}${effects_text(scope.rules, stage.effects)}, ${cost_text(scope.rules, stage.cost)}`)].join(t('list.stop'));
  return (
    <ul class="sides" style={{ '--stages': Math.max(...props.choice.options().map((option) => stages_of(parse_action(option.action).args[0] ?? '').length)) }}>
      <For each={props.choice.options()}>
        {(option) => {
          const side = () => parse_action(option.action).args[0] ?? '';
          return (
            <li>
              <button type="button" class="draft-pick side-pick" aria-pressed={props.choice.picked() === option.action} data-action={option.action} disabled={scope.pending() !== undefined} onClick={() => props.choice.take(option.action)}>
                <Spoken words={words(side())}>
                  <span class="side-head">
                    <WonderEmblem id={board()} />
                    <span class="side-name display">{t_or(`wonders.side.${side()}`, 'turn.side')}</span>
                    <span class="side-board">{name('boards', board())}</span>
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
