// An action as a short phrase, for advice, buttons without a picture, and commitments.
import { t, t_or } from '../text/language';
import { name_of } from '../text/names';
import { parse_action } from './action';
import { name_in, type Scope } from './scope';

export function action_words(scope: Scope, action: string): string {
  const { verb, args, with: used, city } = parse_action(action);
  if (city) return t('do.city', { what: action_words(scope, action.replace(/^city /, '')) });
  const card = (id: string | undefined) => name_of(scope.rules, 'cards', id ?? '');
  const first = args[0] ?? '';
  switch (verb) {
    case 'build': return t('do.build', { card: card(first) });
    case 'sell': return t('do.sell', { card: card(first) });
    case 'wonder': return t('do.wonder', { wonder: name_of(scope.rules, 'wonders', first), card: card(used) });
    case 'stage': return t('do.stage', { card: card(used) });
    case 'draft': return t('do.draft', { name: name_of(scope.rules, 'wonders', first) });
    case 'take': return t('do.take', { name: name_of(scope.rules, 'tokens', first) });
    case 'destroy': return t('do.destroy', { card: card(first) });
    case 'revive': return t('do.revive', { card: card(first) });
    case 'start': return t('turn.start.other', { name: name_in(scope.update(), Number(first)) });
    case 'side': return t_or(`wonders.side.${first}`, 'turn.side');
    case 'activate': return t('do.activate');
    case 'place': return t('do.place', { god: name_of(scope.rules, 'divinities', first), n: Number(args[1]) + 1 });
    case 'invoke': return t('do.invoke', { god: name_of(scope.rules, 'divinities', first) });
    case 'deck': return t('do.deck', { name: name_of(scope.rules, 'mythologies', first) });
    case 'top': return t('do.top', { god: name_of(scope.rules, 'divinities', first) });
    case 'nisaba': return t('do.nisaba', { card: card(first) });
    case 'baal': return t('do.baal', { card: card(first) });
    case 'with': return t('do.with', { card: card(first) });
    case 'zeus': return t('do.zeus', { n: Number(first) + 1 });
    case 'anubis': return t('do.anubis', { wonder: name_of(scope.rules, 'wonders', first) });
    case 'isis': return t('do.isis', { wonder: name_of(scope.rules, 'wonders', first) });
    case 'ra': return t('do.ra', { wonder: name_of(scope.rules, 'wonders', first) });
    case 'minerva': return track_words(scope, Number(first));
    case 'drop': return t('do.drop', { where: track_words(scope, Number(first)) });
    case 'fire': return t('do.fire', { where: track_words(scope, Number(first)) });
    case 'board': return name_of(scope.rules, 'boards', first);
    case 'pass': return t('turn.pass');
    default: return action;
  }
}

// A space of the conflict track, seen from the middle.
function track_words(scope: Scope, position: number): string {
  if (position === 0) return t('event.pawn.middle');
  return t('event.pawn.at', { n: Math.abs(position), name: name_in(scope.update(), position > 0 ? 1 : 0) });
}
