// The header shape of each card type: with its pattern it tells the type without its colour.
import { fill, type Drawing } from './draw';

export const type_shapes: Record<string, Drawing> = {
  raw: [fill('M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z')],
  manufactured: [fill('M3 3h18v18H3z')],
  civilian: [fill('M3 22V11.5a9 9.5 0 0 1 18 0V22z')],
  scientific: [fill('M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0z')],
  commercial: [fill('M12 .5L23.5 12 12 23.5.5 12z')],
  military: [fill('M12 1.5l9.5 2.5v8c0 5-4 8.5-9.5 11-5.5-2.5-9.5-6-9.5-11V4z')],
  guild: [fill('M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z')],
  temple: [fill('M12 1l11 9v12H1V10z')],
};
