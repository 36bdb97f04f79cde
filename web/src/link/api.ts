// The requests that need no live line.
import { can_play_here } from '../local/files';
import { heed } from './barred';
import { local_hall } from './here';
import { keep, kept } from './keep';
import type { NewTable, ReplayPosition, ReplayTurn, RuleSet, Summary } from './protocol';
import { away, found_away, is_here, serverless } from './where';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask<T>(path: string, body?: object, method: Method = body ? 'POST' : 'GET'): Promise<T> {
  if (serverless) throw new Refusal('unreachable', 'There is no server.');
  const token = kept('token');
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch((error: unknown) => {
    throw new Refusal('unreachable', String(error));
  });
  const json = (await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
  heed(json?.error?.code);
  if (!answer.ok || !json) throw new Refusal(json?.error?.code ?? 'unreachable', json?.error?.message ?? answer.statusText);
  return json as T;
}

// What a server would answer, by the engine in this browser where there is none.
async function here<T>(door: string, text = '', ...numbers: number[]): Promise<T> {
  const hall = await local_hall();
  return JSON.parse(await hall.look_up(door, text, ...numbers).catch(as_refusal)) as T;
}
const as_refusal = (error: Error & { code?: string }): never => {
  throw new Refusal(error.code ?? 'unreachable', error.message);
};
// The server if it answers, else this browser.
async function anywhere<T>(server: () => Promise<T>, browser: () => Promise<T>): Promise<T> {
  if (away() && can_play_here) return browser();
  try {
    return await server();
  } catch (error) {
    if (!can_play_here || !(error instanceof Refusal) || error.code !== 'unreachable') throw error;
    return browser();
  }
}

export async function make_table(table: NewTable): Promise<string> {
  if (away() && can_play_here) return (await local_hall()).make(table).catch(as_refusal);
  const made = await ask<{ table: string; token: string }>('/api/tables', table);
  keep('token', made.token);
  return made.table;
}

export type Device = { id: string; name: string; made: number; seen: number; this: boolean };
export const my_devices = () => ask<{ person: string; devices: Device[] }>('/api/me/devices');
export const new_code = () => ask<{ code: string; expires: number }>('/api/me/codes', {});
export const sign_out = (id: string) => ask<object>(`/api/me/devices/${id}`, undefined, 'DELETE');
export const use_code = async (code: string, name: string) => (await ask<{ token: string }>('/api/link', { code, name })).token;
export const my_blocked = () => ask<{ blocked: { n: number; name: string; made: number }[] }>('/api/me/blocked');
export const unblock = (n: number) => ask<object>(`/api/me/blocked/${n}`, undefined, 'DELETE');

export const import_here = async (record: string): Promise<string> => (await local_hall()).import(record).catch(as_refusal);
// Into the server's archive, where everybody who has the link can look at it.
export async function send_record(record: string): Promise<string> {
  if (serverless) throw new Refusal('unreachable', 'There is no server.');
  const answer = await fetch('/api/records', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: record }).catch(() => undefined);
  const json = (await answer?.json().catch(() => null)) as { table?: string; error?: { code: string; message: string } } | null | undefined;
  if (!json?.table) throw new Refusal(json?.error?.code ?? 'unreachable', json?.error?.message ?? '');
  return json.table;
}

type Tables = { running: Summary[]; finished: Summary[] };
// Those at the server and those here.
export async function my_tables(): Promise<Tables> {
  const [there, played_here] = await Promise.all([ask<Tables>('/api/me/tables').catch(() => undefined), tables_here()]);
  if (!there && !can_play_here) throw new Refusal('unreachable', '');
  const both = (one: Summary[] | undefined, over: boolean) =>
    [...(one ?? []), ...played_here.filter((table) => (table.status === 'over') === over)].sort((a, b) => b.created - a.created);
  return { running: both(there?.running, false), finished: both(there?.finished, true) };
}
// A game played here leaves this browser for good.
export const remove_here = async (table: string): Promise<void> => (await import('../local/store')).forget(table);
async function tables_here(): Promise<Summary[]> {
  if (!can_play_here) return [];
  const { summaries } = await import('../local/store');
  return (await summaries().catch(() => [])) as Summary[];
}

export const open_tables = () => ask<{ tables: Summary[] }>('/api/tables');
type Rules = { rules: RuleSet[]; levels: number };
// Asked again and again, this says whether the server is there.
export async function rule_sets(): Promise<Rules> {
  try {
    const answer = await ask<Rules>('/api/rules');
    found_away(false);
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unreachable') throw error;
    found_away(true);
    if (!can_play_here) throw error;
    return here<Rules>('heptad_local_rules');
  }
}
export const raw_catalogue = (rules: string, players?: number) =>
  anywhere(
    () => ask<unknown>(`/api/catalogue?rules=${encodeURIComponent(rules)}${players ? `&players=${players}` : ''}`),
    () => here<unknown>('heptad_local_catalogue', rules, players ?? 0),
  );

type Replayed = { table: string; steps: number; whole: boolean; turns: ReplayTurn[]; positions: ReplayPosition[] };
// Of a running game: what `seat` saw of it, one of my own.
export async function replay(table: string, step: number, count: number, seat?: number | null): Promise<Replayed> {
  if (is_here(table)) return JSON.parse(await (await local_hall()).about('heptad_local_replay', table, seat ?? -1, step, count).catch(as_refusal)) as Replayed;
  return ask<Replayed>(`/api/tables/${table}/replay?step=${step}&count=${count}${seat == null ? '' : `&seat=${seat}`}`);
}

export async function record(table: string): Promise<string> {
  if (is_here(table)) return (await local_hall()).about('heptad_local_record', table).catch(as_refusal);
  const token = kept('token');
  const answer = await fetch(`/api/tables/${table}/record`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Refusal('not-over', answer.statusText);
  return answer.text();
}
