// Addresses: / · /t/k3 · /t/k3/replay#move · /t/k3/review#move · /t/k3/analysis#line · /analysis · /rules/duel#topic · /cards/duel · /settings · /link#code · /game#record
// A host of files knows only the page itself: there they stand behind a #.
import { createSignal } from 'solid-js';
import { serverless } from './link/where';

function address(): string {
  if (typeof location === 'undefined') return '/';
  return serverless ? location.hash.slice(1) || '/' : location.pathname + location.hash;
}
const [path, set_path] = createSignal(address());
export { path };

export const parts = (): string[] => path().split('#')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
export const anchor = (): string => path().split('#')[1] ?? '';

const href_of = (to: string): string => (serverless ? `#${to}` : to);
// To be given to others.
export const whole_address = (to: string): string => new URL(href_of(to), location.href.split('#')[0]).href;

// The page as it is, at another place in it.
export function stay_at(place: string | number): void {
  history.replaceState(null, '', href_of(`${path().split('#')[0]}#${place}`));
}

export function go(to: string): void {
  if (to !== path()) history.pushState(null, '', href_of(to));
  set_path(to);
  if (!to.includes('#')) window.scrollTo(0, 0);
}

// Where a link inside the page leads; nothing for others.
function inside(link: HTMLAnchorElement | null | undefined): string | undefined {
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (!serverless) return link.pathname + link.hash;
  const to = link.getAttribute('href') ?? '';
  return to.startsWith('#/') ? to.slice(1) : to.startsWith('/') ? to : undefined;
}
const link_at = (event: Event) => (event.target as Element).closest?.('a');

export function watch_address(): void {
  window.addEventListener('popstate', () => set_path(address()));
  // Links inside the page change the address without loading it anew.
  document.addEventListener('click', (event) => {
    const link = link_at(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    const to = plain && !link?.target ? inside(link) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });
  if (!serverless) return;
  // In a window of its own a link must lead to the page that is there.
  const point = (event: Event) => {
    const link = link_at(event);
    const to = inside(link);
    if (to !== undefined) link!.setAttribute('href', href_of(to));
  };
  for (const kind of ['pointerdown', 'focusin', 'contextmenu']) document.addEventListener(kind, point);
}
