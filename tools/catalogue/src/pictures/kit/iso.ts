import { type Colour, darker, lighter } from './colour.ts';
import { type Point, polygon } from './shapes.ts';

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** Position of the corner (0, 0, 0) of an isometric drawing. */
export type Origin = Point;

/** x runs down to the right, y down to the left, z up. */
export const isoPoint = ([ox, oy]: Origin, x: number, y: number, z: number): Point => [
  ox + (x - y) * COS,
  oy + (x + y) * SIN - z,
];

export type Box = {
  readonly origin: Origin;
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, depth: number, height: number];
};
export type Face = 'top' | 'left' | 'right';

/** A point on a face; u and v run from 0 to 1, v downwards on the upright faces. */
export const onFace = (
  { origin, at: [x, y, z], size: [width, depth, height] }: Box,
  face: Face,
  u: number,
  v: number,
): Point => {
  switch (face) {
    case 'top':
      return isoPoint(origin, x + u * width, y + v * depth, z + height);
    case 'left':
      return isoPoint(origin, x + u * width, y + depth, z + (1 - v) * height);
    case 'right':
      return isoPoint(origin, x + width, y + (1 - u) * depth, z + (1 - v) * height);
  }
};

/** A patch of a face between two corners. */
export const facePatch = (
  box: Box,
  face: Face,
  [u0, v0]: Point,
  [u1, v1]: Point,
  fill: string,
  extra = '',
): string =>
  polygon(
    [
      onFace(box, face, u0, v0),
      onFace(box, face, u1, v0),
      onFace(box, face, u1, v1),
      onFace(box, face, u0, v1),
    ],
    fill,
    extra,
  );

/** The three visible sides of a box, lit from the left. */
export const isoBox = (box: Box, colour: Colour): string =>
  facePatch(box, 'top', [0, 0], [1, 1], lighter(colour, 0.28)) +
  facePatch(box, 'left', [0, 0], [1, 1], colour) +
  facePatch(box, 'right', [0, 0], [1, 1], darker(colour, 0.2));
