// The requests that need no live line.
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

async function ask<T>(path: string, body?: object): Promise<T> {
  const token = kept('token');
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const json = (await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | null;
  if (!answer.ok || !json) throw new Refusal(json?.error?.code ?? 'unreachable', json?.error?.message ?? answer.statusText);
  return json as T;
}

export async function make_table(table: NewTable): Promise<string> {
  const made = await ask<{ table: string; token: string }>('/api/tables', table);
  keep('token', made.token);
  return made.table;
}

export const my_tables = () => ask<{ running: Summary[]; finished: Summary[] }>('/api/me/tables');
export const open_tables = () => ask<{ tables: Summary[] }>('/api/tables');
export const rule_sets = () => ask<{ rules: RuleSet[]; levels: number; version: string }>('/api/rules');
export const raw_catalogue = (rules: string, players?: number) =>
  ask<unknown>(`/api/catalogue?rules=${encodeURIComponent(rules)}${players ? `&players=${players}` : ''}`);
export const replay = (table: string, step: number, count: number) =>
  ask<{ table: string; steps: number; whole: boolean; turns: ReplayTurn[]; positions: ReplayPosition[] }>(
    `/api/tables/${table}/replay?step=${step}&count=${count}`,
  );

export async function record(table: string): Promise<string> {
  const token = kept('token');
  const answer = await fetch(`/api/tables/${table}/record`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Refusal('not-over', answer.statusText);
  return answer.text();
}
