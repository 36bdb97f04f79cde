// Card text, made from the effects: complete in every language by construction.
import { t, t_or } from '../text/language';
import { name_of } from '../text/names';
import type { CardFace, Cost, Effect } from './catalogue';

const number = (effect: Effect, key: string): number => Number(effect[key] ?? 0);
const text = (effect: Effect, key: string): string => String(effect[key] ?? '');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const joined = (parts: string[]): string => parts.join(t('list.and'));

function guild_gives(effect: Effect): string {
  const coins = number(effect, 'coins');
  const points = number(effect, 'points');
  const a = coins ? t('effect.guild.coins', { coins }) : '';
  const b = points ? t('effect.guild.points', { points }) : '';
  return a && b ? t('effect.guild.and', { a, b }) : a || b;
}

const fleets_text = (rules: string, fleets: string[]): string =>
  fleets.length === 4 ? t('effect.free-move.any') : fleets.map((fleet) => name_of(rules, 'fleets', fleet)).join(t('list.or'));

export function effect_text(rules: string, effect: Effect): string {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(effect)) {
    if (typeof value === 'number') values[key] = value;
  }
  if (effect['resource']) values['resource'] = name_of(rules, 'resources', text(effect, 'resource'));
  if (effect['symbol']) values['symbol'] = name_of(rules, 'symbols', text(effect, 'symbol'));
  if (effect['colour']) values['colour'] = name_of(rules, 'colours', text(effect, 'colour'));
  if (effect['counted']) values['counted'] = t_or(`counted.${text(effect, 'counted')}`, 'effect.unknown');
  if (Array.isArray(effect['resources'])) {
    values['resources'] = (effect['resources'] as string[]).map((r) => name_of(rules, 'resources', r)).join(t('list.or'));
  }
  if (Array.isArray(effect['where'])) values['where'] = t_or(`where.${(effect['where'] as string[]).join('-')}`, 'where.own');
  if (effect['seat']) values['where'] = t_or(`where.${text(effect, 'seat')}`, 'where.own');
  if (Array.isArray(effect['fleets'])) values['fleets'] = fleets_text(rules, effect['fleets'] as string[]);
  if (effect['power']) values['power'] = name_of(rules, 'powers', text(effect, 'power'));
  if (effect.kind === 'guild') values['gives'] = guild_gives(effect);
  const where = Array.isArray(effect['where']) ? '.where' : '';
  return t_or(`effect.${effect.kind}${where}`, 'effect.unknown', values);
}

export const effects_text = (rules: string, effects: Effect[]): string =>
  effects.map((effect) => capital(effect_text(rules, effect))).join(t('list.stop'));

function cost_parts(rules: string, cost: Cost): string[] {
  const parts = cost.goods.map((g) => t('cost.goods', { n: g.units, what: name_of(rules, 'resources', g.resource) }));
  if (cost.coins) parts.unshift(t('cost.coins', { n: cost.coins }));
  return parts;
}

// The things alone, for a row of costs.
export const cost_words = (rules: string, cost: Cost): string => cost_parts(rules, cost).join(t('list.plus'));

export function cost_text(rules: string, cost: Cost, needs: string[] = []): string {
  const parts = cost_parts(rules, cost);
  const price = parts.length ? t('cost.is', { cost: joined(parts) }) : t('cost.free');
  const chains = needs.map((id) => t('cost.chain', { symbol: chain_name(rules, id) }));
  return joined([price, ...chains]);
}

// A chain is a symbol in Duel and in the second edition, a building in the first, a mythology with Pantheon.
export function chain_name(rules: string, id: string): string {
  for (const kind of ['chains', 'mythologies', 'cards'] as const) {
    const found = name_of(rules, kind, id);
    if (found !== id) return found;
  }
  return id;
}

export function card_sentence(rules: string, card: CardFace): string {
  const parts = [effects_text(rules, card.effects)];
  for (const id of card.gives) parts.push(t('card.gives', { symbol: chain_name(rules, id) }));
  return t('card.sentence', {
    name: name_of(rules, 'cards', card.id),
    type: name_of(rules, 'colours', card.colour),
    effects: parts.join(t('list.stop')),
    cost: cost_text(rules, card.cost, card.needs),
  });
}
