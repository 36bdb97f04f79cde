// Every window a game must fit into: one row each, from half a phone to a large desktop.
export type Size = { width: number; height: number };

export const SIZES: readonly Size[] = [
  { width: 640, height: 360 },
  { width: 720, height: 450 }, // 1440 × 900 at a zoom of 200 %
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 960, height: 600 },
  { width: 1024, height: 768 },
  { width: 1100, height: 800 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1440, height: 790 },
  { width: 1440, height: 900 },
  { width: 1536, height: 730 },
  { width: 1920, height: 950 },
  { width: 2560, height: 1300 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

export const size_name = (size: Size): string => `${size.width}×${size.height}`;
