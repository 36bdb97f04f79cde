// Resources and the other things one counts. Outlines differ, so colour is never needed to tell them apart.
import { fill, light, line, ring, star, thin, type Drawing } from './draw';

export const goods: Record<string, Drawing> = {
  // a log, cut end to the front
  wood: [
    fill('M7 6.5h12.5a3 5.5 0 0 1 0 11H7z'),
    light(`${ring(7.3, 12, 5.2)}`),
    thin(`${ring(7.3, 12, 2.4)}M13 9.5h4.5M12.5 14.5h4`),
  ],
  // three bricks
  clay: [
    fill('M2 13h9.5v7H2zM12.5 13H22v7h-9.5zM7.2 5h9.6v7H7.2z'),
    light('M2 13h9.5v2H2zM12.5 13H22v2h-9.5zM7.2 5h9.6v2H7.2z'),
  ],
  // a hewn block
  stone: [
    fill('M3 9l9-5.5L21 9v8.5l-9 4-9-4z'),
    light('M3 9l9-5.5L21 9l-9 4z'),
    thin('M12 13v8'),
  ],
  // an ingot
  ore: [fill('M7.5 6h9L22 18.5H2z'), light('M7.5 6h9l1.3 3H6.2z'), thin('M8.5 14h7')],
  // a flask
  glass: [
    fill('M9 2.5h6v2h-1v4.3c3.7 1 6 3.8 6 7.2 0 3.2-2.5 5.5-5.5 5.5h-5C6.5 21.5 4 19.2 4 16c0-3.4 2.3-6.2 6-7.2V4.5H9z'),
    light('M6.2 15.5c.4-2.3 1.9-3.9 4-4.7-1.7 1.6-2.4 3.4-2.3 5.6z'),
  ],
  // an unrolled sheet
  papyrus: [
    fill('M6 3h13.5a2.3 2.3 0 0 1 0 4.6H18V18a3 3 0 0 1-3 3H4.5a2.3 2.3 0 0 1 0-4.6H6z'),
    light('M6 16.4V3h13.5a2.3 2.3 0 0 0-2 2.3L17.5 7.6 18 18a3 3 0 0 1-3 3c1.5-2-.5-4.6-2.5-4.6z'),
    thin('M9 7.5h6M9 10.5h6M9 13.5h4'),
  ],
  // a spool of thread
  loom: [
    fill('M5 2.5h14v3.5h-2.5v12H19v3.5H5V18h2.5V6H5z'),
    light('M5 2.5h14v3.5H5zM5 18h14v3.5H5z'),
    thin('M7.5 10l9-2.5M7.5 13.5l9-2.5M7.5 16.5l9-2.5'),
  ],
  coin: [fill(ring(12, 12, 10)), light(`${ring(12, 12, 8)}${ring(12, 12, 6.5)}`)],
  shield: [fill('M12 2l8.5 3v6.5c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5V5z'), light('M12 2v20c-5-2-8.5-5.5-8.5-10.5V5z')],
  // a laurel wreath, open in the middle for a number
  laurel: [
    thin('M9.5 22.5C3.5 19.5.8 11.5 5.5 4M14.5 22.5c6-3 8.700-11 4-18.5'),
    fill('M5.5 4.5C3.600 4 2.700 2.600 3.200.6 5 1 6 2.5 5.5 4.5zM3.300 9C1.400 8.700.4 7.300.6 5.300c1.900.2 3 1.700 2.700 3.700zM2.700 13.700c-1.800.4-3.200-.5-3.700-2.400 1.900-.5 3.300.4 3.700 2.400zM4 18.300c-1.5 1-3.200.7-4.400-.9 1.600-1.100 3.300-.8 4.400.9zM7.200 21.700c-.9 1.5-2.5 2-4.300 1.100 1-1.600 2.5-2.100 4.300-1.100zM18.5 4.5c1.900-.5 2.800-1.900 2.300-3.900-1.800.4-2.800 1.900-2.300 3.900zM20.700 9c1.900-.3 2.900-1.700 2.700-3.700-1.900.2-3 1.700-2.700 3.700zM21.300 13.700c1.800.4 3.200-.5 3.700-2.400-1.900-.5-3.300.4-3.700 2.400zM20 18.300c1.5 1 3.200.7 4.400-.9-1.600-1.100-3.300-.8-4.400.9zM16.800 21.700c.9 1.5 2.5 2 4.300 1.100-1-1.600-2.5-2.100-4.300-1.100z'),
  ],
  again: [line('M5 8.5A8 8 0 0 1 19.7 9M19 15.5A8 8 0 0 1 4.3 15'), fill('M22.5 6.5L20 12l-4-3.8zM1.5 17.5L4 12l4 3.8z')],
  // any of the raw materials or manufactured goods
  any: [line(ring(12, 12, 8.5)), fill(star(12, 12, 5.5, 2.3, 4))],
  pawn: [fill(`${ring(12, 6, 4)}M9 10.5h6l1 2h-1.5l2 6.5H18v3H6v-3h1.5l2-6.5H8z`)],
  wonder: [fill('M12 2l10 6v2H2V8zM4 11.5h3v7H4zM10.5 11.5h3v7h-3zM17 11.5h3v7h-3zM2.5 20h19v2.5h-19z')],
  stage: [fill('M9.5 3h5v5.5h4.5V14h4v7H1v-7h4V8.5h4.5z')],
  card: [line('M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z'), fill('M5 4h14v5H5z')],
  discard: [line('M4 7.5L14 4l5.5 14L9.5 21.5z'), thin('M8 10l6 7M14.5 9.5l-7 7.5')],
  token: [line(ring(12, 12, 9)), fill(star(12, 12, 5, 3, 8))],
  capital: [fill('M3 21V8h3v2.5h2.5V8h2V5L12 2l1.5 3v3h2v2.5H18V8h3v13h-6.5v-5a2.5 2.5 0 0 0-5 0v5z')],
  trade: [line('M4 8.5h14M14 4.5l4 4-4 4M20 16H6M10 12l-4 4 4 4')],
};
