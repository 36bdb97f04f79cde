// What a new table will be: the state of the start page's form.
import { createSignal } from 'solid-js';
import { keep, kept } from '../link/keep';
import type { Clock, NewTable, RuleSet } from '../link/protocol';
import { t } from '../text/language';

export const AGAINST = ['bots', 'friends', 'device'] as const;
export type Against = (typeof AGAINST)[number];
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  game: { kind: 'game', seconds: 900, increment: 10 },
  days: { kind: 'days', days: 3 },
};

const number_kept = (key: string, fallback: number) => Number(kept(key)) || fallback;

export function create_setup(sets: () => RuleSet[]) {
  const [rules, set_rules] = createSignal(kept('rules') ?? 'duel');
  const [players, set_players] = createSignal(number_kept('players', 3));
  const [against, set_against] = createSignal<Against>('bots');
  const [level, set_level] = createSignal(number_kept('level', 3));
  const [bots, set_bots] = createSignal(0);
  const [name, set_name] = createSignal(kept('name') ?? '');
  const [clock, set_clock] = createSignal('none');
  const [open, set_open] = createSignal(false);

  const known = () => sets().find((s) => s.rules === rules()) ?? sets()[0]!;
  const counts = () => known().players;
  const count = () => (counts().includes(players()) ? players() : (counts().find((n) => n >= 3) ?? counts()[0]!));
  return {
    rules: () => known().rules,
    choose_rules: (next: string) => {
      keep('rules', next);
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
    },
    // Bots among friends: at least one seat stays free for a person.
    bots: () => Math.min(bots(), Math.max(0, count() - 2)),
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
  };
}
export type Setup = ReturnType<typeof create_setup>;

export function table_of(setup: Setup): NewTable {
  const mine = setup.name().trim() || t('start.name.default');
  const others = setup.players() - 1;
  const seats: NewTable['seats'] = [{ kind: 'human', name: mine }];
  for (let i = 1; i <= others; ++i) {
    const bot = setup.against() === 'bots' || (setup.against() === 'friends' && i > others - setup.bots());
    if (bot) seats.push({ kind: 'bot', level: setup.level() });
    else if (setup.against() === 'friends') seats.push({ kind: 'open' });
    else seats.push({ kind: 'human', name: t('start.name.n', { n: i + 1 }) });
  }
  return {
    rules: setup.rules(),
    players: setup.players(),
    seats,
    public: setup.against() === 'friends' && setup.open(),
    clock: CLOCKS[setup.clock()] ?? { kind: 'none' },
  };
}
