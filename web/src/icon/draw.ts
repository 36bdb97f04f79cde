// The pen of the icon set: every icon is a few strokes and fills on a 24 × 24 grid, in the colour of its text.
export type Part = { pen: 'line' | 'fill' | 'thin' | 'light'; d: string };
export type Drawing = readonly Part[];

export const line = (d: string): Part => ({ pen: 'line', d });
export const thin = (d: string): Part => ({ pen: 'thin', d });
export const fill = (d: string): Part => ({ pen: 'fill', d });
// A pale wash over a fill: the second tone of resources and coins.
export const light = (d: string): Part => ({ pen: 'light', d });

export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

// n spokes from radius a to radius b around the middle.
export function rays(x: number, y: number, a: number, b: number, n: number, turn = 0): string {
  const at = (r: number, angle: number) =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: n }, (_, i) => (i / n + turn) * 2 * Math.PI)
    .map((angle) => `M${at(a, angle)}L${at(b, angle)}`)
    .join('');
}

// A star with n points between two radii.
export function star(x: number, y: number, outer: number, inner: number, n: number): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (i / n) * Math.PI - Math.PI / 2;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
