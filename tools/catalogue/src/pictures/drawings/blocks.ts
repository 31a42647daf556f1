import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, isoPoint, onFace, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { ellipse, path, polygon, repeated, stroke } from '../kit/shapes.ts';

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Small bricks piled as masons leave them: three rows, one laid across. */
export const brickStack =
  (colour: Colour): Drawing =>
  () => {
    const origin: Origin = [404, 330];
    const brick = (x: number, y: number, z: number, along: boolean, tone: number): string => {
      const box: Box = { origin, at: [x, y, z], size: along ? [226, 108, 70] : [108, 226, 70] };
      const own = tone % 2 === 0 ? colour : darker(colour, 0.07);
      return (
        isoBox(box, own) +
        facePatch(box, 'left', [0, 0], [1, 0.06], lighter(own, 0.35)) +
        facePatch(box, 'right', [0, 0], [1, 0.06], lighter(own, 0.12)) +
        repeated(9, (at) => {
          const [px, py] = onFace(
            box,
            'left',
            0.08 + ((at * 37) % 85) / 100,
            0.2 + ((at * 53) % 70) / 100,
          );
          return ellipse(px, py, 3 + (at % 3), 2, darker(own, 0.18));
        })
      );
    };
    const rows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((at) =>
        row % 2 === 0
          ? brick(0, at * 118, row * 76, true, row + at)
          : brick(at * 118, 0, row * 76, false, row + at + 1),
      ),
    );
    return `<g transform="translate(-142 -78) scale(1.34)">${[...rows, brick(56, 30, 228, true, 1)].join('')}</g>`;
  };

/** A large hollow block of fired clay: holes on top, ribs on the sides. */
export const hollowBlock =
  (colour: Colour): Drawing =>
  () => {
    const box: Box = { origin: [420, 190], at: [0, 0, 0], size: [300, 240, 270] };
    const holes = repeated(24, (at) => {
      const u = 0.07 + (at % 6) * 0.15;
      const v = 0.1 + Math.floor(at / 6) * 0.215;
      return (
        facePatch(box, 'top', [u, v], [u + 0.1, v + 0.15], darker(colour, 0.62)) +
        facePatch(box, 'top', [u, v], [u + 0.1, v + 0.045], darker(colour, 0.4))
      );
    });
    const ribs = (face: 'left' | 'right', count: number): string =>
      repeated(count, (at) =>
        facePatch(
          box,
          face,
          [(at + 0.5) / count, 0],
          [(at + 0.78) / count, 1],
          darker(colour, face === 'left' ? 0.13 : 0.34),
        ),
      );
    return `<g transform="translate(0 250)">${isoBox(box, colour)}${ribs('left', 12)}${ribs('right', 10)}${holes}</g>`;
  };

/** A curved clay or concrete roof tile course, three by three. */
export const roofTiles =
  (colour: Colour): Drawing =>
  (paint) => {
    const tile = (x: number, y: number): string =>
      [
        path(
          `M${String(x)} ${String(y + 150)}V${String(y + 26)}c0-34 46-34 64-6 14 24 40 26 56 0 14-26 62-26 62 6v124c0-22-48-22-62 0-16 26-42 26-56 0-18-26-64-26-64 0z`,
          paint.across(
            [0, lighter(colour, 0.3)],
            [0.2, colour],
            [0.5, darker(colour, 0.34)],
            [0.72, lighter(colour, 0.2)],
            [1, darker(colour, 0.26)],
          ),
        ),
        stroke(
          `M${String(x)} ${String(y + 150)}c0-26 46-26 64 0 14 26 40 26 56 0 14-22 62-22 62 0`,
          darker(colour, 0.5),
          7,
        ),
      ].join('');
    return `<g transform="translate(128 96) skewX(-7) rotate(-3)">${repeated(4, (row) => repeated(3, (at) => tile(20 + at * 178 + row * 6, 20 + row * 128)))}</g>`;
  };

/** A galvanised channel for dry walls, long and open at the top, with a second one behind. */
export const steelChannel = (): Drawing => () => {
  const channel = (origin: Origin, length: number): string => {
    const p = (x: number, y: number, z: number) => isoPoint(origin, x, y, z);
    const side = polygon(
      [p(0, 80, 0), p(length, 80, 0), p(length, 80, 62), p(0, 80, 62)],
      '#c3ccd5',
    );
    const inside = polygon([p(0, 0, 62), p(length, 0, 62), p(length, 0, 4), p(0, 0, 4)], '#8d99a6');
    const floor = polygon([p(0, 0, 4), p(length, 0, 4), p(length, 80, 4), p(0, 80, 4)], '#aab5c0');
    const lips =
      polygon([p(0, 0, 62), p(length, 0, 62), p(length, 12, 62), p(0, 12, 62)], '#e9eef2') +
      polygon([p(0, 68, 62), p(length, 68, 62), p(length, 80, 62), p(0, 80, 62)], '#f3f6f8');
    const front = stroke(
      pathOf([
        p(length, 12, 58),
        p(length, 0, 60),
        p(length, 0, 2),
        p(length, 80, 2),
        p(length, 80, 60),
        p(length, 68, 58),
      ]),
      '#eef2f5',
      9,
    );
    const groove = polygon(
      [p(0, 80, 26), p(length, 80, 26), p(length, 80, 36), p(0, 80, 36)],
      '#a7b2bd',
    );
    const holes = repeated(4, (at) =>
      polygon(
        [
          p(70 + at * 120, 30, 4),
          p(100 + at * 120, 30, 4),
          p(100 + at * 120, 50, 4),
          p(70 + at * 120, 50, 4),
        ],
        '#5d6975',
      ),
    );
    return inside + floor + holes + side + groove + lips + front;
  };
  return channel([300, 210], 470) + channel([196, 330], 470);
};
