// The stages of a city's wonder: what stands, and what the next ones cost and bring.
import { For, Show } from 'solid-js';
import { cost_text, effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { CostIcons } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import { Spoken } from '../piece/spoken';
import { use_scope } from '../scope';
import './stages.css';
import type { WondersView } from './view';

export function Stages(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const city = () => scope.view().seats[props.seat]!;
  const stages = () => scope.catalogue.boards.get(city().board ?? '')?.sides.get(city().side ?? '') ?? [];
  return (
    <ol class="stages" aria-label={t('wonders.stages')} data-wonder={city().board ?? ''}>
      <For each={stages()}>
        {(stage, i) => {
          const built = () => i() < city().stages;
          const words = () => [t('wonders.stage', { n: i() + 1 }), t(built() ? 'rail.built' : 'rail.notbuilt'), effects_text(scope.rules, stage.effects), built() ? '' : cost_text(scope.rules, stage.cost)].filter(Boolean).join(t('list.stop'));
          return (
            <li class="stage" classList={{ built: built(), next: i() === city().stages }} title={words()} data-help="stages">
              <Spoken words={words()}>
                <span class="stage-effects"><EffectRow effects={stage.effects} /></span>
                <Show when={!built()} fallback={<Icon of="ui" id="check" class="stage-check" />}><CostIcons cost={stage.cost} /></Show>
              </Spoken>
            </li>
          );
        }}
      </For>
    </ol>
  );
}
