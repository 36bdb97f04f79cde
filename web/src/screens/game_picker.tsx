import { For, Show } from 'solid-js';
import { Icon } from '../icon/icon';
import type { RuleSet } from '../link/protocol';
import { has_key, t, type Key } from '../text/language';
import type { Setup } from './new_game';
import { ModuleSwitches } from './modules';
import { arrow_to, Choices } from './page';

// "wonders1+armada" reads as the name of its base and of its modules.
export function game_name(rules: string): string {
  if (has_key(`game.${rules}`)) return t(`game.${rules}` as Key);
  const [base, ...modules] = rules.split('+');
  const names = [base!, ...modules.map((m) => `+${m}`)].map((part) => (has_key(`game.${part}`) ? t(`game.${part}` as Key) : part));
  return names.join(t('list.plus'));
}

const EMBLEMS: Record<string, string> = { duel: 'pyramids', 'duel+pantheon': 'sanctuary', wonders1: 'colossus', wonders2: 'great-lighthouse' };
const line_of = (rules: string) => (has_key(`game.${rules}.line`) ? t(`game.${rules}.line` as Key) : '');

export function GamePicker(props: { sets: RuleSet[]; setup: Setup }) {
  const games = () => props.sets.filter((s) => s.rules in EMBLEMS);
  return (
    <div class="start-block">
      <div class="games" role="radiogroup" aria-label={t('start.game')} onKeyDown={(event) => arrow_to(event, games().map((set) => set.rules), base_of(props.setup.rules()), props.setup.choose_rules)}>
        <For each={games()}>
          {(set) => (
            <button type="button" role="radio" class="game-tile" aria-checked={base_of(props.setup.rules()) === set.rules} tabindex={base_of(props.setup.rules()) === set.rules ? 0 : -1} data-value={set.rules} onClick={() => props.setup.choose_rules(set.rules)}>
              <span class="game-emblem"><Icon of="wonder" id={EMBLEMS[set.rules]!} /></span>
              <span class="game-name display">{game_name(set.rules)}</span>
              <span class="game-line">{line_of(set.rules)}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={base_of(props.setup.rules()).startsWith('wonders')}><ModuleSwitches base={base_of(props.setup.rules())} sets={props.sets} setup={props.setup} /></Show>
      <Show when={props.setup.rules().includes('+armada')}><p class="start-note">{t('start.house')}{props.setup.players() === 8 ? ` ${t('start.syracuse')}` : ''}</p></Show>
      <Show when={props.setup.counts().length > 1}>
        <Choices label={t('start.players')} values={props.setup.counts()} value={props.setup.players()} words={(n) => String(n)} onChoose={props.setup.choose_players} />
        <Show when={props.setup.players() === 2}><p class="start-note">{t('start.free-city')}</p></Show>
      </Show>
    </div>
  );
}

const base_of = (rules: string) => (rules in EMBLEMS ? rules : rules.split('+')[0]!);
