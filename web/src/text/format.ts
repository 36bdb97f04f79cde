// Sentences with holes: "{name} paid {n} {n|coin|coins}". The second form picks a word by the number.
export type Values = Record<string, string | number>;

export function format(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, key: string, one?: string, many?: string) => {
    const value = values[key];
    if (one !== undefined) return Number(value) === 1 ? one : (many ?? '');
    return value === undefined ? `{${key}}` : String(value);
  });
}

export const holes = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort();
