/** Points as [x, y] in the picture's own units: 800 × 800, y downwards. */
export type Point = readonly [x: number, y: number];

/** A number as it is written in a drawing: with at most one decimal. */
export const numeral = (value: number): string => String(Math.round(value * 10) / 10);
const rounded = numeral;
const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${String(Math.round(x))} ${String(Math.round(y))}`).join(' ');

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
  `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}" fill="${fill}"/>`;
/** A line without filling; the picture gives all lines round ends. */
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}"${extra}/>`;
/** Round dots of one colour as one path: lines without length, with round ends. */
export const spots = (points: readonly Point[], colour: string, radius: number): string =>
  stroke(
    points.map(([x, y]) => `M${String(Math.round(x))} ${String(Math.round(y))}h.1`).join(''),
    colour,
    radius * 2,
  );
export const repeated = (count: number, shape: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(at)).join('');
