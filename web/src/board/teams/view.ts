// Teams' part of docs/view.md.
import type { ViewBase } from '../../link/protocol';

type TeamSeat = { partner?: number; points?: number };
const seats_of = (view: ViewBase): TeamSeat[] => (view as ViewBase & { seats?: TeamSeat[] }).seats ?? [];

export const partner_of = (view: ViewBase, seat: number): number | undefined => seats_of(view)[seat]?.partner;

// Teams in the order of their first seats.
export function teams_of(view: ViewBase): [number, number][] {
  return seats_of(view).flatMap(({ partner }, seat): [number, number][] => (partner !== undefined && seat < partner ? [[seat, partner]] : []));
}

export function team_of(view: ViewBase, seat: number): number | undefined {
  const found = teams_of(view).findIndex((team) => team.includes(seat));
  return found < 0 ? undefined : found;
}
