// The notation of an action, taken apart for showing. What it means is the engine's business.
import type { Option } from '../link/protocol';

// `city`: done for the Free City. `free`: by a power that waives the cost.
export type Parsed = { verb: string; args: string[]; with?: string; pay?: number[]; city?: boolean; free?: boolean };

export function parse_action(text: string): Parsed {
  const all = text.split(' ');
  const city = all[0] === 'city';
  const words = city ? all.slice(1) : all;
  const parsed: Parsed = { verb: words[0] ?? '', args: [], city };
  for (let i = 1; i < words.length; ++i) {
    if (words[i] === 'with') parsed.with = words[++i];
    else if (words[i] === 'offering') break;
    else if (words[i] === 'pay') {
      parsed.pay = words.slice(i + 1).map(Number);
      break;
    } else if (words[i] === 'free' && i > 1) parsed.free = true;
    else parsed.args.push(words[i]!);
  }
  return parsed;
}

// The card of the act that is on its way to the server.
export function going_card(scope: { pending: () => string | undefined }): string | undefined {
  const action = scope.pending();
  return action === undefined ? undefined : card_of({ action, legal: true });
}

// The card an option would use up, whichever way it is used.
export function card_of(option: Option): string | undefined {
  const { verb, args, with: used } = parse_action(option.action);
  if (used) return used;
  return verb === 'build' || verb === 'sell' ? args[0] : undefined;
}
