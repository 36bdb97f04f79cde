// Showing what moved where: a card that leaves the table flies to where it went. Nothing waits for it.
import { moves_allowed } from '../settings';
import type { GameEvent, Seat, Update } from '../link/protocol';

const TIME = 260;

type Flight = { ghost: HTMLElement; from: DOMRect; to: () => Element | null };

// Where a thing lies before it moves, and where it goes.
type Way = { from: string; to: string[] };

function way_of(event: GameEvent, me: Seat | null): Way | undefined {
  const seat = `[data-seat="${event.seat}"]`;
  // My hand may hold another copy of what somebody else played.
  const lies = event.seat === me ? ':is(.slot, .hand)' : '.slot';
  const card = `${lies} [data-card="${event['card'] ?? event['with']}"]`;
  switch (event.event) {
    case 'built':
    case 'revived': return { from: card, to: [`${seat} [data-built="${event['card']}"]`, seat] };
    case 'sold': return { from: card, to: [`${seat} .coins`, seat] };
    case 'wonder-built': return { from: card, to: [`${seat} [data-wonder="${event['wonder']}"]`, seat] };
    case 'stage-built': return { from: card, to: [`${seat} .stage.built:nth-child(${event['stage']})`, seat] };
    case 'drafted': return { from: `.draft [data-wonder="${event['wonder']}"]`, to: [`${seat} [data-wonder="${event['wonder']}"]`, seat] };
    case 'token-taken': return { from: `.board-tokens [data-token="${event['token']}"]`, to: [`${seat} [data-token="${event['token']}"]`, seat] };
    default: return undefined;
  }
}

function start(event: GameEvent, me: Seat | null): Flight | undefined {
  const way = way_of(event, me);
  const source = way && document.querySelector<HTMLElement>(way.from);
  if (!source) return undefined;
  const to = () => way.to.map((selector) => document.querySelector(selector)).find((found) => found !== null) ?? null;
  const ghost = source.cloneNode(true) as HTMLElement;
  const from = source.getBoundingClientRect();
  for (const name of ['data-card', 'data-wonder', 'data-token']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;z-index:90;pointer-events:none;--w:${from.width}px;width:${from.width}px;height:${from.height}px;margin:0`;
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
export function prepare_flight(next: Pick<Update, 'as'>, fresh: GameEvent[]): void {
  if (typeof document === 'undefined' || document.hidden || fresh.length > 40 || !moves_allowed()) return;
  const flights = fresh.map((event) => start(event, next.as)).filter((flight) => flight !== undefined);
  if (flights.length) requestAnimationFrame(() => flights.slice(0, 8).forEach(fly));
}
