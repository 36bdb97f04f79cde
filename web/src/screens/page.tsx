// The frame of every screen but the table: the bar on top, one column below.
import { For, type JSX } from 'solid-js';
import { Icon } from '../icon/icon';
import { choose_language, language, LANGUAGE_NAMES, LANGUAGES, t } from '../text/language';
import { Horizon } from './horizon';
import './page.css';

export function Logo() {
  return (
    <a class="logo" href="/" aria-label={`Heptad. ${t('app.home')}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true"><path class="logo-shape" d="M16 1.5 27.3 7l2.800 12.300-7.800 9.800H9.700l-7.800-9.800L4.700 7z" /><path class="logo-mark" d="M9 23V12l7-4.500 7 4.500v11h-3.200v-8.500h-2.200V23h-3.200v-8.500h-2.200V23z" /></svg>
      <span class="display">Heptad</span>
    </a>
  );
}

// Each language is named in itself; the button shows the one it leads to.
export function LanguageButton() {
  const next = () => LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length]!;
  return (
    <button type="button" class="button quiet small language-button" onClick={() => choose_language(next())} lang={next()}>
      <Icon of="ui" id="language" />
      <span>{LANGUAGE_NAMES[next()]}</span>
    </button>
  );
}

export function Page(props: { title?: string; children: JSX.Element; wide?: boolean }) {
  return (
    <div class="page">
      <header class="page-bar">
        <Logo />
        <span class="spacer" />
        <nav class="page-nav" aria-label={t('nav.menu')}>
          <a class="button quiet small" href="/rules/duel"><Icon of="chain" id="book" /><span>{t('nav.rules')}</span></a>
          <a class="button quiet small" href="/cards/duel"><Icon of="ui" id="cards" /><span>{t('nav.cards')}</span></a>
          <a class="button quiet small" href="/settings"><Icon of="ui" id="settings" /><span>{t('nav.settings')}</span></a>
          <LanguageButton />
        </nav>
      </header>
      <main class="page-main" classList={{ wide: props.wide }}>{props.children}</main>
      <Horizon />
    </div>
  );
}

type ChoicesProps<T extends string | number> = {
  label: string;
  values: readonly T[];
  value: T;
  words: (value: T) => JSX.Element;
  onChoose: (value: T) => void;
  hide_label?: boolean;
};

// One of several, as a radio group: arrows move, Tab enters and leaves.
// Arrow keys in a radio group: to the next or the one before, round the ends.
export function arrow_to<T>(event: KeyboardEvent, values: readonly T[], value: T, choose: (value: T) => void): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!way) return;
  event.preventDefault();
  choose(values[(values.indexOf(value) + way + values.length) % values.length]!);
  const group = event.currentTarget as HTMLElement;
  queueMicrotask(() => group.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
}

export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  return (
    <div>
      <span class="label" classList={{ 'hidden-visually': props.hide_label }}>{props.label}</span>
      <div class="choices" role="radiogroup" aria-label={props.label} onKeyDown={(event) => arrow_to(event, props.values, props.value, props.onChoose)}>
        <For each={props.values as T[]}>
          {(value) => (
            <button type="button" role="radio" aria-checked={props.value === value} tabindex={props.value === value ? 0 : -1} data-value={value} onClick={() => props.onChoose(value)}>
              {props.words(value)}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
