// An abstract emblem for every wonder; the boards of 7 Wonders share them.
import { fill, line, ring, thin, type Drawing } from './draw';

const gardens: Drawing = [line('M2 21.5h20M4 21.5v-6h16v6M7 15.5v-5h10v5M10 10.5v-4h4v4'), fill('M12 6.5C9 6 8.5 3.5 9.5 1.5 11 2 12 3 12 4.5 12 3 13 2 14.5 1.5c1 2 .5 4.5-2.5 5zM4.5 15c-2-.5-2.5-2-2-3.5 1.5 0 2.5 1.2 2 3.5zM19.5 15c2-.5 2.5-2 2-3.5-1.5 0-2.5 1.2-2 3.5z')];
const lighthouse: Drawing = [fill('M9.5 7h5l.8 5H8.7zM8 13.5h8l1.2 8.5H6.8zM10 2.5h4V6h-4z'), line('M6.5 4L3 2.5M17.5 4L21 2.5M3.5 22h17')];
const pyramids: Drawing = [fill('M9.5 3L1 21h11.5L9.5 9z'), line('M9.5 3L18 21H1zM14.5 13.5L17 9l6 12h-5')];
const temple: Drawing = [fill('M12 2l10 5.5V10H2V7.5z'), line('M4.5 10.5v8.5M9.5 10.5v8.5M14.5 10.5v8.5M19.5 10.5v8.5M2 21h20'), fill(ring(12, 7, 0.1))];
const colossus: Drawing = [fill(`${ring(12, 4.5, 2.6)}M8 8.5h8l-.8 6.5h-6.4z`), line('M10 15l-3.5 6M14 15l3.5 6M16 9l4-5M8 9.5l-2.5 5M3 22h18')];
const mausoleum: Drawing = [fill('M12 1.5l7 6H5z'), line('M5 9.5h14M6.5 9.5v6M10.2 9.5v6M13.8 9.5v6M17.5 9.5v6'), fill('M4 16h16v2.5h1.5V22h-19v-3.5H4z')];
const zeus: Drawing = [fill(`${ring(12, 5, 3)}M7.5 9.5h9l1 6h-11zM4.5 15.5h15V18h-15z`), line('M6.5 18v4M17.5 18v4M20 3v12M3.5 8l3 2')];

export const wonders: Record<string, Drawing> = {
  'appian-way': [line('M8.5 2L2.5 22M15.5 2l6 20'), thin('M12 3v2.5M12 8.5V12M12 15.5v5')],
  'circus-maximus': [line('M7 5.5h10a6.5 6.5 0 0 1 0 13H7a6.5 6.5 0 0 1 0-13z'), thin('M8 12h8'), fill(`${ring(7.5, 12, 1.6)}${ring(16.5, 12, 1.6)}`)],
  colossus,
  'great-library': [line('M4 21.5h16M5 18.5h14M4 8.5h16L12 3z'), line('M7 8.5v10M17 8.5v10'), fill('M9.5 11h2v7.5h-2zM12.5 12.5h2v6h-2z')],
  'great-lighthouse': lighthouse,
  'hanging-gardens': gardens,
  mausoleum,
  piraeus: [line('M12 7v14M6.5 10.5h11M3.5 14c1 4.5 4 7 8.5 7s7.5-2.5 8.5-7'), line(ring(12, 4.5, 2.5))],
  pyramids,
  sphinx: [fill('M3 21.5v-5l6-3V7c0-3 1.5-5 4-5s4 2 4 5v3l-1.5 2.5V15c3 0 5.5 2.5 5.5 6.5z'), thin('M11 6.5h4')],
  'statue-of-zeus': zeus,
  'temple-of-artemis': temple,
  sanctuary: [line('M3 21.5h18M5.5 21.5V11a6.5 6.5 0 0 1 13 0v10.5'), fill('M9.5 21.5V13a2.5 2.5 0 0 1 5 0v8.5z')],
  'divine-theater': [line('M2 20.5h20M3.5 20.5a8.5 8.5 0 0 1 17 0M7 20.5a5 5 0 0 1 10 0'), fill('M10.5 20.5a1.5 1.5 0 0 1 3 0zM12 2l1.3 4.5L12 9l-1.3-2.5z')],
  alexandria: lighthouse,
  babylon: gardens,
  ephesos: temple,
  gizah: pyramids,
  halikarnassos: mausoleum,
  olympia: zeus,
  rhodos: colossus,
  syracuse: [fill('M12 2.500l2.500 5h-5zM9.500 9h5v5h-5z'), line('M3 21.500h18M5 21.500v-5h14v5M9.500 9l-5 3M14.500 9l5 3'), fill(ring(12, 18.800, 1.600))],
};
