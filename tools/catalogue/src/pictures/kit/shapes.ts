/** Points as [x, y] in the picture's own units: 800 × 800, y downwards. */
export type Point = readonly [x: number, y: number];

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  `<polygon points="${pointList(points)}" fill="${fill}"${extra}/>`;
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${radius === 0 ? '' : ` rx="${rounded(radius)}"`} fill="${fill}"/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${rounded(cx)}" cy="${rounded(cy)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}"/>`;
export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  ellipse(cx, cy, r, r, fill);
/** A line without filling, with round ends. */
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
export const repeated = (count: number, shape: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(at)).join('');
