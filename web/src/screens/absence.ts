// Whom a bot may mind because he is gone: the server decides, this only offers what it would not refuse at once.
import type { SeatInfo, Update } from '../link/protocol';

export function may_be_missed(update: Update): SeatInfo[] {
  const live = 'seconds' in update.clock && update.clock.seconds <= 7200;
  const people = update.seats.filter((seat) => seat.kind === 'human' && seat.forfeit === null);
  if (!live || update.status !== 'playing' || update.you.length === 0 || people.length < 3) return [];
  return people.filter((seat) => !seat.present && seat.standin === null && !update.you.includes(seat.seat));
}
