// Showing what moved where: a card that leaves the table flies to where it went. Nothing waits for it.
import { moves_allowed } from '../settings';
import type { GameEvent, Update } from '../link/protocol';

const TIME = 260;

type Flight = { ghost: HTMLElement; from: DOMRect; to: () => Element | null };

function target_of(event: GameEvent): (() => Element | null) | undefined {
  const seat = `[data-seat="${event.seat}"]`;
  switch (event.event) {
    case 'built':
    case 'revived':
      return () => document.querySelector(`${seat} [data-built="${event['card']}"]`) ?? document.querySelector(seat);
    case 'sold':
      return () => document.querySelector(`${seat} .coins`) ?? document.querySelector(seat);
    case 'wonder-built':
      return () => document.querySelector(`${seat} [data-wonder="${event['wonder']}"]`) ?? document.querySelector(seat);
    default:
      return undefined;
  }
}

function start(event: GameEvent): Flight | undefined {
  const id = event['card'] ?? event['with'];
  const to = target_of(event);
  const source = typeof id === 'string' ? document.querySelector<HTMLElement>(`.slot [data-card="${id}"], .hand [data-card="${id}"]`) : null;
  if (!source || !to) return undefined;
  const ghost = source.cloneNode(true) as HTMLElement;
  const from = source.getBoundingClientRect();
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;z-index:90;pointer-events:none;--w:${from.width}px;margin:0`;
  return { ghost, from, to };
}

function fly({ ghost, from, to }: Flight): void {
  const goal = to()?.getBoundingClientRect();
  if (!goal || goal.width === 0) return;
  document.body.append(ghost);
  const x = goal.left + goal.width / 2 - (from.left + from.width / 2);
  const y = goal.top + goal.height / 2 - (from.top + from.height / 2);
  const small = Math.max(0.12, Math.min(0.5, goal.height / from.height));
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0.35 },
    ],
    { duration: TIME, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

// Called before the new position is drawn, while the old one can still be measured.
export function prepare_flight(_next: Update, fresh: GameEvent[]): void {
  if (typeof document === 'undefined' || document.hidden || fresh.length > 40 || !moves_allowed()) return;
  const flights = fresh.map(start).filter((flight) => flight !== undefined);
  if (flights.length) requestAnimationFrame(() => flights.slice(0, 8).forEach(fly));
}
