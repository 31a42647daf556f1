import { type Box, type Face, onFace } from './iso.ts';
import { type Colour, lighter } from './colour.ts';
import { numeral } from './shapes.ts';

const SIDES = { top: [0, 1], left: [0, 2], right: [1, 2] } as const;
const SHADES = { top: 0, left: 0.16, right: 0.32 } as const;

/** A face of a box filled with a pattern that follows the perspective. */
export const surfaceOnFace = (box: Box, face: Face, fill: string): string => {
  const [across, up] = SIDES[face];
  const [width, height] = [box.size[across], box.size[up]];
  const [ox, oy] = onFace(box, face, 0, 0);
  const [ux, uy] = onFace(box, face, 1, 0);
  const [vx, vy] = onFace(box, face, 0, 1);
  const unit = (from: number, to: number, length: number): string =>
    ((to - from) / Math.max(1, length)).toFixed(3);
  const matrix = `matrix(${unit(ox, ux, width)} ${unit(oy, uy, width)} ${unit(ox, vx, height)} ${unit(oy, vy, height)} ${numeral(ox)} ${numeral(oy)})`;
  const shade = SHADES[face];
  const own = `<rect width="${numeral(width)}" height="${numeral(height)}" fill="${fill}"/>`;
  const dark =
    shade === 0
      ? ''
      : `<rect width="${numeral(width)}" height="${numeral(height)}" fill="#141a26" opacity="${String(shade)}"/>`;
  return `<g transform="${matrix}">${own}${dark}</g>`;
};

/** A box of one material with a light edge. */
export const surfaceBox = (box: Box, fill: string, edge: Colour): string => {
  const [a, b, c] = [
    onFace(box, 'left', 0, 0),
    onFace(box, 'left', 1, 0),
    onFace(box, 'right', 1, 0),
  ];
  return (
    surfaceOnFace(box, 'top', fill) +
    surfaceOnFace(box, 'left', fill) +
    surfaceOnFace(box, 'right', fill) +
    `<path d="M${numeral(a[0])} ${numeral(a[1])}L${numeral(b[0])} ${numeral(b[1])}L${numeral(c[0])} ${numeral(c[1])}" fill="none" stroke="${lighter(edge, 0.5)}" stroke-width="3" opacity=".7"/>`
  );
};
