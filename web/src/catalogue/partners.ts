// The two ends of a chain, across the ages.
import type { CardFace, Catalogue } from './catalogue';

export function partners(catalogue: Catalogue, face: CardFace): { givers: CardFace[]; takers: CardFace[] } {
  const all = [...catalogue.cards.values()];
  return {
    givers: all.filter((other) => other !== face && other.gives.some((id) => face.needs.includes(id))),
    takers: all.filter((other) => other !== face && other.needs.some((id) => face.gives.includes(id))),
  };
}
