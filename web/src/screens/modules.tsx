// Armada and teams as switches on a base game, where the server has them.
import { For, Show } from 'solid-js';
import type { RuleSet } from '../link/protocol';
import { has_key, t, type Key } from '../text/language';
import './modules.css';
import type { Setup } from './new_game';

const modules_of = (rules: string): string[] => rules.split('+').slice(1);

export function ModuleSwitches(props: { base: string; sets: RuleSet[]; setup: Setup }) {
  const variants = () => props.sets.filter((set) => set.rules.split('+')[0] === props.base);
  const all = () => [...new Set(variants().flatMap((set) => modules_of(set.rules)))];
  const on = () => modules_of(props.setup.rules());
  // The rule set with these modules, in whatever order it names them.
  const with_modules = (wanted: string[]) => variants().find(({ rules }) => modules_of(rules).length === wanted.length && modules_of(rules).every((one) => wanted.includes(one)))?.rules;
  const toggled = (module: string) => with_modules(on().includes(module) ? on().filter((one) => one !== module) : [...on(), module]);
  const name = (module: string) => (has_key(`game.+${module}`) ? t(`game.+${module}` as Key) : module);
  const line = (module: string) => (has_key(`start.+${module}`) ? t(`start.+${module}` as Key) : '');
  return (
    <Show when={all().length}>
      <div role="group" aria-label={t('start.modules')}>
        <span class="label">{t('start.modules')}</span>
        <div class="start-modules">
          <For each={all()}>
            {(module) => (
              <button type="button" role="switch" class="start-module" aria-checked={on().includes(module)} disabled={!toggled(module)} data-module={module} onClick={() => props.setup.choose_rules(toggled(module)!)}>
                <span class="start-module-name display">{name(module)}</span>
                <span class="start-module-line">{line(module)}</span>
                <span class="start-module-knob" aria-hidden="true" />
              </button>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}
