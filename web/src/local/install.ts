// Keeps the page in this browser, and says when a newer one is ready. It is put in place when somebody asks for it, never by
// itself: nobody's game is interrupted.
import { createSignal } from 'solid-js';

const [update_ready, set_ready] = createSignal<ServiceWorker>();
const [other_windows, set_other_windows] = createSignal(false);
export { other_windows, update_ready };

function watch(registration: ServiceWorkerRegistration): void {
  // The first one of all is no update.
  const look = () => navigator.serviceWorker.controller && registration.waiting && set_ready(() => registration.waiting!);
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  document.addEventListener('visibilitychange', () => !document.hidden && void registration.update().catch(() => undefined));
}

export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => void navigator.serviceWorker.register(new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI)).then((one) => one && watch(one), () => undefined);
  // What the page itself needs comes first.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

export function use_update(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: alone }: MessageEvent<boolean>) => {
    set_other_windows(!alone);
    if (alone) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  };
  update_ready()?.postMessage('take-over', [port2]);
}
