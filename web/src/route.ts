// Addresses: / · /t/k3 · /t/k3/replay · /rules/duel#topic · /cards/duel · /settings · /link#code
import { createSignal } from 'solid-js';

const [path, set_path] = createSignal(typeof location === 'undefined' ? '/' : location.pathname + location.hash);
export { path };

export const parts = (): string[] => path().split('#')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
export const anchor = (): string => path().split('#')[1] ?? '';

export function go(to: string): void {
  if (to !== path()) history.pushState(null, '', to);
  set_path(to);
  if (!to.includes('#')) window.scrollTo(0, 0);
}

export function watch_address(): void {
  window.addEventListener('popstate', () => set_path(location.pathname + location.hash));
  // Links inside the page change the address without loading it anew.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
