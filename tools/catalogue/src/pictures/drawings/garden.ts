import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

/** A welded mesh panel between two posts on grass. */
export const meshPanel =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M60 676c120-34 560-34 680 0v44H60z', '#a9c98b'),
      repeated(18, (at) => stroke(`M${String(130 + at * 32)} 190v490`, colour, 7)),
      ...[200, 300, 390, 480, 570, 660].map((y) =>
        stroke(`M116 ${String(y)}h572`, darker(colour, 0.1), 8),
      ),
      ...[204, 394, 574].map((y) =>
        stroke(`M116 ${String(y)}${'l16 12 16-12'.repeat(18)}`, lighter(colour, 0.18), 5),
      ),
      ...[92, 676].map(
        (x) =>
          rect(x, 150, 36, 560, paint.round(colour), 4) +
          rect(x - 4, 138, 44, 20, darker(colour, 0.34), 6) +
          ellipse(x + 18, 712, 44, 9, '#7fa35f'),
      ),
      repeated(14, (at) =>
        stroke(
          `M${String(84 + at * 50)} 716c-2-14-8-22-12-30M${String(84 + at * 50)} 716c4-16 8-24 16-32`,
          '#7fa35f',
          5,
        ),
      ),
    ].join('');

/** A lawnmower with its grass box. */
export const lawnmower =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M40 690c200-26 520-26 720 0v30H40z', '#b9d59d'),
      stroke('M470 500L690 150h-60', '#3a424d', 19),
      stroke('M520 520L700 240', '#59636f', 13),
      rect(596, 136, 110, 28, '#20262e', 12),
      path(
        'M430 430h220c40 0 60 24 60 60v140c0 20-12 30-32 30H450z',
        paint.down([0, '#4a535f'], [1, '#252b33']),
      ),
      repeated(5, (at) => rect(500 + at * 38, 456, 12, 180, '#1c2128', 4)),
      path(
        'M110 610c10-96 70-146 170-146h160c60 0 80 40 80 100v74H126c-12 0-18-10-16-28z',
        paint.lying(colour),
      ),
      path('M210 470c0-70 40-110 110-110s112 40 112 110z', paint.round('#343c47')),
      rect(250, 336, 140, 40, paint.round('#59636f'), 14),
      circle(320, 420, 30, '#d8452f'),
      rect(140, 560, 360, 16, lighter(colour, 0.5), 8),
      ...[
        [190, 636, 62],
        [520, 646, 72],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, '#20262e') +
          circle(x, y, r * 0.66, '#c9d1d8') +
          circle(x, y, r * 0.3, '#59636f') +
          repeated(12, (at) =>
            circle(
              x + Math.cos(at * 0.5236) * r * 0.86,
              y + Math.sin(at * 0.5236) * r * 0.86,
              r * 0.09,
              '#3f4854',
            ),
          ),
      ),
    ].join('');

const plankTop = (
  origin: Origin,
  width: number,
  depth: number,
  height: number,
  thickness: number,
  colour: Colour,
  count: number,
): string =>
  repeated(count, (at) => {
    const box: Box = {
      origin,
      at: [0, (at * depth) / count, height],
      size: [width, depth / count - 5, thickness],
    };
    const own = at % 2 === 0 ? colour : darker(colour, 0.06);
    return isoBox(box, own) + facePatch(box, 'top', [0.02, 0.44], [0.98, 0.5], darker(own, 0.14));
  });

const leg = (origin: Origin, x: number, y: number, height: number, colour: Colour): string =>
  isoBox({ origin, at: [x, y, 0], size: [20, 20, height] }, colour);

/** A slatted garden table. */
export const gardenTable =
  (colour: Colour): Drawing =>
  () => {
    const origin: Origin = [400, 390];
    const dark = darker(colour, 0.2);
    return `<g transform="translate(-36 20)">${leg(origin, 10, 10, 190, dark)}${leg(origin, 370, 10, 190, dark)}${leg(origin, 10, 250, 190, dark)}${plankTop(origin, 400, 280, 190, 22, colour, 8)}${leg(origin, 370, 250, 190, dark)}</g>`;
  };

/** A garden bench with back and arms, from the front. */
export const gardenBench =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      ...[168, 606].map((x) => rect(x, 236, 26, 464, paint.round(darker(colour, 0.24)), 5)),
      repeated(11, (at) => rect(214 + at * 35, 270, 17, 190, paint.round(colour), 4)),
      rect(164, 238, 472, 36, paint.lying(lighter(colour, 0.08)), 8),
      rect(180, 440, 440, 24, paint.lying(colour), 6),
      polygon(
        [
          [190, 470],
          [610, 470],
          [676, 540],
          [124, 540],
        ],
        darker(colour, 0.06),
      ),
      repeated(4, (at) =>
        polygon(
          [
            [186 - at * 16, 472 + at * 18],
            [614 + at * 16, 472 + at * 18],
            [628 + at * 16, 486 + at * 18],
            [172 - at * 16, 486 + at * 18],
          ],
          lighter(colour, 0.16),
        ),
      ),
      rect(116, 540, 568, 28, paint.lying(colour), 6),
      ...[122, 648].map(
        (x) =>
          rect(x, 420, 30, 286, paint.round(colour), 5) +
          rect(x - 12, 402, 54, 26, paint.lying(lighter(colour, 0.1)), 8),
      ),
    ].join('');
