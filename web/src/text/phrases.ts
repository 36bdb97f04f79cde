// A dozen things to say with one press. They travel by name, so that everybody reads them in their own language.
import { t } from './language';

export const PHRASES = ['hello', 'luck', 'nice', 'thanks', 'sorry', 'ouch', 'wow', 'hurry', 'thinking', 'moment', 'again', 'bye'] as const;

export function phrase_of(text: string): string {
  const name = PHRASES.find((id) => text === `:${id}:`);
  return name ? t(`phrase.${name}`) : text;
}
