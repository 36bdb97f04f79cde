// The wonders as scenes of 160 × 90: a land, and a monument in four parts that stand one after another.
export type Tone = 'stone' | 'shade' | 'light' | 'gold' | 'green' | 'water' | 'roof' | 'dark' | 'cloth';
export type Shape = readonly [Tone, string];
export type Scene = { land: 'sand' | 'sea' | 'hills'; parts: readonly [Shape[], Shape[], Shape[], Shape[]] };

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const row = (n: number, from: number, step: number, one: (x: number) => string) => Array.from({ length: n }, (_, i) => one(from + i * step)).join('');
const columns = (n: number, from: number, step: number, y: number, h: number, w = 3) => row(n, from, step, (x) => `${box(x, y, w, h)}${box(x - 1, y, w + 2, 1.5)}`);
const palm = (x: number, y: number) => `M${x} ${y}q-7-5-9 1 5-4 9-1 5-3 9 1-3-6-9-1q2-6 6-6-6-2-6 6-1-7-7-5 6 0 7 5z`;
const steps = (x: number, w: number) => `${box(x, 76, w, 2)}${box(x + 3, 73.5, w - 6, 2.5)}${box(x + 6, 71, w - 12, 2.5)}`;

const pyramids: Scene = { land: 'sand', parts: [
  [['stone', 'M20 78 35.7 58h62.6L114 78z'], ['shade', 'M74 58h24.3L114 78H82z']],
  [['stone', 'M35.7 58 51.3 38h31.4L98.3 58z'], ['shade', 'M70 38h12.7L98.3 58H74z']],
  [['stone', 'M51.3 38 67 18 82.7 38z'], ['shade', 'M67 18 82.7 38H70z'], ['gold', 'M62 24.4 67 18 72 24.4z']],
  [['stone', 'M104 78 128 48 152 78z'], ['shade', 'M128 48 152 78h-20z'], ['green', palm(14, 66)], ['dark', box(13.4, 66, 1.5, 12)]],
] };
const lighthouse: Scene = { land: 'sea', parts: [
  [['shade', 'M44 78 52 66h56l8 12z'], ['stone', box(60, 58, 40, 9)]],
  [['stone', 'M65 58 68 34h24l3 24z'], ['shade', 'M84 34h8l3 24h-9z'], ['dark', `${box(74, 40, 3, 5)}${box(82, 40, 3, 5)}${box(74, 49, 3, 5)}${box(82, 49, 3, 5)}`]],
  [['light', 'M71 34 73 20h14l2 14z'], ['shade', 'M82 20h5l2 14h-6z'], ['stone', box(70, 32, 20, 3)]],
  [['gold', `M74 12 24 4v6zM86 12 136 4v6z`], ['dark', `${box(75, 12, 1.5, 8)}${box(84, 12, 1.5, 8)}`], ['roof', 'M72 12 80 6l8 6z'], ['gold', disc(80, 15.5, 2.6)]],
] };
const gardens: Scene = { land: 'hills', parts: [
  [['stone', box(24, 62, 112, 16)], ['dark', row(7, 30, 15, (x) => `M${x} 78v-8a4 4 0 0 1 8 0v8z`)]],
  [['light', box(40, 46, 80, 16)], ['dark', row(5, 46, 15, (x) => `M${x} 62v-8a4 4 0 0 1 8 0v8z`)], ['green', `M24 62q6-8 16-4v4zM136 62q-6-8-16-4v4z`]],
  [['stone', box(56, 31, 48, 15)], ['dark', row(3, 62, 15, (x) => `M${x} 46v-7a4 4 0 0 1 8 0v7z`)], ['green', `M40 46q4-7 16-4v4zM120 46q-4-7-16-4v4zM44 62v-6q3 2 2 6zM112 62v-6q3 2 2 6z`]],
  [['green', `${disc(64, 26, 6)}${disc(74, 22, 7)}${disc(86, 23, 7)}${disc(97, 26, 6)}M28 62q2-9 8-7-4 2-3 7zM130 62q-2-9-8-7 4 2 3 7z`], ['water', `${box(78, 31, 4, 15)}${box(78, 46, 4, 16)}${box(77, 62, 6, 16)}`]],
] };
const temple: Scene = { land: 'hills', parts: [
  [['light', steps(26, 108)]],
  [['stone', columns(9, 36, 11, 44, 27)]],
  [['light', box(32, 38, 96, 6)], ['shade', box(32, 43, 96, 1.5)], ['dark', row(8, 36, 12, (x) => box(x, 39.5, 3, 2))]],
  [['roof', 'M28 38 80 16l52 22z'], ['light', 'M40 36.5 80 20l40 16.5z'], ['gold', `${disc(80, 30, 4)}${disc(80, 14, 2.2)}${disc(28, 36, 2)}${disc(132, 36, 2)}`]],
] };
const mausoleum: Scene = { land: 'sea', parts: [
  [['stone', box(36, 56, 88, 22)], ['shade', box(36, 64, 88, 2)], ['dark', box(74, 66, 12, 12)]],
  [['light', columns(9, 43, 9, 36, 20, 2.6)], ['light', box(40, 54, 80, 2)]],
  [['stone', box(40, 32, 80, 4)], ['roof', 'M44 32 50 27h60l6 5zM52 27 58 22h44l6 5zM60 22 66 17h28l6 5z']],
  [['gold', 'M70 17v-6h6l3-4 3 4h8v6zM90 11l5-3-1 5z'], ['light', `${disc(42, 52, 2.6)}${disc(118, 52, 2.6)}${box(40.5, 54, 3, 6)}${box(116.5, 54, 3, 6)}`]],
] };
const zeus: Scene = { land: 'hills', parts: [
  [['stone', box(48, 68, 64, 10)], ['shade', box(48, 72, 64, 2)], ['gold', row(6, 53, 10, (x) => box(x, 74, 4, 2))]],
  [['roof', `${box(58, 34, 6, 34)}${box(96, 34, 6, 34)}${box(58, 54, 44, 14)}`], ['gold', `${disc(61, 33, 3)}${disc(99, 33, 3)}`]],
  [['light', 'M68 36q12-7 24 0l4 20H64z'], ['cloth', 'M64 52q16 8 34-2l4 18H62z'], ['light', disc(80, 25, 7.5)]],
  [['gold', 'M72 22a8 8 0 0 1 16 0l-2-1-2-3-2 3-2-4-2 4-2-3-2 3zM104 14h2v44h-2z'], ['dark', 'M74 28q6 10 12 0v5q-6 6-12 0z'], ['gold', `${disc(60, 48, 3)}M105 14l-4-5h8z`], ['light', `M92 40l12-8 2 4-12 12zM66 40l-8 7 3 3 8-4z`]],
] };
const colossus: Scene = { land: 'sea', parts: [
  [['stone', `${box(34, 66, 26, 12)}${box(100, 66, 26, 12)}`], ['shade', `${box(34, 72, 26, 2)}${box(100, 72, 26, 2)}`]],
  [['roof', 'M46 66 66 42h10L60 66zM114 66 94 42H84l16 24z']],
  [['roof', 'M66 44h28l4-22H62z'], ['shade', 'M66 44h28l1-5H65z'], ['roof', 'M62 22l-10 16 4 2 11-11zM98 22l12-12-4-3-13 10z']],
  [['roof', disc(80, 14, 6)], ['gold', `M80 3l1.5 4h-3zM72 6l3.2 3-2.4 1.8zM88 6l-3.2 3 2.4 1.8zM106 10l2-7 3 3 2-5 5 9-6 4z`], ['cloth', 'M14 70h22l-4 6H18zM24 52v16h-9z']],
] };
// A harbour mouth between two towers, with a chain across and the sun of Archimedes' mirror on it.
const syracuse: Scene = { land: 'sea', parts: [
  [['stone', 'M0 64h50l6 14H0zM160 64h-50l-6 14h56z'], ['shade', 'M0 71h53l1 2H0zM160 71h-53l-1 2h54z']],
  [['light', `${box(24, 38, 22, 26)}${box(114, 38, 22, 26)}`], ['shade', `${box(40, 38, 6, 26)}${box(130, 38, 6, 26)}`], ['dark', `${box(31, 46, 3, 6)}${box(121, 46, 3, 6)}M46 62q34 14 68 0v1.6q-34 14-68 0z`]],
  [['stone', `${box(21, 32, 28, 6)}${box(111, 32, 28, 6)}${row(4, 21, 7.6, (x) => box(x, 28, 5, 4))}${row(4, 111, 7.6, (x) => box(x, 28, 5, 4))}`], ['cloth', 'M34 28V14h11l-3 4 3 4H36v6zM124 28V14h11l-3 4 3 4h-9v6z']],
  [['gold', `${disc(80, 34, 10)}M88 38l28 18-4 4-28-16zM72 38 56 62l5 3 15-22z`], ['light', disc(80, 34, 6.5)], ['roof', 'M64 72h32l-5 7H69z'], ['dark', box(79.3, 52, 1.4, 20)], ['cloth', 'M81 54q11 4 9 15h-9z']],
] };

export const SCENES: Record<string, Scene> = {
  pyramids, gizah: pyramids,
  'great-lighthouse': lighthouse, alexandria: lighthouse,
  'hanging-gardens': gardens, babylon: gardens,
  'temple-of-artemis': temple, ephesos: temple,
  mausoleum, halikarnassos: mausoleum,
  'statue-of-zeus': zeus, olympia: zeus,
  colossus, rhodos: colossus,
  syracuse,
  'appian-way': { land: 'hills', parts: [
    [['shade', 'M62 90 76 44h8L98 90z']],
    [['stone', 'M66 90 77 44h6L94 90z'], ['dark', 'M79.5 50h1v5h-1zM79 60h2v6h-2zM78.5 72h3v9h-3z']],
    [['light', `${box(46, 60, 8, 18)}${box(108, 60, 8, 18)}${box(60, 48, 5, 11)}${box(97, 48, 5, 11)}`], ['roof', 'M44 60l6-6 6 6zM106 60l6-6 6 6zM59 48l3.5-4 3.5 4zM96 48l3.5-4 3.5 4z']],
    [['green', 'M28 74q-4-22 4-36 7 14 3 36zM126 74q-4-22 4-36 7 14 3 36zM14 70q-3-14 3-24 5 10 2 24zM142 70q-3-14 3-24 5 10 2 24z'], ['gold', `${disc(80, 42, 3)}`]],
  ] },
  'circus-maximus': { land: 'hills', parts: [
    [['shade', 'M18 62a62 16 0 0 0 124 0v8a62 14 0 0 1-124 0z'], ['stone', 'M18 62a62 20 0 0 1 124 0 62 16 0 0 1-124 0z']],
    [['light', 'M18 60a62 24 0 0 1 124 0h-8a54 18 0 0 0-108 0z'], ['dark', row(9, 24, 13, (x) => `M${x} 72v-4a3 3 0 0 1 6 0v4z`)]],
    [['gold', 'M30 60a50 13 0 0 1 100 0 50 11 0 0 1-100 0z'], ['stone', box(56, 57, 48, 5)]],
    [['roof', `${box(58, 47, 2, 10)}${box(100, 47, 2, 10)}M79 57l1-18 1 18z`], ['cloth', 'M60 47h8l-3 3 3 3h-8zM102 47h8l-3 3 3 3h-8zM40 62h8l2 4h-8zM112 62h8l2 4h-8z'], ['dark', `${disc(43, 67, 1.8)}${disc(115, 67, 1.8)}`]],
  ] },
  'great-library': { land: 'hills', parts: [
    [['light', steps(30, 100)], ['stone', box(40, 40, 80, 31)]],
    [['dark', `${box(74, 52, 12, 19)}`], ['light', columns(3, 44, 10, 44, 27, 4)], ['light', columns(3, 94, 10, 44, 27, 4)]],
    [['roof', 'M34 40 80 20l46 20z'], ['light', 'M46 38.5 80 24l34 14.5z'], ['light', box(36, 40, 88, 4)]],
    [['gold', 'M72 36v-7q4-2 8 1 4-3 8-1v7q-4-2-8 1-4-3-8-1z'], ['cloth', `${box(58, 46, 4, 18)}${box(98, 46, 4, 18)}`], ['light', 'M18 78V64q3-4 6 0v14zM136 78V64q3-4 6 0v14z']],
  ] },
  piraeus: { land: 'sea', parts: [
    [['stone', 'M0 66h52v12H0zM108 66h52v12h-52z'], ['shade', 'M0 72h52v2H0zM108 72h52v2h-52z']],
    [['light', `${box(10, 50, 34, 16)}${box(116, 50, 34, 16)}`], ['dark', `${row(3, 14, 11, (x) => `M${x} 66v-7a3 3 0 0 1 6 0v7z`)}${row(3, 120, 11, (x) => `M${x} 66v-7a3 3 0 0 1 6 0v7z`)}`]],
    [['roof', 'M6 50 27 40l21 10zM112 50l21-10 21 10z'], ['stone', `${box(44, 46, 8, 20)}${box(108, 46, 8, 20)}`], ['gold', `${disc(48, 43, 3)}${disc(112, 43, 3)}`]],
    [['roof', 'M60 70h40l-6 8H66z'], ['dark', box(79.2, 36, 1.6, 34)], ['cloth', 'M64 40q16 4 32 0-3 12 0 22-16 4-32 0 3-10 0-22z'], ['gold', disc(80, 51, 4)]],
  ] },
  sphinx: { land: 'sand', parts: [
    [['shade', box(18, 72, 124, 6)], ['stone', 'M58 72q4-20 36-20 36-2 42 20z']],
    [['light', 'M20 72v-7h44v7z'], ['shade', 'M20 72v-3h44v3zM110 72q4-14 14-12 10 4 12 12z']],
    [['stone', 'M46 65q-4-26 12-36 16 10 12 30l8 13H44z'], ['light', disc(58, 40, 9)]],
    [['cloth', 'M46 62q-6-30 12-36 18 6 12 36l-5-4q3-16-7-26-10 10-7 26z'], ['gold', 'M56 24h4l-2-5zM47 52h4v2h-4zM65 52h4v2h-4z'], ['dark', `${disc(55, 39, 1.2)}${disc(61, 39, 1.2)}${box(55.5, 45, 5, 1)}`]],
  ] },
  sanctuary: { land: 'hills', parts: [
    [['light', steps(34, 92)]],
    [['stone', box(44, 44, 72, 27)], ['dark', 'M68 71V54a12 12 0 0 1 24 0v17z']],
    [['roof', 'M50 44a30 22 0 0 1 60 0z'], ['light', box(42, 42, 76, 3)], ['light', columns(2, 48, 9, 45, 26, 3)], ['light', columns(2, 100, 9, 45, 26, 3)]],
    [['gold', `${disc(80, 20, 3)}M79 62q-4-6 1-11 5 5 1 11z`], ['green', `${disc(24, 66, 7)}${disc(136, 66, 7)}`], ['dark', `${box(23.2, 70, 1.6, 8)}${box(135.2, 70, 1.6, 8)}`]],
  ] },
  'divine-theater': { land: 'hills', parts: [
    [['shade', 'M16 62a64 34 0 0 1 128 0l-8 4a56 26 0 0 0-112 0z']],
    [['stone', 'M26 64a54 28 0 0 1 108 0l-8 3a46 21 0 0 0-92 0z'], ['light', 'M36 66a44 21 0 0 1 88 0l-8 3a36 14 0 0 0-72 0z']],
    [['gold', 'M46 68a34 14 0 0 1 68 0v4H46z'], ['light', box(40, 72, 80, 6)], ['stone', columns(7, 48, 10, 54, 18, 2.6)]],
    [['light', box(44, 50, 72, 4)], ['roof', 'M42 50 80 38l38 12z'], ['gold', 'M80 4l2 7 7 2-7 2-2 7-2-7-7-2 7-2z']],
  ] },
};
