import { type Colour, darker, lighter } from './colour.ts';
import type { Paint } from './scene.ts';
import {
  ellipse,
  numeral,
  path,
  type Point,
  polygon,
  rect,
  repeated,
  spots,
  stroke,
} from './shapes.ts';

/** A cell of a material, 200 by 200, that repeats without a seam. */
type Cell = (colour: Colour) => string;

const ground = (colour: Colour): string => rect(0, 0, 200, 200, colour);
/** A scattered position in the cell. */
const scattered = (at: number): readonly [x: number, y: number] => [
  8 + ((at * 61) % 184),
  8 + ((at * 113 + 17) % 184),
];
/** Dots of several tones, each tone in a size of its own. */
const dots = (count: number, radius: number, tones: readonly string[]): string =>
  tones
    .map((tone, own) =>
      spots(
        Array.from({ length: Math.ceil(count / tones.length) }, (_, at) =>
          scattered(at * tones.length + own),
        ),
        tone,
        radius * (0.7 + (own % 3) * 0.25),
      ),
    )
    .join('');
/** A grid of five by five; every other row is moved. */
const balls = (shift: number): readonly Point[] =>
  Array.from({ length: 25 }, (_, at) => [
    20 + (at % 5) * 40 + (Math.floor(at / 5) % 2) * shift * 2 - shift,
    20 + Math.floor(at / 5) * 40,
  ]);

/** Materials as a magnifier shows them. */
export const SURFACES = {
  plain: (colour) => ground(colour),
  stone: (colour) =>
    ground(colour) +
    stroke('M0 60c40 10 70-30 110-12s50 30 90 12', lighter(colour, 0.22), 3) +
    stroke('M0 150c60-24 80 26 130 6s40-20 70-6', darker(colour, 0.1), 4) +
    stroke('M40 0c-8 40 26 60 14 100s10 70-14 100', lighter(colour, 0.14), 2) +
    dots(14, 3, [darker(colour, 0.12), lighter(colour, 0.2)]),
  marble: (colour) =>
    ground(colour) +
    stroke('M0 40c50 20 60 60 110 70s60 40 90 90', darker(colour, 0.18), 4) +
    stroke('M60 0c10 50 60 60 80 100s40 60 60 40', darker(colour, 0.1), 2),
  wood: (colour) =>
    ground(colour) +
    repeated(7, (at) =>
      stroke(
        `M0 ${String(14 + at * 28)}c50-${String(4 + (at % 3) * 3)} 100 ${String(6 + (at % 2) * 4)} 200 0`,
        darker(colour, 0.1 + (at % 3) * 0.05),
        2 + (at % 2),
      ),
    ) +
    `<path d="M60 96c26-14 60-14 84 0-24 14-58 14-84 0z" fill="none" stroke="${darker(colour, 0.22)}" stroke-width="3"/>${ellipse(102, 96, 14, 5, darker(colour, 0.26))}`,
  flakes: (colour) =>
    ground(darker(colour, 0.08)) +
    [lighter(colour, 0.3), colour, darker(colour, 0.16), lighter(colour, 0.12)]
      .map((tone, own) =>
        stroke(
          repeated(6, (at) => {
            const [x, y] = scattered(at * 4 + own);
            const turn = (at * 47 + own * 31) % 180;
            const [dx, dy] = [Math.cos(turn) * 18, Math.sin(turn) * 18];
            return `M${numeral(x)} ${numeral(y)}l${numeral(dx)} ${numeral(dy)}`;
          }),
          tone,
          15,
          ' stroke-linecap="butt"',
        ),
      )
      .join(''),
  plies: (colour) =>
    repeated(8, (at) =>
      rect(0, at * 25, 200, 25, at % 2 === 0 ? lighter(colour, 0.16) : darker(colour, 0.12)),
    ) + stroke('M0 60h200M0 130h200', darker(colour, 0.25), 1),
  concrete: (colour) =>
    ground(colour) +
    dots(26, 4, [darker(colour, 0.16), lighter(colour, 0.2), darker(colour, 0.08)]),
  clay: (colour) =>
    ground(colour) +
    dots(18, 4, [darker(colour, 0.16), lighter(colour, 0.12)]) +
    stroke('M0 70h200M0 140h200', darker(colour, 0.07), 3),
  plaster: (colour) => ground(colour) + dots(18, 9, [lighter(colour, 0.2), darker(colour, 0.07)]),
  pores: (colour) => ground(colour) + dots(34, 4, [darker(colour, 0.14), darker(colour, 0.24)]),
  metal: (colour) =>
    ground(colour) +
    repeated(10, (at) =>
      rect(0, at * 20, 200, 8, at % 2 === 0 ? lighter(colour, 0.16) : darker(colour, 0.06)),
    ),
  zinc: (colour) =>
    ground(colour) +
    repeated(14, (at) => {
      const [x, y] = scattered(at);
      return polygon(
        [
          [x, y - 20],
          [x + 22, y],
          [x + 6, y + 22],
          [x - 18, y + 8],
        ],
        at % 2 === 0 ? lighter(colour, 0.2) : darker(colour, 0.07),
      );
    }),
  plastic: (colour) => ground(colour) + dots(30, 2, [lighter(colour, 0.16), darker(colour, 0.1)]),
  fibres: (colour) =>
    ground(colour) +
    repeated(18, (at) => {
      const [x, y] = scattered(at);
      return stroke(
        `M${String(x - 40)} ${String(y)}c24-${String(10 + (at % 4) * 6)} 50 ${String(12 + (at % 3) * 6)} 84-2`,
        at % 2 === 0 ? lighter(colour, 0.34) : darker(colour, 0.16),
        3,
      );
    }),
  beads: (colour) =>
    ground(darker(colour, 0.1)) +
    spots(balls(3), colour, 19) +
    spots(
      balls(3).filter((_, at) => at % 3 === 0),
      lighter(colour, 0.4),
      19,
    ),
  foam: (colour) =>
    ground(colour) + stroke('M0 25h200M0 75h200M0 125h200M0 175h200', darker(colour, 0.1), 6),
  fabric: (colour) =>
    ground(colour) +
    repeated(8, (at) => rect(0, at * 25, 200, 10, lighter(colour, 0.16))) +
    repeated(8, (at) => rect(at * 25, 0, 8, 200, darker(colour, 0.1))),
  leather: (colour) =>
    ground(colour) +
    repeated(22, (at) => {
      const [x, y] = scattered(at);
      return stroke(`M${String(x - 12)} ${String(y)}q12-12 24 2`, darker(colour, 0.2), 3);
    }),
  felt: (colour) =>
    ground(colour) + dots(40, 3, [lighter(colour, 0.2), darker(colour, 0.3), lighter(colour, 0.1)]),
  powder: (colour) => ground(colour) + dots(36, 2, [darker(colour, 0.14), lighter(colour, 0.3)]),
  pebbles: (colour) =>
    ground(darker(colour, 0.35)) +
    [lighter(colour, 0.25), colour, darker(colour, 0.13), lighter(colour, 0.5)]
      .map((tone, own) =>
        spots(
          balls(5).filter((_, at) => (at * 7) % 4 === own),
          tone,
          19 + own,
        ),
      )
      .join(''),
  soil: (colour) =>
    ground(colour) +
    dots(20, 7, [darker(colour, 0.3), lighter(colour, 0.14)]) +
    stroke('M20 40l26 10M120 90l22-16M60 160l30 6', lighter(colour, 0.34), 4),
  grass: (colour) =>
    ground(darker(colour, 0.24)) +
    stroke(
      'M10 70q4-30-6-50M40 110q0-40 14-60M80 60q-4-30 10-50M120 120q2-40-14-60M160 80q0-40 16-60M190 140q-4-40 6-60M20 190q0-40 14-60M60 200q-4-40 8-60M104 196q4-30-6-50M140 190q0-40 12-56M176 200q-4-30-12-50',
      colour,
      9,
    ) +
    stroke(
      'M26 60q4-26 16-40M66 150q-6-40-20-50M98 100q8-30 20-40M150 150q4-30-10-50M182 70q-4-30-16-44',
      lighter(colour, 0.3),
      6,
    ),
  glass: (colour) =>
    ground(lighter(colour, 0.3)) +
    path('M-10 150 110-10h60L-10 210z', '#ffffff', ' opacity=".5"') +
    path('M120 200 210 80v30l-66 90z', '#ffffff', ' opacity=".35"'),
  wires: (colour) =>
    ground('#eef1f3') +
    stroke('M0 50h200M0 150h200', darker(colour, 0.2), 12) +
    stroke('M50 0v200M150 0v200', colour, 12),
  ribs: (colour) =>
    ground(colour) +
    repeated(
      5,
      (at) =>
        rect(at * 40, 0, 14, 200, lighter(colour, 0.24)) +
        rect(at * 40 + 26, 0, 10, 200, darker(colour, 0.22)),
    ),
  grit: (colour) =>
    ground(colour) +
    dots(60, 4, [
      darker(colour, 0.3),
      lighter(colour, 0.25),
      darker(colour, 0.16),
      lighter(colour, 0.5),
    ]),
  liquid: (colour) =>
    ground(colour) +
    stroke('M0 50c40-24 60-24 100 0s60 24 100 0', lighter(colour, 0.22), 10) +
    stroke('M0 150c40-24 60-24 100 0s60 24 100 0', darker(colour, 0.08), 10),
  paper: (colour) => ground(colour) + dots(16, 2, [darker(colour, 0.06), lighter(colour, 0.3)]),
  print: (colour) =>
    ground(colour) +
    repeated(4, (at) => {
      const [x, y] = [50 + (at % 2) * 100, 50 + Math.floor(at / 2) * 100];
      return path(
        `M${String(x)} ${String(y - 40)}c34 14 34 44 0 80-34-36-34-66 0-80z`,
        at % 3 === 0 ? darker(colour, 0.16) : lighter(colour, 0.3),
      );
    }),
} as const satisfies Readonly<Record<string, Cell>>;
export type Surface = keyof typeof SURFACES;

/** The fill of a material; a cell of 200 units is drawn `side` units wide. */
export const surfaceFill = (paint: Paint, surface: Surface, colour: Colour, side: number): string =>
  paint.pattern(200, 200, SURFACES[surface](colour), `scale(${(side / 200).toFixed(3)})`);

/** How light lies on a finish, over a rectangle. */
export const sheen = (
  finish: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const band = (from: number, to: number, opacity: number): string =>
    polygon(
      [
        [x + width * from, y],
        [x + width * to, y],
        [x + width * (to - 0.3), y + height],
        [x + width * (from - 0.3), y + height],
      ],
      '#ffffff',
      ` opacity="${String(opacity)}"`,
    );
  switch (finish) {
    case 'gloss':
    case 'polished':
    case 'lacquered':
    case 'clear':
      return band(0.36, 0.56, 0.42) + band(0.64, 0.7, 0.3);
    case 'satin':
    case 'lappato':
      return band(0.34, 0.74, 0.2);
    case 'oiled':
      return band(0.3, 0.9, 0.1);
    case 'finish-structured':
    case 'structured':
    case 'finish-brushed':
    case 'brushed':
      return stroke(
        repeated(
          5,
          (at) =>
            `M${numeral(x)} ${numeral(y + height * (0.1 + at * 0.2))}q${numeral(width / 4)}-${numeral(height * 0.07)} ${numeral(width / 2)} 0t${numeral(width / 2)} 0`,
        ),
        '#1c2433',
        Math.max(1, width * 0.012),
        ' opacity=".16"',
      );
    case 'v-groove':
      return rect(x, y + height - 2, width, 2, '#1c243366');
    default:
      return '';
  }
};
