// What a person may set: kept in the browser, shown on the root element, read by the style.
import { createEffect, createRoot, createSignal, type Accessor } from 'solid-js';
import { keep, kept } from './link/keep';

type Setting<T extends string> = { value: Accessor<T>; set: (value: T) => void };

function setting<T extends string>(key: string, values: readonly T[], first: T): Setting<T> {
  const stored = kept(key) as T | null;
  const [value, set] = createSignal<T>(stored && values.includes(stored) ? stored : first);
  return {
    value,
    set: (next) => {
      keep(key, next);
      set(() => next);
    },
  };
}

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
export const SOUNDS = ['turn', 'all', 'off'] as const;
export const LETTERS = ['off', 'on'] as const;
// 7 Wonders: of equally cheap ways to pay, whom the coins go to.
export const FAVOURS = ['weaker', 'left', 'right'] as const;
export type Favour = (typeof FAVOURS)[number];

export const settings = {
  theme: setting('theme', THEMES, 'auto'),
  motion: setting('motion', MOTIONS, 'auto'),
  sound: setting('sound', SOUNDS, 'turn'),
  letters: setting('letters', LETTERS, 'off'),
  favour: setting('favour', FAVOURS, 'weaker'),
};

export function apply_settings(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const [system_dark, set_system_dark] = createSignal(dark.matches);
  dark.addEventListener('change', () => set_system_dark(dark.matches));
  createRoot(() =>
    createEffect(() => {
      const root = document.documentElement;
      const theme = settings.theme.value();
      root.dataset['theme'] = theme === 'auto' ? (system_dark() ? 'dark' : 'light') : theme;
      root.dataset['motion'] = settings.motion.value();
      root.dataset['letters'] = settings.letters.value();
    }),
  );
}

export function moves_allowed(): boolean {
  const wish = settings.motion.value();
  if (wish === 'off') return false;
  return wish === 'on' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
