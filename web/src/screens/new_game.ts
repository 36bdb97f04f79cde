// What a new table will be: the state of the start page's form.
import { createSignal } from 'solid-js';
import { keep, kept } from '../link/keep';
import type { Character, Clock, NewTable, RuleSet } from '../link/protocol';
import { t } from '../text/language';
import { family_of } from '../text/names';

export const AGAINST = ['bots', 'friends', 'device'] as const;
export type Against = (typeof AGAINST)[number];
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  game: { kind: 'game', seconds: 900, increment: 10 },
  days: { kind: 'days', days: 3 },
};

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const NAMED = ['warrior', 'scholar', 'builder', 'merchant'] as const satisfies Character[];
export const CHARACTERS = ['random', ...NAMED] as const;

const number_kept = (key: string, fallback: number) => Number(kept(key)) || fallback;

export function create_setup(sets: () => RuleSet[]) {
  const [rules, set_rules] = createSignal(kept('rules') ?? 'duel');
  const [players, set_players] = createSignal(number_kept('players', 3));
  const [against, set_against] = createSignal<Against>('bots');
  const [level, set_level] = createSignal(number_kept('level', 3));
  const [character, choose_character] = createSignal<(typeof CHARACTERS)[number]>('random');
  const [bots, set_bots] = createSignal(0);
  const [name, set_name] = createSignal(kept('name') ?? '');
  const [clock, set_clock] = createSignal('none');
  const [open, set_open] = createSignal(false);
  const [levels, set_levels] = createSignal<Record<number, number>>({});
  const [wonders, choose_wonders] = createSignal<'draft' | 'first-game'>('draft');
  const [boards, choose_boards] = createSignal<'random' | 'choose' | 'given'>('random');
  const [given, set_given] = createSignal<string[]>([]);
  const [sides, choose_sides] = createSignal('');
  const [shipyards, choose_shipyards] = createSignal<'random' | 'choose'>('random');
  const [partners, choose_partners] = createSignal<'open' | 'closed'>('open');
  const [seating, choose_seating] = createSignal<'given' | 'random'>('given');
  const [deal, set_deal] = createSignal<number>();
  const [names, set_names] = createSignal<string[]>((kept('names') ?? '').split('\n'));

  const known = () => sets().find((s) => s.rules === rules()) ?? sets()[0]!;
  const counts = () => known().players;
  const count = () => (counts().includes(players()) ? players() : (counts().find((n) => n >= 3) ?? counts()[0]!));
  const bots_among = () => Math.min(bots(), Math.max(0, count() - 2));
  // With two players the Free City has a board too.
  const given_boards = () => given().slice(0, count() === 2 ? 3 : count());
  return {
    rules: () => known().rules,
    choose_rules: (next: string) => {
      keep('rules', next);
      choose_sides('');
      choose_boards('random');
      set_rules(next);
    },
    counts,
    players: count,
    choose_players: (n: number) => {
      keep('players', String(n));
      set_players(n);
    },
    against,
    choose_against: set_against,
    level,
    choose_level: (n: number) => {
      keep('level', String(n));
      set_level(n);
      set_levels({});
    },
    character,
    choose_character,
    level_of: (seat: number) => levels()[seat] ?? level(),
    choose_level_of: (seat: number, n: number) => set_levels({ ...levels(), [seat]: n }),
    // The last seats, mine being the first.
    bot_seats: (): number[] => {
      const n = against() === 'bots' ? count() - 1 : against() === 'friends' ? bots_among() : 0;
      return Array.from({ length: n }, (_, i) => count() - n + i);
    },
    // Bots among friends: at least one seat stays free for a person.
    bots: bots_among,
    choose_bots: set_bots,
    name,
    choose_name: (next: string) => {
      keep('name', next);
      set_name(next);
    },
    clock,
    choose_clock: set_clock,
    open,
    choose_open: set_open,
    wonders,
    choose_wonders,
    boards,
    choose_boards,
    given_boards,
    give_boards: set_given,
    // Every board lies once: whoever had it takes the other one's.
    give_board: (seat: number, board: string) => set_given(given().map((one, i) => (i === seat ? board : one === board ? given()[seat]! : one))),
    sides,
    choose_sides,
    seating,
    choose_seating,
    shipyards,
    choose_shipyards,
    partners,
    choose_partners,
    // A number that friends have agreed on deals the same cards to all of them; without one luck is drawn.
    deal,
    choose_deal: (n: number) => set_deal(n || undefined),
    // At one device: the names of all but the first.
    name_of_other: (seat: number) => names()[seat - 1] ?? '',
    choose_name_of_other: (seat: number, next: string) => {
      set_names(Object.assign([...names()], { [seat - 1]: next }));
      keep('names', names().join('\n'));
    },
  };
}
export type Setup = ReturnType<typeof create_setup>;

// Only what differs from the usual.
export function options_of(setup: Setup): Record<string, string> {
  if (family_of(setup.rules()) === 'duel') return setup.wonders() === 'draft' ? {} : { wonders: setup.wonders() };
  const options: Record<string, string> = {};
  if (setup.boards() === 'choose') options['boards'] = 'choose';
  if (setup.boards() === 'given') options['boards'] = setup.given_boards().join(' ');
  if (setup.boards() === 'given' && setup.seating() === 'random') options['seating'] = 'random';
  if (setup.sides()) options['sides'] = setup.sides();
  if (setup.rules().includes('+armada') && setup.shipyards() === 'choose') options['shipyards'] = 'choose';
  if (setup.rules().includes('+teams') && setup.partners() === 'closed') options['partners'] = 'closed';
  return options;
}

// A deal by number is the same for all: there chance has no part in the bots either.
function character_of(setup: Setup): { character?: Character } {
  const chosen = setup.character();
  if (chosen !== 'random') return { character: chosen };
  return setup.deal() === undefined ? { character: NAMED[Math.floor(Math.random() * NAMED.length)]! } : {};
}

export function table_of(setup: Setup): NewTable {
  const mine = setup.name().trim() || t('start.name.default');
  const others = setup.players() - 1;
  const seats: NewTable['seats'] = [{ kind: 'human', name: mine }];
  for (let i = 1; i <= others; ++i) {
    const bot = setup.against() === 'bots' || (setup.against() === 'friends' && i > others - setup.bots());
    if (bot) seats.push({ kind: 'bot', level: setup.level_of(i), ...character_of(setup) });
    else if (setup.against() === 'friends') seats.push({ kind: 'open' });
    else seats.push({ kind: 'human', name: setup.name_of_other(i).trim() || t('start.name.n', { n: i + 1 }) });
  }
  return {
    rules: setup.rules(),
    players: setup.players(),
    seats,
    options: options_of(setup),
    nonce: true,
    public: setup.against() === 'friends' && setup.open(),
    clock: CLOCKS[setup.clock()] ?? { kind: 'none' },
    ...(setup.deal() === undefined ? {} : { deal: setup.deal()! }),
  };
}
