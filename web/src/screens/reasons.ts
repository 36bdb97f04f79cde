// Where the points of a category come from: the pieces that stand for it, with what is printed on them.
import type { DuelView } from '../board/duel/view';
import { pantheon_of } from '../board/pantheon/view';
import { signed } from '../board/piece/amount';
import type { Scope } from '../board/scope';
import { SCIENCES, type WondersView } from '../board/wonders/view';
import type { Effect } from '../catalogue/catalogue';
import { effects_text } from '../catalogue/words';
import { t } from '../text/language';
import { family_of, name_of } from '../text/names';

const TYPE_OF: Record<string, string> = {
  civilian: 'civilian', scientific: 'scientific', commercial: 'commercial', guilds: 'guild', temples: 'temple',
};

const scoring = (effects: Effect[]) => effects.filter((e) => /points|guild|science/.test(e.kind));

function cards_of(scope: Scope, cards: string[], type: string): string[] {
  return cards
    .map((id) => scope.catalogue.cards.get(id))
    .filter((face) => face !== undefined && face.type === type && scoring(face.effects).length > 0)
    .map((face) => `${name_of(scope.rules, 'cards', face!.id)}${t('list.colon')}${effects_text(scope.rules, scoring(face!.effects))}`);
}

function duel_reasons(scope: Scope, view: DuelView, seat: number, category: string): string[] {
  if (category === 'wonders') {
    return view.wonders[seat]!.filter((w) => w.built).map((w) => {
      const face = scope.catalogue.wonders.get(w.id);
      return `${name_of(scope.rules, 'wonders', w.id)}${t('list.colon')}${effects_text(scope.rules, scoring(face?.effects ?? [])) || '0'}`;
    });
  }
  if (category === 'progress') {
    return view.tokens[seat]!
      .map((id) => ({ id, effects: scoring(scope.catalogue.tokens.get(id)?.effects ?? []) }))
      .filter((token) => token.effects.length)
      .map((token) => `${name_of(scope.rules, 'tokens', token.id)}${t('list.colon')}${effects_text(scope.rules, token.effects)}`);
  }
  if (category === 'divinities') {
    return (pantheon_of(view)?.seats[seat]?.divinities ?? [])
      .map((id) => ({ id, effects: scope.catalogue.divinities.get(id)?.effects ?? [] }))
      .filter((god) => god.effects.some((e) => /points|guarded/.test(e.kind)))
      .map((god) => `${name_of(scope.rules, 'divinities', god.id)}${t('list.colon')}${effects_text(scope.rules, god.effects)}`);
  }
  if (category === 'temples') {
    return view.cities[seat]!.filter((id) => scope.catalogue.cards.get(id)?.type === 'temple').map((id) => name_of(scope.rules, 'cards', id));
  }
  if (category === 'military') {
    const steps = seat === 0 ? view.pawn : -view.pawn;
    return steps > 0 ? [t('end.pawn', { n: steps })] : [];
  }
  return cards_of(scope, view.cities[seat]!, TYPE_OF[category] ?? '');
}

function wonders_reasons(scope: Scope, view: WondersView, seat: number, category: string): string[] {
  const city = view.seats[seat];
  if (!city) return [];
  if (category === 'wonders') {
    const stages = scope.catalogue.boards.get(city.board ?? '')?.sides.get(city.side ?? '') ?? [];
    return stages.slice(0, city.stages).map((stage, i) => `${t('wonders.stage', { n: i + 1 })}${t('list.colon')}${effects_text(scope.rules, stage.effects)}`);
  }
  if (category === 'scientific') {
    return SCIENCES.map((symbol) => `${name_of(scope.rules, 'symbols', symbol)}${t('list.colon')}${city.science[symbol]}`);
  }
  if (category === 'military') return city.war.map(signed);
  return cards_of(scope, city.city, TYPE_OF[category] ?? '');
}

export function reasons(scope: Scope, seat: number, category: string): string[] {
  if (category === 'treasury') return [t('rail.coins', { n: scope.view().coins[seat] ?? 0 })];
  return family_of(scope.rules) === 'duel'
    ? duel_reasons(scope, scope.view() as DuelView, seat, category)
    : wonders_reasons(scope, scope.view() as WondersView, seat, category);
}
