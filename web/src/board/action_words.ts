// An action as a short phrase, for advice, buttons without a picture, and commitments.
import type { Parts } from '../link/protocol';
import { t, t_or } from '../text/language';
import { name_of } from '../text/names';
import { option_of } from './action';
import { name_in, type Scope } from './scope';

export function action_words(scope: Scope, action: string, parts: Parts | undefined = option_of(scope, action)): string {
  const words = (parts && phrase(scope, parts)) ?? action;
  return parts?.city !== undefined && parts.city >= scope.update().players ? t('do.city', { what: words }) : words;
}

function phrase(scope: Scope, option: Parts): string | undefined {
  const card = name_of(scope.rules, 'cards', option.card ?? '');
  const wonder = name_of(scope.rules, 'wonders', option.wonder ?? '');
  const god = name_of(scope.rules, 'divinities', option.divinity ?? '');
  switch (option.verb) {
    case 'build': return t(option.ship ? 'do.build.sail' : 'do.build', { card });
    case 'sell': return t('do.sell', { card });
    case 'wonder': return t('do.wonder', { wonder, card });
    case 'stage': return t(option.ship ? 'do.stage.sail' : 'do.stage', { card });
    case 'sail': return option.card ? t('do.sail.with', { card }) : t('do.sail', { fleets: (option.fleets ?? []).map((fleet) => name_of(scope.rules, 'fleets', fleet)).join(t('list.and')) });
    case 'keep': return t('do.keep', { island: name_of(scope.rules, 'islands', option.island ?? '') });
    case 'shipyard': return t('do.shipyard', { shipyard: name_of(scope.rules, 'shipyards', option.shipyard ?? '') });
    case 'stay-out': return t('do.stay-out');
    case 'fight': return t('do.fight');
    case 'draft': return t('do.draft', { name: wonder });
    case 'take': return t('do.take', { name: name_of(scope.rules, 'tokens', option.token ?? '') });
    case 'destroy': return t('do.destroy', { card });
    case 'revive': return t('do.revive', { card });
    case 'start': return t('turn.start.other', { name: name_in(scope.update(), option.seat!) });
    case 'side': return t_or(`wonders.side.${option.side}`, 'turn.side');
    case 'activate': return t('do.activate');
    case 'place': return t('do.place', { god, n: option.slot! + 1 });
    case 'invoke': return t('do.invoke', { god });
    case 'deck': return t('do.deck', { name: name_of(scope.rules, 'mythologies', option.mythology ?? '') });
    case 'top': return t('do.top', { god });
    case 'nisaba': return t('do.nisaba', { card });
    case 'baal': return t('do.baal', { card });
    case 'with': return t('do.with', { card });
    case 'zeus': return t('do.zeus', { n: option.slot! + 1 });
    case 'anubis': return t('do.anubis', { wonder });
    case 'isis': return t('do.isis', { wonder });
    case 'ra': return t('do.ra', { wonder });
    case 'minerva': return track_words(scope, option.space!);
    case 'drop': return t('do.drop', { where: track_words(scope, option.space!) });
    case 'fire': return t('do.fire', { where: track_words(scope, option.space!) });
    case 'board': return name_of(scope.rules, 'boards', option.board ?? '');
    case 'pass': return t('turn.pass');
    default: return undefined;
  }
}

// A space of the conflict track, seen from the middle.
function track_words(scope: Scope, position: number): string {
  if (position === 0) return t('event.pawn.middle');
  return t('event.pawn.at', { n: Math.abs(position), name: name_in(scope.update(), position > 0 ? 1 : 0) });
}
