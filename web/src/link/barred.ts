// Why the server lets this browser in no more: the host keeps the person away, or another device signed this one out.
import { createSignal } from 'solid-js';
import { keep } from './keep';

export type Barred = 'banned' | 'revoked';

const [barred, set_barred] = createSignal<Barred>();
export { barred };

// Whether that was the reason. A token that was signed out is forgotten: the next visit is a new one.
export function heed(code: string | undefined): boolean {
  if (code !== 'banned' && code !== 'revoked') return false;
  if (code === 'revoked') keep('token', '');
  set_barred(code);
  return true;
}
