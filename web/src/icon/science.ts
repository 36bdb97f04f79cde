// Science symbols (seven in Duel, three in 7 Wonders) and the chain glyphs, same on giver and taker.
import { fill, line, rays, ring, star, thin, type Drawing } from './draw';

export const science: Record<string, Drawing> = {
  armillary: [line(`${ring(12, 11, 8)}M12 3v16M9 22h6M12 19v3`), thin('M4 11a8 3 0 1 0 16 0a8 3 0 1 0-16 0zM6.5 5.3l11 11.4')],
  scales: [line('M12 3v18M7.5 21h9M4 7l8-1.5L20 7'), fill('M.8 14L4 7l3.2 7a3.2 3 0 0 1-6.4 0zM16.8 14L20 7l3.2 7a3.2 3 0 0 1-6.4 0z')],
  sundial: [line('M2 18.5h20M4.5 18.5a7.5 7.5 0 0 1 15 0M12 18.5L17 6'), thin(rays(12, 18.5, 9.5, 12, 10, 0.5))],
  mortar: [line('M14.5 11L20 2.5'), fill('M3 10.5h18c0 4.5-2.3 7-5 8l1.5 3h-11l1.5-3c-2.7-1-5-3.5-5-8z')],
  'a-frame': [line('M3.5 21L12 3l8.5 18M7 14.5h10'), thin('M12 3v13'), fill('M10.3 15.5h3.4L12 20.5z')],
  quill: [fill('M21.5 2C13 3 8 7.5 6.5 16l1.5 1c2-.5 3.5-1 5-2l-2-.5c2 0 4-.7 5.5-2l-2-.5c2-.3 3.5-1 4.5-2.5C20.5 7.5 21.3 5 21.5 2z'), line('M3 22l6-8')],
  wheel: [line(ring(12, 12, 9.3)), thin(`${rays(12, 12, 2.6, 9, 8)}`), fill(ring(12, 12, 2.8))],
  compass: [line('M12 5.5L5.5 21M12 5.5L18.5 21'), thin('M6.5 16.5c3.5 2.5 7.5 2.5 11 0'), fill(ring(12, 4, 2.5))],
  gear: [fill(`${ring(12, 12, 6.5)}${ring(12, 12, 2.8)}`), line(rays(12, 12, 6.5, 9.8, 8))],
  tablet: [line('M5 21V7.5C5 4.5 7 3 12 3s7 1.5 7 4.5V21z'), thin('M8.5 9h7M8.5 12.5h7M8.5 16h7')],
  wild: [line('M12 2.5l8.5 5v9l-8.5 5-8.5-5v-9z'), fill(star(12, 12, 5.5, 2.2, 3))],
};

export const chains: Record<string, Drawing> = {
  horseshoe: [line('M8 21H5.5C3 10 6 3 12 3s9 7 6.5 18H16c2-9 .5-13.5-4-13.5S6 12 8 21z')],
  sword: [line('M12 16V3M8 16h8M12 16v4'), fill('M10.3 4.5L12 1l1.7 3.5V16h-3.4zM10.5 20h3v2.5h-3z')],
  tower: [fill('M5 2.5h3V5h2.5V2.5h3V5H16V2.5h3V9l-2 1.5V21.5h-3.5V18a1.5 1.5 0 0 0-3 0v3.5H7v-11L5 9z')],
  target: [line(ring(12, 12, 9)), line(ring(12, 12, 4.8)), fill(ring(12, 12, 1.8))],
  helmet: [fill('M3.5 14.5C3.5 8 7.5 5 12 5s8.5 3 8.5 9.5V21h-4.5v-6.5h-8V21H3.5z'), line('M12 1.5v4')],
  gear: science['gear']!,
  book: [line('M12 6C9.5 4 6 3.5 2.5 4v14.5c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2V4C18 3.5 14.5 4 12 6zM12 6v14.5')],
  lyre: [line('M7 17.5C2 12 4.5 5 7.5 2.5 7 6 8.5 8 9.5 10.5M17 17.5c5-5.5 2.5-12.5-.5-15 .5 3.5-1 5.5-2 8M7 17.5h10M6 7h12'), thin('M10.3 7v10.5M13.7 7v10.5'), fill('M7 17.5h10l-2 4H9z')],
  lamp: [fill('M2 11.5h12c1.5-2.5 4-3.5 7.5-3-1 5.5-4.5 9-9.5 9H9.5L11 21H5l1.5-3.5C3.5 16.5 2 14.5 2 11.5z'), line('M20.5 6c1.5-1 1.5-2.5.5-4')],
  mask: [fill('M3 3.5c6 1.5 12 1.5 18 0V12c0 5.5-4 9.5-9 9.5S3 17.5 3 12zM6.5 9c.8 1.3 3 1.3 4 0-1.2-1-2.8-1-4 0zM13.5 9c1 1.3 3.2 1.3 4 0-1.2-1-2.8-1-4 0zM7 14.5c2 3.5 8 3.5 10 0-3 1.2-7 1.2-10 0z')],
  column: [fill('M4 2.5h16V6H4zM4 18.5h16V22H4z'), line('M7.5 6v12.5M12 6v12.5M16.5 6v12.5')],
  moon: [fill('M15.5 2.5A10 10 0 1 0 22 16 8.5 8.5 0 0 1 15.5 2.5z')],
  sun: [fill(ring(12, 12, 4.8)), line(rays(12, 12, 7.5, 10.5, 8))],
  drop: [fill('M12 1.5c4.5 6 7 9.3 7 13a7 7 0 0 1-14 0c0-3.7 2.5-7 7-13zM8 14.5a4 4 0 0 0 3.5 4v-1.8A2.3 2.3 0 0 1 9.7 14.5z')],
  'temple-front': [line('M2.5 9L12 3.5 21.5 9zM3 21h18'), line('M6 11.5v7M10 11.5v7M14 11.5v7M18 11.5v7')],
  amphora: [fill('M9 2h6v2.5h-1v2c3 1.5 4.5 4 4.5 7 0 3.5-2 6-4.5 7.5V22h-4v-1c-2.5-1.5-4.5-4-4.5-7.5 0-3 1.5-5.5 4.5-7v-2H9z'), line('M9.5 5.5C6 4.5 4 6.5 4.5 10M14.5 5.5c3.5-1 5.5 1 5 4.5')],
  barrel: [line('M6.5 3h11c2.7 5.5 2.7 12.5 0 18h-11c-2.7-5.5-2.7-12.5 0-18zM5 8h14M5 16h14')],
  // further symbols of the second edition
  axe: [line('M6 22L15 4'), fill('M11 3.5c5-3 9-1 11 4-3.5-.8-6.5.3-8.5 3.5z')],
  battlement: [fill('M2 5h4v3.5h3.5V5h5v3.5H18V5h4v16H2z')],
  camel: [fill('M2 21c0-5 1-8.5 3-8.5 1 0 1.5-4 3.5-4s2 3 3.5 3 2-3 3.5-3S17.5 12 19 12V6.5C19 4.5 20 3.5 22.5 4v3H21v7c0 2-.8 3-1.5 3.5V21H17v-4H8v4H5.5v-4L4.5 21z')],
  columns: [line('M2.5 3.5h19M2.5 20.5h19M6 3.5v17M10 3.5v17M14 3.5v17M18 3.5v17')],
  lighthouse: [fill('M9 8.5h6l1.8 13H7.2zM9.5 3.5h5V7.5h-5zM9 3l3-2 3 2z'), line('M5.5 4L2.5 2.5M18.5 4l3-1.5M5.5 7l-3 1M18.5 7l3 1')],
  lightning: [fill('M14.5 1.5L4.5 14H11l-2 8.5L19.5 9.5H13z')],
  'market-stall': [fill('M4 3h16l2 6.5c0 1.5-1 2.5-2.5 2.5S17 11 17 9.5c0 1.5-1 2.5-2.5 2.5S12 11 12 9.5c0 1.5-1 2.5-2.5 2.5S7 11 7 9.5C7 11 6 12 4.5 12S2 11 2 9.5z'), line('M5 12v9.5h14V12M5 16.5h14')],
  mortar: science['mortar']!,
  'oil-lamp': [fill('M2 11.5h12c1.5-2.5 4-3.5 7.5-3-1 5.5-4.5 9-9.5 9H9.5L11 21H5l1.5-3.5C3.5 16.5 2 14.5 2 11.5z'), line('M20.5 6c1.5-1 1.5-2.5.5-4')],
  planet: [fill(ring(12, 12, 5.5)), line('M5.5 16.5C2.5 19 1 20.5 2 21.5s11-5 15-9 6-8.5 5-9.5-3 0-5 1.5')],
  quill: science['quill']!,
  saw: [fill('M2 7h13.5v6.5l-1.9 2.5-1.9-2.5-1.9 2.5-1.9-2.5L6 16l-1.9-2.5L2 16zM15.5 6h4a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-4zM18 9v4.5h1.5V9z')],
  scales: science['scales']!,
  scroll: [line('M7 3.5h12.5c-1.5 0-2 1-2 2.5v12a2.5 2.5 0 0 1-2.5 2.5H4.5c1.5 0 2.5-1 2.5-2.5z'), thin('M10 8h5M10 11.5h5M10 15h3')],
  star: [fill(star(12, 12.5, 11, 4.6, 5))],
  torch: [fill('M9 11h6l-1.8 11.5h-2.4zM12 1c3.5 3 4.5 5.5 3 8.5H9C7.5 7 9 5.5 10 4c.5 1.5 1 2 1.5 2C12.3 5 12.5 3 12 1z')],
  'water-drop': [fill('M12 1.5c4.5 6 7 9.3 7 13a7 7 0 0 1-14 0c0-3.7 2.5-7 7-13zM8 14.5a4 4 0 0 0 3.5 4v-1.8A2.3 2.3 0 0 1 9.7 14.5z')],
};

// The first edition chains by building: each giver has the glyph of what it gives.
const BY_BUILDING: Record<string, string> = {
  baths: 'water-drop', altar: 'star', theater: 'mask', 'east-trading-post': 'market-stall', 'west-trading-post': 'market-stall',
  marketplace: 'camel', apothecary: 'mortar', workshop: 'target', scriptorium: 'book', temple: 'temple-front', statue: 'column',
  forum: 'barrel', caravansery: 'lighthouse', walls: 'battlement', 'training-ground': 'helmet', dispensary: 'torch',
  laboratory: 'saw', library: 'scroll', school: 'lyre',
};
export const glyph_of = (chain: string): string => (chain in chains ? chain : (BY_BUILDING[chain] ?? chain));
