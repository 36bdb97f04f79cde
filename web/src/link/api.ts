// The requests that need no live line.
import { heed } from './barred';
import { keep, kept } from './keep';
import type { NewTable, ReplayPosition, ReplayTurn, RuleSet, Summary } from './protocol';

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
  const token = kept('token');
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const json = (await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
  heed(json?.error?.code);
  if (!answer.ok || !json) throw new Refusal(json?.error?.code ?? 'unreachable', json?.error?.message ?? answer.statusText);
  return json as T;
}

export async function make_table(table: NewTable): Promise<string> {
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

export const my_tables = () => ask<{ running: Summary[]; finished: Summary[] }>('/api/me/tables');
export const open_tables = () => ask<{ tables: Summary[] }>('/api/tables');
export const rule_sets = () => ask<{ rules: RuleSet[]; levels: number; version: string }>('/api/rules');
export const raw_catalogue = (rules: string, players?: number) =>
  ask<unknown>(`/api/catalogue?rules=${encodeURIComponent(rules)}${players ? `&players=${players}` : ''}`);
// Of a running game: what `seat` saw of it, one of my own.
export const replay = (table: string, step: number, count: number, seat?: number | null) =>
  ask<{ table: string; steps: number; whole: boolean; turns: ReplayTurn[]; positions: ReplayPosition[] }>(
    `/api/tables/${table}/replay?step=${step}&count=${count}${seat == null ? '' : `&seat=${seat}`}`,
  );

export async function record(table: string): Promise<string> {
  const token = kept('token');
  const answer = await fetch(`/api/tables/${table}/record`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Refusal('not-over', answer.statusText);
  return answer.text();
}
