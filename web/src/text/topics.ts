// What can be asked about on a board, the words for it, and where its rule stands.
import type { CardFace, Catalogue, Effect } from '../catalogue/catalogue';
import { partners } from '../catalogue/partners';
import { FLEETS, type Sea } from '../catalogue/sea';
import { card_sentence, cost_text, cost_words, effects_text } from '../catalogue/words';
import type { IconFamily } from '../icon/sprite';
import { has_key, t, type Key } from './language';
import { name_of } from './names';

type Topic = { id: string; icon: [IconFamily, string] };
const TOPICS: Record<'duel' | 'wonders', Topic[]> = {
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

const MODULE_TOPICS: Record<string, Topic[]> = {
  armada: [{ id: 'sea', icon: ['sea', 'ship'] }, { id: 'strength', icon: ['sea', 'anchor'] }, { id: 'tradelevel', icon: ['sea', 'scales'] }],
  teams: [{ id: 'team', icon: ['team', '0'] }],
};
export const topics_of = (rules: string): Topic[] => [...TOPICS[rules.startsWith('duel') ? 'duel' : 'wonders'], ...rules.split('+').slice(1).flatMap((module) => MODULE_TOPICS[module] ?? [])];

export type Answer = { title: string; text: string[]; anchor: string };

// Effects lead to the section that explains their kind.
const ANCHORS: [RegExp, string][] = [
  [/island/, 'islands'],
  [/naval|strength|may-stay/, 'naval'],
  [/tradelevel|piracy|no-losses/, 'losses'],
  [/invasion|emporium/, 'invasions'],
  [/move|ship|^sea$/, 'ships'],
  [/^team$/, 'teams'],
  [/price|produce|trade|discount|good/, 'trade'],
  [/conflict|track|shield|loot|military/, 'military'],
  [/science|symbol/, 'science'],
  [/token/, 'tokens'],
  [/chain/, 'chains'],
  [/wonder|extra-turn|destroy|revive|stage/, 'wonders'],
  [/pantheon|god|myth|offering|deck/, 'pantheon'],
  [/points|coins|guild/, 'scoring'],
];
const anchor_of = (id: string): string => ANCHORS.find(([pattern]) => pattern.test(id))?.[1] ?? 'turn';

function card_answer(rules: string, catalogue: Catalogue, id: string): Answer {
  const face = catalogue.cards.get(id)!;
  const { givers, takers } = partners(catalogue, face);
  const names = (faces: CardFace[]) => faces.map((one) => t('browser.of-age', { name: name_of(rules, 'cards', one.id), age: t(`age.${one.age as 1}`) })).join(t('list.and'));
  const text = [card_sentence(rules, face)];
  if (face.house) text.push(t('sea.card.house'));
  if (givers.length) text.push(t('browser.from', { names: names(givers) }));
  if (takers.length) text.push(t('browser.to', { names: names(takers) }));
  return { title: name_of(rules, 'cards', id), text, anchor: 'cards' };
}

function board_answer(rules: string, catalogue: Catalogue, id: string): Answer {
  const board = catalogue.boards.get(id)!;
  const sides = [...board.sides].map(([side, stages]) => {
    const words = stages.map((stage, i) => `${t('wonders.stage', { n: i + 1 })}${t('list.colon')}${effects_text(rules, stage.effects)}${t('list.and')}${cost_text(rules, stage.cost)}`);
    return `${name_of(rules, 'sides', side)}${t('list.colon')}${words.join(t('list.stop'))}`;
  });
  return { title: name_of(rules, 'boards', id), text: [t('topic.board.start', { what: name_of(rules, 'resources', board.start) }), ...sides], anchor: 'wonders' };
}

// The costs of all spaces in their order, lane by lane; what is ours says so.
function shipyard_answer(rules: string, sea: Sea, id: string): Answer {
  const yard = sea.shipyards.get(id)!;
  const lanes = FLEETS.map((fleet) => {
    const tolls = yard.lanes[fleet].map((toll) => cost_words(rules, toll.cost)).join(' · ');
    return `${name_of(rules, 'fleets', fleet)}${yard.wonder_fleet === fleet ? ` (${t('sea.wonder')})` : ''}${t('list.colon')}${tolls}`;
  });
  return { title: name_of(rules, 'shipyards', id), text: [...lanes, t('sea.house.why')], anchor: 'ships' };
}

// What may lie under a back: nobody has seen it yet in this game.
function back_answer(rules: string, catalogue: Catalogue, back: string, { age, seen, backs }: Known): Answer {
  const type = back === 'age' ? undefined : back;
  const special = (face: CardFace) => face.type === 'guild' || face.type === 'temple';
  const may = [...catalogue.cards.values()].filter((face) => face.age === age && !seen.has(face.id) && (type ? face.type === type : !special(face)));
  const key = back === 'age' ? 'board.facedown' : (`board.facedown.${back}` as 'board.facedown.guild');
  return { title: t(key), text: [t('topic.back', { n: may.length, down: backs.filter((one) => one === back).length, names: may.map((face) => name_of(rules, 'cards', face.id)).join(t('list.and')) })], anchor: 'setup' };
}

// `seen`: the cards that have turned up so far; `backs`: those that lie face down; `age`: the one being played.
export type Known = { age: number; seen: Set<string>; backs: string[] };

export function explain(rules: string, catalogue: Catalogue, id: string, known?: Known): Answer {
  const dot = id.indexOf('.');
  const [kind, name] = dot < 0 ? ['', id] : [id.slice(0, dot), id.slice(dot + 1)];
  const family = rules.startsWith('duel') ? 'duel' : 'wonders';
  if (kind === 'card' && catalogue.cards.has(name)) return card_answer(rules, catalogue, name);
  if (kind === 'board' && catalogue.boards.has(name)) return board_answer(rules, catalogue, name);
  if (kind === 'back' && known) return back_answer(rules, catalogue, name, known);
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
  const island = catalogue.sea?.islands.get(name);
  if (kind === 'island' && island) return { title: name_of(rules, 'islands', name), text: [t('sea.island.level', { n: island.level }), effects_text(rules, island.effects)], anchor: 'islands' };
  if (kind === 'shipyard' && catalogue.sea?.shipyards.has(name)) return shipyard_answer(rules, catalogue.sea, name);
  if (kind === 'lane') return { title: name_of(rules, 'fleets', name), text: [t(`topic.lane.${name}` as Key)], anchor: 'ships' };
  const title = [`topic.${family}.${name}.title`, `topic.${name}.title`].find(has_key);
  const text = [`topic.${family}.${name}`, `topic.${name}`].find(has_key);
  return { title: title ? t(title as Key) : name, text: text ? [t(text as Key)] : [], anchor: anchor_of(name) };
}
