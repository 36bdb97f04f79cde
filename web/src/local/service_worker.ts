// Runs beside the page: keeps everything it is made of, so that it opens and plays with the network off. A new version is
// fetched in the background and waits until somebody asks for it.
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const PRECACHE: PrecacheEntry[]; // every file of the build
type Scope = {
  clients: { matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<unknown[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: (kind: 'message', listen: (event: MessageEvent & { waitUntil: (work: Promise<unknown>) => void }) => void) => void;
};
const scope = self as unknown as Scope;

precacheAndRoute(PRECACHE);
// Every address is the same page; what the server answers is not.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/api\//, /\/(healthz|readyz|metrics)$/, /\.\w+$/] }));

// Another window may be in the middle of a game that needs files of the old version.
async function take_over(answer: MessagePort | undefined): Promise<void> {
  const alone = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;
  answer?.postMessage(alone);
  if (alone) await scope.skipWaiting();
}
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(take_over(event.ports[0]));
});
