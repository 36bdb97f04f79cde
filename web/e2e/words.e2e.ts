// Everything the real server can say has words in both languages: printed effects, names, events.
import { describe, expect, test } from 'vitest';
import { read_catalogue } from '../src/catalogue/catalogue';
import { card_sentence, effect_text } from '../src/catalogue/words';
import type { GameEvent, ReplayPosition, Update } from '../src/link/protocol';
import { choose_language, LANGUAGES, t } from '../src/text/language';
import { name_of } from '../src/text/names';
import { sentence } from '../src/text/sentences';
import { cast, test_nth } from './cast';
import { play } from './play';
import { make_table } from './table';

const stage = cast();
const BROKEN = /[{}]|undefined|NaN|\b1 (coins|points|shields|cards|spaces|symbols)\b/;
const ask = async <T>(path: string): Promise<T> => (await (await fetch(stage.server.url + path)).json()) as T;

describe('words for everything', () => {
  test('every printed effect and every name, in both languages', async () => {
    const missing: string[] = [];
    for (const rules of await stage.server.rules()) {
      const catalogue = read_catalogue(await ask(`/api/catalogue?rules=${encodeURIComponent(rules)}&players=${rules.startsWith('duel') ? 2 : 7}`));
      for (const language of LANGUAGES) {
        choose_language(language);
        const check = (where: string, words: string) => {
          if (words.includes(t('effect.unknown')) || BROKEN.test(words)) missing.push(`${rules} ${language} ${where}: ${words}`);
        };
        for (const card of catalogue.cards.values()) check(card.id, card_sentence(rules, card));
        for (const kind of ['wonders', 'tokens', 'divinities'] as const) {
          for (const face of catalogue[kind].values()) {
            check(face.id, face.effects.map((effect) => effect_text(rules, effect)).join());
            if (name_of(rules, kind, face.id) === face.id) missing.push(`${rules} ${language}: no name for ${face.id}`);
          }
        }
        for (const board of catalogue.boards.values()) for (const stages of board.sides.values()) for (const one of stages) check(board.id, one.effects.map((effect) => effect_text(rules, effect)).join());
      }
    }
    expect(missing).toEqual([]);
  });

  for (const [n, rules] of ['duel+pantheon', 'wonders1', 'wonders2'].entries()) {
    test_nth(n)(`${rules}: every event of a whole game is a sentence in both languages`, async () => {
      const { page } = await stage.enter();
      const table = await make_table(page, stage.server.url, { rules, players: 4 });
      await play([page], { seed: 71 });
      const events: GameEvent[] = [];
      for (let step = 0, steps = 1; step <= steps; step += 64) {
        const part = await ask<{ steps: number; positions: ReplayPosition[] }>(`/api/tables/${table}/replay?step=${step}&count=64`);
        steps = part.steps;
        events.push(...part.positions.flatMap((position) => position.events));
      }
      expect(events.length).toBeGreaterThan(50);
      const update = { rules, seats: [0, 1, 2, 3].map((seat) => ({ seat, kind: 'human', name: `P${seat}` })) } as unknown as Update;
      const wrong = new Set<string>();
      for (const language of LANGUAGES) {
        choose_language(language);
        for (const event of events) {
          const words = sentence(update, event);
          if (words === '' || BROKEN.test(words)) wrong.add(`${language} ${event.event}: ${words}`);
        }
      }
      expect([...wrong]).toEqual([]);
    });
  }
});
