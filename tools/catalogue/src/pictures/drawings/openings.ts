import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const GLASS = ['#dcebf4', '#b7d2e4', '#98bcd4'] as const;

/** Glass with two slanting reflections. */
const pane = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, GLASS[1]) +
  polygon(
    [
      [x, y],
      [x + width * 0.62, y],
      [x, y + Math.min(height, width) * 0.9],
    ],
    GLASS[0],
  ) +
  polygon(
    [
      [x + width, y + height * 0.5],
      [x + width, y + height * 0.68],
      [x + width * 0.42, y + height],
      [x + width * 0.24, y + height],
    ],
    GLASS[0],
    ' opacity=".7"',
  ) +
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" fill="none" stroke="${GLASS[2]}" stroke-width="4"/>`;

const lever = (x: number, y: number, metal: Colour): string =>
  rect(x - 9, y - 34, 18, 92, metal, 9) +
  rect(x - 62, y - 10, 70, 17, lighter(metal, 0.25), 8) +
  circle(x, y - 2, 10, lighter(metal, 0.4));

/** An interior leaf in its frame with three panels, the upper one glazed. */
export const interiorDoor =
  (decor: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M226 90h348v620h-40V130H266v580h-40z',
        paint.across(
          [0, lighter(decor, 0.2)],
          [0.5, lighter(decor, 0.08)],
          [1, darker(decor, 0.16)],
        ),
      ),
      rect(266, 130, 268, 580, paint.across([0, lighter(decor, 0.14)], [1, darker(decor, 0.06)])),
      rect(266, 130, 7, 580, darker(decor, 0.4)),
      ...[172, 352, 532].map((y, at) =>
        at === 0
          ? pane(308, y, 184, 142)
          : rect(308, y, 184, 142, darker(decor, 0.1)) +
            rect(314, y + 7, 178, 135, lighter(decor, 0.1)) +
            rect(314, y + 7, 172, 129, decor),
      ),
      repeated(4, (at) =>
        stroke(
          `M${String(284 + at * 66)} 140c8 160-8 300 2 560`,
          darker(decor, 0.16),
          2,
          ' opacity=".45"',
        ),
      ),
      lever(506, 446, '#a7b0ba'),
      rect(268, 190, 9, 42, '#9aa4ae', 3),
      rect(268, 610, 9, 42, '#9aa4ae', 3),
    ].join('');

/** A solid outside door with a narrow glass strip and a long pull. */
export const entranceDoor =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(206, 84, 388, 630, darker(colour, 0.24), 4),
      rect(
        230,
        108,
        340,
        590,
        paint.across([0, lighter(colour, 0.16)], [0.6, colour], [1, darker(colour, 0.14)]),
      ),
      repeated(
        5,
        (at) =>
          rect(230, 196 + at * 96, 340, 7, darker(colour, 0.3)) +
          rect(230, 203 + at * 96, 340, 3, lighter(colour, 0.3)),
      ),
      pane(330, 150, 64, 480),
      rect(500, 240, 16, 330, paint.across([0, '#8d98a4'], [0.4, '#f2f5f7'], [1, '#7d8893']), 8),
      rect(490, 262, 26, 12, '#8d98a4', 4),
      rect(490, 536, 26, 12, '#8d98a4', 4),
      circle(508, 610, 13, '#c8d0d8'),
      rect(504, 604, 7, 16, '#47505c', 3),
      rect(196, 698, 408, 22, '#b4bdc6', 4),
    ].join('');

/** A casement of plastic with its handle. */
export const casement =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(
        160,
        130,
        480,
        540,
        paint.across([0, lighter(colour, 0.3)], [1, darker(colour, 0.12)]),
        8,
      ),
      rect(180, 150, 440, 500, darker(colour, 0.22), 4),
      rect(
        188,
        158,
        424,
        484,
        paint.across([0, lighter(colour, 0.2)], [1, darker(colour, 0.08)]),
        6,
      ),
      rect(238, 208, 324, 384, darker(colour, 0.28), 2),
      pane(246, 216, 308, 368),
      rect(202, 360, 22, 80, '#d7dde3', 10),
      rect(204, 392, 18, 108, '#f3f5f7', 9),
      rect(206, 394, 6, 102, '#ffffff', 3),
      rect(140, 668, 520, 26, paint.down([0, '#f1f4f6'], [1, '#c4ccd4']), 4),
      rect(612, 220, 14, 46, '#c9d0d8', 4),
      rect(612, 540, 14, 46, '#c9d0d8', 4),
    ].join('');

/** A roof window half open, seen in the slope of the roof. */
export const roofWindow =
  (wood: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [90, 690],
          [250, 120],
          [710, 120],
          [550, 690],
        ],
        '#a9564a',
      ),
      repeated(9, (row) =>
        stroke(`M${String(106 + row * 17.6)} ${String(634 - row * 62)}h460`, '#7f3c33', 6),
      ),
      polygon(
        [
          [208, 600],
          [306, 210],
          [600, 210],
          [502, 600],
        ],
        '#4a525d',
      ),
      polygon(
        [
          [228, 584],
          [318, 226],
          [580, 226],
          [490, 584],
        ],
        darker(wood, 0.3),
      ),
      polygon(
        [
          [248, 560],
          [328, 244],
          [560, 244],
          [480, 560],
        ],
        '#27303c',
      ),
      polygon(
        [
          [246, 520],
          [300, 300],
          [636, 300],
          [580, 520],
        ],
        paint.across([0, lighter(wood, 0.15)], [1, darker(wood, 0.16)]),
      ),
      polygon(
        [
          [282, 492],
          [322, 328],
          [596, 328],
          [556, 492],
        ],
        GLASS[1],
      ),
      polygon(
        [
          [282, 492],
          [322, 328],
          [470, 328],
          [350, 492],
        ],
        GLASS[0],
      ),
      polygon(
        [
          [246, 520],
          [580, 520],
          [584, 540],
          [248, 540],
        ],
        darker(wood, 0.4),
      ),
      rect(372, 500, 90, 12, '#8a94a0', 6),
    ].join('');

/** A pair of levers on long plates, one seen from the front. */
export const doorHandle =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M238 158h112a26 26 0 0 1 26 26v436a26 26 0 0 1-26 26H238a26 26 0 0 1-26-26V184a26 26 0 0 1 26-26z',
        paint.round(metal),
      ),
      rect(226, 172, 8, 460, lighter(metal, 0.7), 4),
      circle(294, 204, 11, darker(metal, 0.45)),
      circle(294, 602, 11, darker(metal, 0.45)),
      circle(294, 318, 52, darker(metal, 0.28)),
      circle(290, 312, 48, paint.round(lighter(metal, 0.06))),
      path(
        'M262 318c0-30 20-44 44-44h292c46 0 62 28 58 66-2 20-30 22-34 4-4-14-12-18-30-18H318c-32 0-56 12-56-8z',
        paint.lying(metal),
      ),
      stroke('M300 290h292', lighter(metal, 0.75), 7, ' opacity=".8"'),
      circle(294, 478, 20, '#323a45'),
      path('M286 480h16l8 58h-32z', '#323a45'),
    ].join('');

/** A lock cylinder with two keys. */
export const lockCylinder =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      path('M170 250h360v70a62 62 0 0 1-20 46v92H190v-92a62 62 0 0 1-20-46z', paint.lying(metal)),
      rect(312, 244, 76, 76, darker(metal, 0.55), 6),
      path('M326 320h48v70h-48z', darker(metal, 0.4)),
      circle(554, 300, 62, darker(metal, 0.2)),
      circle(548, 296, 58, paint.round(metal)),
      circle(548, 296, 34, lighter(metal, 0.3)),
      rect(541, 268, 14, 56, '#2b323c', 4),
      ...[0, 1].map(
        (at) =>
          `<g transform="translate(${String(300 + at * 40)} ${String(520 + at * 62)}) rotate(${String(-8 + at * 20)})">${circle(0, 0, 52, at === 0 ? '#d3b46a' : '#c4cbd3')}${circle(-14, 0, 16, '#ffffff')}${path('M44-14h200l16 14-16 14h-34l-10-10-12 10-12-10-12 10-14-10-12 10H44z', at === 0 ? '#c9a757' : '#b4bdc7')}${rect(48, -4, 180, 5, at === 0 ? '#e3cc90' : '#d9dfe5')}</g>`,
      ),
      ellipse(236, 268, 52, 7, lighter(metal, 0.6)),
    ].join('');
