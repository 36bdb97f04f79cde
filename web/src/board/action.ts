// The notation of an action, taken apart for showing. What it means is the engine's business.
import type { Option } from '../link/protocol';

export type Parsed = { verb: string; args: string[]; with?: string; pay?: number[] };

export function parse_action(text: string): Parsed {
  const words = text.split(' ');
  const parsed: Parsed = { verb: words[0] ?? '', args: [] };
  for (let i = 1; i < words.length; ++i) {
    if (words[i] === 'with') parsed.with = words[++i];
    else if (words[i] === 'pay') {
      parsed.pay = words.slice(i + 1).map(Number);
      break;
    } else parsed.args.push(words[i]!);
  }
  return parsed;
}

// The card an option would use up, whichever way it is used.
export function card_of(option: Option): string | undefined {
  const { verb, args, with: used } = parse_action(option.action);
  if (used) return used;
  return verb === 'build' || verb === 'sell' ? args[0] : undefined;
}
