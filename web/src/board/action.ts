// What an option does and names comes with it, in parts; its text is sent back, and shown only where nothing better is known.
import type { Option, Parts } from '../link/protocol';
import type { Scope } from './scope';

// The option of that text, while it stands in the list.
export const option_of = (scope: Pick<Scope, 'update'>, action: string | undefined): Option | undefined => scope.update().legal.find((option) => option.action === action);

const USES_UP = ['build', 'sell', 'wonder', 'stage', 'sail'];

// The card an option would use up, whichever way it is used.
export const card_of = (option: Parts | undefined): string | undefined => (option && USES_UP.includes(option.verb) ? option.card : undefined);

// The card of the act that is on its way to the server.
export const going_card = (scope: Pick<Scope, 'update' | 'pending'>): string | undefined => card_of(option_of(scope, scope.pending()));

// What is done with it, whoever is paid: the same for all ways to pay.
export const use_of = ({ verb, card, free, city, ship }: Option): string => [verb, card, free, city, ship].join();
