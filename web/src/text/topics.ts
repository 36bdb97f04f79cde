// What can be asked about on a board, the words for it, and where its rule stands.
import type { Catalogue, Effect } from '../catalogue/catalogue';
import { card_sentence, cost_text, effects_text } from '../catalogue/words';
import type { IconFamily } from '../icon/sprite';
import { has_key, t, type Key } from './language';
import { name_of } from './names';

type Topic = { id: string; icon: [IconFamily, string] };
export const TOPICS: Record<'duel' | 'wonders', Topic[]> = {
  duel: [
    { id: 'turn', icon: ['good', 'card'] },
    { id: 'prices', icon: ['good', 'trade'] },
    { id: 'chain', icon: ['ui', 'link'] },
    { id: 'track', icon: ['good', 'pawn'] },
    { id: 'science', icon: ['science', 'armillary'] },
    { id: 'tokens', icon: ['good', 'token'] },
    { id: 'wonders', icon: ['good', 'wonder'] },
    { id: 'coins', icon: ['good', 'coin'] },
    { id: 'points', icon: ['good', 'laurel'] },
  ],
  wonders: [
    { id: 'turn', icon: ['good', 'card'] },
    { id: 'trade', icon: ['good', 'trade'] },
    { id: 'chain', icon: ['ui', 'link'] },
    { id: 'conflict', icon: ['good', 'shield'] },
    { id: 'science', icon: ['science', 'compass'] },
    { id: 'stages', icon: ['good', 'stage'] },
    { id: 'coins', icon: ['good', 'coin'] },
    { id: 'points', icon: ['good', 'laurel'] },
  ],
};

export type Answer = { title: string; text: string[]; anchor: string };

// Effects lead to the section that explains their kind.
const ANCHORS: [RegExp, string][] = [
  [/price|produce|trade|discount|good/, 'trade'],
  [/shield|loot|military/, 'military'],
  [/science|symbol/, 'science'],
  [/token/, 'tokens'],
  [/chain/, 'chains'],
  [/wonder|extra-turn|destroy|revive|stage/, 'wonders'],
  [/pantheon|god|myth|offering|deck/, 'pantheon'],
  [/points|coins|guild/, 'scoring'],
];
const anchor_of = (id: string): string => ANCHORS.find(([pattern]) => pattern.test(id))?.[1] ?? 'turn';

export function explain(rules: string, catalogue: Catalogue, id: string): Answer {
  const dot = id.indexOf('.');
  const [kind, name] = dot < 0 ? ['', id] : [id.slice(0, dot), id.slice(dot + 1)];
  const family = rules.startsWith('duel') ? 'duel' : 'wonders';
  const face = catalogue.cards.get(name);
  if (kind === 'card' && face) return { title: name_of(rules, 'cards', name), text: [card_sentence(rules, face)], anchor: 'cards' };
  const wonder = catalogue.wonders.get(name);
  if (kind === 'wonder' && wonder) {
    return { title: name_of(rules, 'wonders', name), text: [effects_text(rules, wonder.effects), cost_text(rules, wonder.cost)], anchor: 'wonders' };
  }
  const token = catalogue.tokens.get(name);
  if (kind === 'token' && token) return { title: name_of(rules, 'tokens', name), text: [effects_text(rules, token.effects)], anchor: 'tokens' };
  const god = catalogue.divinities.get(name);
  if (kind === 'god' && god) return { title: name_of(rules, 'divinities', name), text: [effects_text(rules, god.effects)], anchor: 'pantheon' };
  if (kind === 'good') return { title: name_of(rules, 'resources', name), text: [t('topic.good')], anchor: 'trade' };
  if (kind === 'effect') {
    const effects = JSON.parse(name) as Effect[];
    return { title: t('topic.effect'), text: [effects_text(rules, effects)], anchor: anchor_of(effects[0]!.kind) };
  }
  const title = [`topic.${family}.${name}.title`, `topic.${name}.title`].find(has_key);
  const text = [`topic.${family}.${name}`, `topic.${name}`].find(has_key);
  return { title: title ? t(title as Key) : name, text: text ? [t(text as Key)] : [], anchor: anchor_of(name) };
}
