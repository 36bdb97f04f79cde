// Where the points of a category come from: the lines the engine tells, with their numbers.
import type { Scope } from '../board/scope';
import type { ScoreLine } from '../link/protocol';
import { has_key, t, type Key } from '../text/language';
import { family_of, name_of, type NameKind } from '../text/names';

const KINDS: Record<string, NameKind> = { progress: 'tokens', divinities: 'divinities', scientific: 'symbols', islands: 'islands' };

export const minus = (n: number): string => String(n).replace('-', '−');

function thing(rules: string, line: ScoreLine): string {
  const n = line.count ?? 0;
  const stage = /^stage-(\d)$/.exec(line.of);
  if (stage) return t('wonders.stage', { n: stage[1]! });
  if (has_key(`line.${line.of}`)) return t(`line.${line.of}` as Key, { n });
  switch (line.of) {
    case 'coins': return t('rail.coins', { n });
    case 'pawn': return t('end.pawn', { n });
    case 'copy-guild': return t('line.copy');
  }
  const kind = line.category === 'wonders' ? 'wonders' : (family_of(rules) === 'duel' && line.category === 'scientific' ? 'cards' : KINDS[line.category]) ?? 'cards';
  return name_of(rules, kind, line.of);
}

const amount = (line: ScoreLine): string =>
  line.each !== undefined && line.count !== undefined ? `${minus(line.each)} × ${line.count} = ${minus(line.points)}` : minus(line.points);

const sum = (points: number[]): string[] =>
  points.length > 1 ? [`${points.map(minus).join(' + ')} = ${minus(points.reduce((a, b) => a + b, 0))}`] : [];

export function reasons(scope: Scope, seat: number, category: string): string[] {
  if (category === 'total') {
    const { total: _, ...parts } = scope.view().sheets[seat] ?? {};
    return sum(Object.values(parts));
  }
  const lines = (scope.view().lines?.[seat] ?? []).filter((line) => line.category === category);
  return [...lines.map((line) => `${thing(scope.rules, line)}${t('list.colon')}${amount(line)}`), ...sum(lines.map((line) => line.points))];
}
