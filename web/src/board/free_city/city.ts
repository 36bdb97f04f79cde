// The Free City of the game for two: the city behind the last seat, which has no owner and one who commands it in turn.
import type { Option } from '../../link/protocol';
import type { WondersSeat, WondersView } from '../wonders/view';

export const is_for_city = (view: WondersView) => (option: Option): boolean => option.city === view.players;
export const free_city = (view: WondersView): WondersSeat | undefined => (view.free_city ? view.seats[view.players] : undefined);
export const commands = (view: WondersView, seat: number): boolean => view.seats[seat]!.controls_free_city;
export const owes_order = (view: WondersView, seat: number): boolean => commands(view, seat) && !free_city(view)?.committed;
