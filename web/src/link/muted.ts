// Whom a person at this browser does not want to hear, by table.
import { createSignal } from 'solid-js';
import { keep, kept } from './keep';
import type { Said } from './protocol';

export const speaker = (said: Said): string => (said.seat === null ? `name ${said.name}` : `seat ${said.seat}`);

export function create_muted(table: string) {
  // one table at a time is remembered: another evening, other people
  const [of, ...before] = (kept('muted') ?? '').split('\n');
  const [names, set_names] = createSignal(of === table ? before : []);
  return {
    is: (said: Said) => names().includes(speaker(said)),
    any: () => names().length > 0,
    toggle(said: Said) {
      const who = speaker(said);
      set_names(names().includes(who) ? names().filter((one) => one !== who) : [...names(), who]);
      keep('muted', [table, ...names()].join('\n'));
    },
    clear() {
      set_names([]);
      keep('muted', '');
    },
  };
}
