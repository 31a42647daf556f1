import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, onFace, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const ORIGIN: Origin = [430, 360];

/** Building boards in a flat stack: pale core, coloured paper. */
export const boardStack =
  (paper: Colour, core: Colour): Drawing =>
  () =>
    repeated(7, (at) => {
      const box: Box = {
        origin: ORIGIN,
        at: [-60 + (at % 2) * 8, -30 - (at % 3) * 5, -60 + at * 30],
        size: [410, 250, 24],
      };
      return (
        isoBox(box, core) +
        facePatch(box, 'top', [0, 0], [1, 1], lighter(paper, 0.3)) +
        facePatch(box, 'left', [0, 0], [1, 0.22], paper) +
        facePatch(box, 'left', [0, 0.8], [1, 1], paper) +
        facePatch(box, 'right', [0, 0], [1, 0.22], darker(paper, 0.16)) +
        facePatch(box, 'right', [0, 0.8], [1, 1], darker(paper, 0.2))
      );
    });

/** Insulation boards in a pack under film; `fleck` gives wool fibres, beads or nothing. */
export const insulationPack =
  (colour: Colour, fleck: 'fibres' | 'beads' | 'lines', band: Colour): Drawing =>
  () => {
    const boards = repeated(5, (at) => {
      const box: Box = { origin: ORIGIN, at: [-50, -20, -70 + at * 64], size: [360, 230, 58] };
      const spots = (face: 'left' | 'right' | 'top', count: number): string =>
        repeated(count, (i) => {
          const u = 0.03 + ((i * 61 + at * 17) % 94) / 100;
          const v = 0.1 + ((i * 43 + at * 29) % 80) / 100;
          const [x, y] = onFace(box, face, u, v);
          const [x2, y2] = onFace(box, face, u + 0.05, v + ((i % 3) - 1) * 0.12);
          const tone =
            i % 2 === 0 ? lighter(colour, 0.45) : darker(colour, face === 'right' ? 0.36 : 0.2);
          if (fleck === 'beads') return circle(x, y, 4.2, tone);
          return fleck === 'fibres'
            ? stroke(
                `M${x.toFixed(1)} ${y.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
                tone,
                2.4,
              )
            : '';
        });
      const grooves =
        fleck === 'lines'
          ? facePatch(box, 'left', [0, 0.46], [1, 0.54], darker(colour, 0.14)) +
            facePatch(box, 'right', [0, 0.46], [1, 0.54], darker(colour, 0.3))
          : '';
      return (
        isoBox(box, colour) +
        grooves +
        spots('left', 30) +
        spots('right', 20) +
        (at === 4 ? spots('top', 60) : '')
      );
    });
    const whole: Box = { origin: ORIGIN, at: [-50, -20, -70], size: [360, 230, 314] };
    const strap = (u: number): string =>
      facePatch(whole, 'left', [u, 0], [u + 0.1, 1], band) +
      facePatch(whole, 'top', [u, 0], [u + 0.1, 1], lighter(band, 0.25));
    const shine = polygon(
      [
        onFace(whole, 'left', 0.03, 0.05),
        onFace(whole, 'left', 0.09, 0.05),
        onFace(whole, 'left', 0.09, 0.95),
        onFace(whole, 'left', 0.03, 0.95),
      ],
      '#ffffff',
      ' opacity=".35"',
    );
    return `<g transform="translate(-6 50)">${boards}${strap(0.22)}${strap(0.68)}${shine}</g>`;
  };

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

/** Blocks of wood laid in a herringbone, in perspective. */
export const herringbone =
  (colour: Colour): Drawing =>
  () => {
    const side = 46;
    const length = 4;
    const lying = (x: number, y: number, tone: number): string => {
      const own =
        [colour, lighter(colour, 0.13), darker(colour, 0.1), lighter(colour, 0.05)][tone % 4] ??
        colour;
      const grain = repeated(3, (line) =>
        stroke(
          `M${String(x * side + 8)} ${String(y * side + 11 + line * 12)}h${String(length * side - 20)}`,
          darker(own, 0.18),
          2,
          ' opacity=".7"',
        ),
      );
      return rect(x * side + 1.5, y * side + 1.5, length * side - 3, side - 3, own, 2) + grain;
    };
    const standing = (x: number, y: number, tone: number): string => {
      const own =
        [lighter(colour, 0.08), darker(colour, 0.06), colour, lighter(colour, 0.16)][tone % 4] ??
        colour;
      return (
        rect(x * side + 1.5, y * side + 1.5, side - 3, length * side - 3, own, 2) +
        stroke(
          `M${String(x * side + 16)} ${String(y * side + 10)}v${String(length * side - 20)}M${String(x * side + 30)} ${String(y * side + 10)}v${String(length * side - 20)}`,
          darker(own, 0.18),
          2,
          ' opacity=".7"',
        )
      );
    };
    // A step (1, 1) and a step (length, -length) repeat one lying and one standing block without a gap.
    const blocks = repeated(26, (step) =>
      repeated(7, (column) => {
        const x = step - 12 + length * (column - 3);
        const y = step - 12 - length * (column - 3);
        return lying(x, y, step + column * 3) + standing(x - 1, y, step * 3 + column);
      }),
    );
    const rows = `<g transform="translate(280 200) rotate(45)">${blocks}</g>`;
    return floorInPerspective(colour, rows);
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

/** Wall tiles in a running bond, upright. */
export const wallTiles =
  (colour: Colour): Drawing =>
  (paint) => {
    const tile = (row: number, at: number): string => {
      const x = at * 168 - (row % 2) * 84;
      const y = row * 84;
      return (
        rect(
          x + 4,
          y + 4,
          160,
          76,
          paint.down([0, lighter(colour, 0.2)], [1, darker(colour, 0.08)]),
          6,
        ) +
        path(
          `M${String(x + 14)} ${String(y + 66)}V${String(y + 14)}h138`,
          'none',
          ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"',
        )
      );
    };
    return `<clipPath id="wall"><rect x="120" y="120" width="560" height="560" rx="10"/></clipPath><rect x="120" y="120" width="560" height="560" rx="10" fill="${lighter('#b9c0c8', 0.35)}"/><g clip-path="url(#wall)"><g transform="translate(120 130)">${repeated(7, (row) => repeated(5, (at) => tile(row, at)))}</g></g>`;
  };
