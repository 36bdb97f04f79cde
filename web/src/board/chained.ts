import type { Catalogue } from '../catalogue/catalogue';

// Whether two cards are the two ends of a chain.
export function chained(catalogue: Catalogue, a: string | undefined, b: string): boolean {
  const [one, other] = [catalogue.cards.get(a ?? ''), catalogue.cards.get(b)];
  if (!one || !other) return false;
  return other.gives.some((id) => one.needs.includes(id)) || other.needs.some((id) => one.gives.includes(id));
}
