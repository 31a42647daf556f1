import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

/** A roll that stands upright under film: wool or membrane. */
export const standingRoll =
  (colour: Colour, wrap: Colour): Drawing =>
  (paint) =>
    [
      path('M240 226v400c0 42 72 74 160 74s160-32 160-74V226z', paint.round(colour)),
      path(
        'M240 320v220c0 42 72 74 160 74s160-32 160-74V320c-20 36-86 60-160 60s-140-24-160-60z',
        paint.round(wrap),
      ),
      path(
        'M330 448c46 10 94 10 140 0v34c-46 10-94 10-140 0zM346 506c36 8 72 8 108 0v26c-36 8-72 8-108 0z',
        lighter(wrap, 0.82),
      ),
      ellipse(400, 226, 160, 66, lighter(colour, 0.25)),
      repeated(
        5,
        (at) =>
          `<ellipse cx="400" cy="226" rx="${String(140 - at * 27)}" ry="${String(57 - at * 11)}" fill="none" stroke="${darker(colour, 0.26)}" stroke-width="6"/>`,
      ),
    ].join('');

/** A roll of membrane that lies and is unrolled a little. */
export const lyingRoll =
  (colour: Colour, inner: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [150, 560],
          [500, 620],
          [700, 690],
          [300, 690],
        ],
        lighter(inner, 0.1),
      ),
      polygon(
        [
          [150, 560],
          [236, 470],
          [620, 560],
          [700, 690],
          [560, 690],
        ],
        inner,
        ' opacity=".6"',
      ),
      path(
        'M190 340l330-120a104 128 0 0 1 60 236L250 584a104 124 0 0 1-60-244z',
        paint.down([0, lighter(colour, 0.45)], [0.35, colour], [1, darker(colour, 0.4)]),
      ),
      `<g transform="rotate(-18 228 462)">${ellipse(228, 462, 98, 126, lighter(inner, 0.35))}${repeated(5, (at) => `<ellipse cx="228" cy="462" rx="${String(86 - at * 17)}" ry="${String(110 - at * 22)}" fill="none" stroke="${darker(inner, 0.25)}" stroke-width="5"/>`)}${ellipse(228, 462, 15, 19, '#3b424c')}</g>`,
      path(
        'M340 290l120-44 36 250-120 46z',
        paint.down([0, '#ffffff', 0.28], [1, '#ffffff', 0.06]),
      ),
    ].join('');

const GRAIN = [
  'M8 18c60-12 120 10 190 0s120-14 190-2',
  'M8 40c80 8 120-8 200-2s130 10 180 2',
  'M8 62c50-10 130 6 200 2s120-12 180 0',
  'M120 30c30-10 60-10 90 2-30 12-60 10-90-2z',
];

/** A piece of floor seen from above its corner, clipped to its shape, with the edges of its base. `above` is drawn on top. */
const floorInPerspective = (colour: Colour, surface: string, above = ''): string =>
  `<g transform="translate(34 42) scale(.9)">${[
    `<g transform="matrix(.86 .3 -.72 .62 326 190)"><clipPath id="floor"><rect width="560" height="400"/></clipPath><rect x="-6" y="-6" width="572" height="412" fill="${darker(colour, 0.5)}"/><g clip-path="url(#floor)">${surface}</g>${above}</g>`,
    polygon(
      [
        [28, 440],
        [520, 611],
        [520, 637],
        [28, 466],
      ],
      darker(colour, 0.3),
    ),
    polygon(
      [
        [520, 611],
        [817, 356],
        [817, 382],
        [520, 637],
      ],
      darker(colour, 0.45),
    ),
  ].join('')}</g>`;

/** Floor boards in perspective with a board on edge to show its thickness. */
export const floorBoards =
  (colour: Colour, count: number): Drawing =>
  () => {
    const width = 400 / count;
    const board = (at: number): string => {
      const own =
        [colour, lighter(colour, 0.12), darker(colour, 0.09), lighter(colour, 0.05)][at % 4] ??
        colour;
      const shift = (at % 3) * 90;
      const grain = GRAIN.map(
        (d, line) =>
          `<path d="${d}" transform="translate(${String(((at * 83 + line * 40) % 120) - 40)} ${String(at * width)}) scale(1.35 ${(width / 84).toFixed(2)})" fill="none" stroke="${darker(own, 0.24)}" stroke-width="2.4" opacity=".7"/>`,
      ).join('');
      return (
        rect(0, at * width, 560, width - 3, own) +
        grain +
        rect(170 + shift, at * width, 3, width - 3, darker(own, 0.4))
      );
    };
    const sheen = '<rect width="560" height="400" fill="#fff" opacity=".06"/>';
    return floorInPerspective(colour, repeated(count, board), sheen);
  };

/** Tiles laid in perspective; `rows` and `columns` give their shape, `joint` the colour between them. */
export const tiledFloor =
  (colour: Colour, columns: number, rows: number, look: 'stone' | 'wood'): Drawing =>
  () => {
    const width = 560 / columns;
    const height = 440 / rows;
    const tile = (at: number): string => {
      const column = at % columns;
      const row = Math.floor(at / columns);
      const x = column * width;
      const y = row * height;
      const own =
        [colour, lighter(colour, 0.07), darker(colour, 0.05)][(at * 5 + row) % 3] ?? colour;
      const veins =
        look === 'stone'
          ? stroke(
              `M${String(x + 14)} ${String(y + height * 0.7)}c${String(width * 0.3)}-40 ${String(width * 0.4)} 10 ${String(width * 0.82)}-${String(height * 0.42)}`,
              (at % 2 === 0 ? lighter : darker)(own, 0.16),
              3.4,
              ' opacity=".8"',
            ) +
            stroke(
              `M${String(x + width * 0.45)} ${String(y + 12)}c10 40-20 60 14 ${String(height * 0.5)}`,
              lighter(own, 0.26),
              2.4,
              ' opacity=".8"',
            )
          : repeated(4, (line) =>
              stroke(
                `M${String(x + 10)} ${String(y + (line + 0.7) * (height / 4.4))}c${String(width * 0.3)}-${String(6 + line * 2)} ${String(width * 0.5)} ${String(10 - line * 2)} ${String(width - 24)} 0`,
                darker(own, 0.22),
                2,
                ' opacity=".75"',
              ),
            );
      return rect(x + 3, y + 3, width - 6, height - 6, own, 2) + veins;
    };
    return `<g transform="translate(34 42) scale(.9)">${[
      `<g transform="matrix(.84 .28 -.66 .62 340 176)"><rect x="-8" y="-8" width="576" height="456" fill="${darker(colour, 0.38)}"/>${repeated(columns * rows, tile)}<path d="M0 0h240L90 440H0z" fill="#fff" opacity=".16"/></g>`,
      polygon(
        [
          [37, 451],
          [521, 612],
          [521, 645],
          [37, 484],
        ],
        darker(colour, 0.24),
      ),
      polygon(
        [
          [521, 612],
          [822, 330],
          [822, 363],
          [521, 645],
        ],
        darker(colour, 0.42),
      ),
    ].join('')}</g>`;
  };
