import type { Size } from '../../families/family.ts';
import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, isoPoint, type Origin } from '../kit/iso.ts';
import { surfaceBox, surfaceOnFace } from '../kit/iso-surface.ts';
import type { Drawing, Paint } from '../kit/scene.ts';
import { circle, numeral, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';
import { sheen, type Surface, surfaceFill } from '../kit/surfaces.ts';

/** How tiles or boards lie: in a grid, each row moved by a half or a third, or as a herringbone. */
export type Laying = 'grid' | 'half' | 'third' | 'herringbone';

type Face = {
  readonly width: number;
  readonly height: number;
  readonly joint: number;
  readonly jointColour: string;
  readonly colour: Colour;
  readonly surface: Surface;
  readonly finish: string;
  readonly laying: Laying;
};

/** Pieces of one material differ a little; glazed ones hardly do. */
const tones = (colour: Colour, surface: Surface): readonly Colour[] => {
  const share = surface === 'plain' ? 0.25 : 1;
  return [
    colour,
    lighter(colour, 0.08 * share),
    darker(colour, 0.06 * share),
    lighter(colour, 0.03 * share),
  ];
};

/** One piece; its grain or veins are drawn once and stretched over it. */
const piece = (
  face: Face,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: number,
): string => {
  const own = tones(face.colour, face.surface)[tone % 4] ?? face.colour;
  const inner = rect(0, 0, width, height, own, Math.min(3, height / 12));
  const vein = (d: string, share: number, thick: number): string =>
    stroke(d, share > 0 ? lighter(own, share) : darker(own, -share), thick, ' opacity=".8"');
  const marks =
    face.surface === 'wood'
      ? repeated(3, (line) => {
          const at = height * (0.22 + line * 0.27);
          return vein(
            `M${numeral(width * 0.02)} ${numeral(at)}q${numeral(width / 4)}-${numeral(height * (0.06 + ((line + tone) % 3) * 0.05))} ${numeral(width * 0.48)} 0t${numeral(width * 0.46)} 0`,
            -0.2,
            Math.max(1, height * 0.018),
          );
        })
      : face.surface === 'stone' || face.surface === 'marble' || face.surface === 'concrete'
        ? vein(
            `M0 ${numeral(height * (0.3 + (tone % 3) * 0.2))}q${numeral(width * 0.3)}-${numeral(height * 0.2)} ${numeral(width * 0.5)} 0t${numeral(width * 0.48)} ${numeral(height * 0.1)}`,
            tone % 2 === 0 ? 0.2 : -0.1,
            2.5,
          )
        : '';
  const light = sheen(face.finish, width * 0.3, 0, width * 0.6, height);
  const shine = light === '' ? '' : `<g opacity=".4">${light}</g>`;
  return `<g transform="translate(${numeral(x)} ${numeral(y)})">${inner}${marks}${shine}</g>`;
};

/** A repeating field of pieces, in drawing units. */
const field = (paint: Paint, face: Face, transform?: string): string => {
  const { width, height, joint } = face;
  const [w, h] = [width + joint, height + joint];
  const back = (x: number, y: number): string => rect(0, 0, x, y, face.jointColour);
  if (face.laying === 'herringbone') {
    const ratio = Math.max(2, Math.round(width / height));
    const span = h * ratio;
    const side = span * 2;
    const parts = repeated(ratio * 2, (step) => {
      const lying = (dx: number, dy: number): string =>
        piece(face, step * h + dx + joint / 2, step * h + dy + joint / 2, width, height, step);
      const standing = (dx: number, dy: number): string =>
        `<g transform="translate(${numeral(step * h + dx + h)} ${numeral(step * h + dy)}) rotate(90)">${piece(face, joint / 2, joint / 2, width, height, step + 1)}</g>`;
      return [0, -side]
        .flatMap((dx) => [0, -side].map((dy) => lying(dx, dy) + standing(dx - h, dy)))
        .join('');
    });
    return paint.pattern(side, side, back(side, side) + parts, transform ?? 'rotate(45)');
  }
  const rows = face.laying === 'grid' ? 2 : face.laying === 'half' ? 2 : 3;
  const shift = face.laying === 'grid' ? 0 : w / rows;
  const cells = repeated(rows, (row) => {
    const offset = (row * shift) % w;
    const at = (column: number): string =>
      piece(
        face,
        column * w + offset + joint / 2,
        row * h + joint / 2,
        width,
        height,
        row * 3 + ((column + 2) % 2) * 2,
      );
    return offset === 0 ? at(0) + at(1) : at(-1) + at(0) + at(1);
  });
  return paint.pattern(w * 2, h * rows, back(w * 2, h * rows) + cells, transform);
};

/** Pieces of true proportion laid on a surface, ready to fill any shape; `units` per millimetre. */
export const laidFill = (
  paint: Paint,
  format: Size,
  units: number,
  look: Omit<Face, 'width' | 'height' | 'joint'> & { readonly jointMillimetres?: number },
  transform?: string,
): string => {
  const [a = 300, b = 300] = format;
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  return field(
    paint,
    {
      ...look,
      width: long * units,
      height: short * units,
      joint: Math.max(1.2, (look.jointMillimetres ?? 3) * units),
    },
    transform,
  );
};

/** How many drawing units a millimetre has: large formats are shown from a little farther away. */
const unitsFor = (format: Size): number => 600 / (1300 + Math.max(...format) * 0.55);

/** What is laid: the size of a piece in millimetres, its look, and how the pieces lie. */
export type Laid = {
  readonly format: Size;
  readonly thickness: number;
  readonly colour: Colour;
  readonly surface: Surface;
  readonly finish: string;
  readonly laying: Laying;
  readonly jointColour: string;
  readonly jointMillimetres?: number;
};

/**
 * A panel of laid pieces seen from the front, in true proportion, and a loose one that leans against
 * it and shows its edge.
 */
export const laidPanel =
  ({ format, thickness, ...look }: Laid): Drawing =>
  (paint) => {
    const units = unitsFor(format);
    const [long, short] = [Math.max(...format), Math.min(...format)];
    const scale = Math.max(150, Math.min(330, long * units)) / long;
    const [width, height] = [long * scale, short * scale];
    const edge = Math.max(4, thickness * scale * 1.4);
    const x = 728 - width;
    const y = 716 - height;
    const fill = laidFill(paint, format, units, look);
    const face = { ...look, width, height, joint: 0 };
    return [
      rect(80, 70, 640, 560, fill, 8),
      path('M80 70h640v560H500L260 70z', '#ffffff', ' opacity=".07"'),
      `<rect x="80" y="70" width="640" height="560" rx="8" fill="none" stroke="${darker(look.colour, 0.3)}" stroke-opacity=".4" stroke-width="3"/>`,
      path(
        `M${numeral(x + 14)} ${numeral(y + 16)}h${numeral(width)}v${numeral(height)}h-${numeral(width)}z`,
        '#1c2433',
        ' opacity=".22"',
      ),
      polygon(
        [
          [x, y + height],
          [x + width, y + height],
          [x + width + edge, y + height + edge],
          [x + edge, y + height + edge],
        ],
        darker(look.colour, 0.32),
      ),
      polygon(
        [
          [x + width, y],
          [x + width + edge, y + edge],
          [x + width + edge, y + height + edge],
          [x + width, y + height],
        ],
        darker(look.colour, 0.18),
      ),
      piece(face, x, y, width, height, 1),
    ].join('');
  };

const isoScale = ([a = 1, b = 1, c = 1]: Size, room: number): number =>
  room / Math.max((a + b) * 0.866, (a + b) * 0.5 + c);

/** Where a box of a size stands so that it is in the middle of the picture, on the ground. */
const stand = (size: readonly [number, number, number], ground = 690): Origin => [
  400 + ((size[1] - size[0]) * 0.866) / 2,
  ground - (size[0] + size[1]) * 0.5,
];

/** A block in true proportion: length, width and height in millimetres. */
export const blockOf =
  (
    format: Size,
    largest: number,
    colour: Colour,
    surface: Surface,
    inside: 'solid' | 'holes' | 'grip',
  ): Drawing =>
  (paint) => {
    const [a = 250, b = 120, c = 65] = format;
    const scale =
      isoScale(format, 620) * Math.max(0.62, Math.min(1, (Math.max(a, b, c) / largest) ** 0.5));
    const size = [a * scale, b * scale, c * scale] as const;
    const box: Box = { origin: stand(size), at: [0, 0, 0], size };
    const columns = Math.max(2, Math.round(a / 45));
    const rows = Math.max(2, Math.round(b / 55));
    const holes =
      inside === 'holes'
        ? surfaceOnFace(
            box,
            'top',
            paint.pattern(
              size[0] / columns,
              size[1] / rows,
              rect(
                size[0] / columns / 5,
                size[1] / rows / 4,
                (size[0] / columns) * 0.6,
                (size[1] / rows) * 0.5,
                darker(colour, 0.6),
                2,
              ),
            ),
          ) +
          surfaceOnFace(
            box,
            'left',
            paint.pattern(18, 400, rect(0, 0, 6, 400, darker(colour, 0.2))),
          ) +
          surfaceOnFace(
            box,
            'right',
            paint.pattern(18, 400, rect(0, 0, 6, 400, darker(colour, 0.3))),
          )
        : '';
    const grip =
      inside === 'grip'
        ? facePatch(box, 'right', [0.24, 0.24], [0.76, 0.44], darker(colour, 0.42)) +
          facePatch(box, 'right', [0.24, 0.24], [0.76, 0.29], darker(colour, 0.55))
        : '';
    return surfaceBox(box, surfaceFill(paint, surface, colour, 150), colour) + holes + grip;
  };

/** Bricks, a few beside and on each other, in true proportion. */
export const brickPile =
  (format: Size, colour: Colour, surface: Surface): Drawing =>
  (paint) => {
    const [a = 250, b = 120, c = 65] = format;
    const scale = 0.98;
    const [l, w, h] = [a * scale, b * scale, c * scale];
    const origin: Origin = [400, 352];
    const fill = surfaceFill(paint, surface, colour, 120);
    const other = surfaceFill(paint, surface, darker(colour, 0.08), 120);
    const brick = (x: number, y: number, z: number, along: boolean, tone: number): string =>
      surfaceBox(
        { origin, at: [x, y, z], size: along ? [l, w, h] : [w, l, h] },
        tone % 2 === 0 ? fill : other,
        colour,
      );
    const gap = 6;
    const rows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((at) =>
        row % 2 === 0
          ? brick(0, at * (w + gap), row * (h + gap), true, row + at)
          : brick(at * (w + gap), 0, row * (h + gap), false, row + at + 1),
      ),
    );
    return `<g transform="translate(-108 -150) scale(1.28)">${rows.join('')}${brick(w / 3, w / 4, 3 * (h + gap), true, 1)}</g>`;
  };

/** Length and width of the largest board in millimetres, which fills the picture. */
const LARGEST_BOARD = 4250;

/** Boards or slabs on a pile, in true proportion: width × length, thickness exaggerated a little. */
export const boardPile =
  (
    [width = 1200, length = 2600]: Size,
    thickness: number,
    count: number,
    face: {
      readonly colour: Colour;
      readonly surface: Surface;
      readonly core: Colour;
      readonly coreSurface: Surface;
      readonly cell?: number;
    },
  ): Drawing =>
  (paint) => {
    const extent = width + length;
    const scale =
      (560 / (extent * 0.866)) * Math.max(0.5, Math.min(1, (extent / LARGEST_BOARD) ** 0.4));
    const thick = Math.max(9, Math.min(64, thickness * scale * 2.4));
    const size = [width * scale, length * scale, thick] as const;
    const origin = stand([size[0], size[1], thick * count], 700);
    const top = surfaceFill(paint, face.surface, face.colour, face.cell ?? 150);
    const side = surfaceFill(paint, face.coreSurface, face.core, Math.max(30, thick * 3));
    return `<g transform="translate(400 440) scale(1.14) translate(-400 -440)">${repeated(
      count,
      (at) => {
        const box: Box = { origin, at: [(at % 2) * 4, (at % 3) * 5, at * (thick + 3)], size };
        return (
          surfaceOnFace(box, 'left', side) +
          surfaceOnFace(box, 'right', side) +
          (at === count - 1 ? surfaceOnFace(box, 'top', top) : '')
        );
      },
    )}</g>`;
  };

/** A wrapped pack of boards in true proportion, its film tight and its label in front. */
export const boardsInFilm =
  (
    [width = 600, length = 1000]: Size,
    thickness: number,
    height: number,
    colour: Colour,
    surface: Surface,
    label: (x: number, y: number, width: number, height: number) => string,
  ): Drawing =>
  (paint) => {
    const count = Math.max(1, Math.floor(height / thickness));
    const scale = 0.46;
    const each = thickness * scale;
    const size = [length * scale, width * scale, count * each] as const;
    const origin = stand([size[0], size[1], size[2]], 706);
    const box: Box = { origin, at: [0, 0, 0], size };
    const fill = surfaceFill(paint, surface, colour, 110);
    const seams = repeated(count - 1, (at) => {
      const v = (at + 1) / count;
      return (
        facePatch(box, 'left', [0, v - 0.008], [1, v + 0.008], darker(colour, 0.4)) +
        facePatch(box, 'right', [0, v - 0.008], [1, v + 0.008], darker(colour, 0.5))
      );
    });
    const [lx, ly] = isoPoint(origin, size[0] * 0.5, size[1], size[2] * 0.5);
    return (
      surfaceBox(box, fill, colour) +
      seams +
      facePatch(box, 'top', [0, 0.3], [1, 0.44], '#ffffff', ' opacity=".4"') +
      facePatch(box, 'left', [0.03, 0], [0.1, 1], '#ffffff', ' opacity=".35"') +
      facePatch(box, 'right', [0.1, 0], [0.2, 1], '#ffffff', ' opacity=".25"') +
      `<g transform="translate(${numeral(lx)} ${numeral(ly)}) skewY(30)">${label(0, -44, 210, 76)}</g>`
    );
  };

/** Beams over openings: cast with bars in it, a shell of clay, or rolled steel. */
export const lintel =
  (material: string, lengthCentimetres: number, widthCentimetres: number): Drawing =>
  (paint) => {
    const length = 250 + (lengthCentimetres / 300) * 330;
    const width = widthCentimetres * 6.4;
    const origin: Origin = [400 - (length - width * 2) * 0.433, 620 - (length + width * 2) * 0.433];
    const beam = (
      y: number,
      height: number,
      colour: Colour,
      surface: Surface,
    ): Box & { readonly drawn: string } => {
      const box: Box = { origin, at: [0, y, 0], size: [length, width, height] };
      return { ...box, drawn: surfaceBox(box, surfaceFill(paint, surface, colour, 120), colour) };
    };
    if (material === 'steel') {
      const beamOfSteel = (y: number): string => {
        const colour: Colour = '#8f4a3a';
        const low: Box = { origin, at: [0, y, 0], size: [length, width, 14] };
        const web: Box = {
          origin,
          at: [0, y + width * 0.42, 14],
          size: [length, width * 0.16, 96],
        };
        const high: Box = { origin, at: [0, y, 110], size: [length, width, 14] };
        return (
          isoBox(low, colour) +
          isoBox(web, darker(colour, 0.1)) +
          isoBox(high, colour) +
          facePatch(high, 'left', [0, 0], [1, 0.3], lighter(colour, 0.3))
        );
      };
      return beamOfSteel(0) + beamOfSteel(width + 26);
    }
    if (material === 'clay') {
      const shell = (y: number): string => {
        const box = beam(y, 74, '#c8714e', 'clay');
        const joints = repeated(Math.max(3, Math.round(lengthCentimetres / 25)), (at) => {
          const u = at / Math.max(3, Math.round(lengthCentimetres / 25));
          return facePatch(box, 'left', [u, 0], [u + 0.006, 1], '#8a4630');
        });
        const trough =
          facePatch(box, 'top', [0.02, 0.2], [0.98, 0.8], '#7a3d2a') +
          facePatch(box, 'top', [0.02, 0.34], [0.98, 0.8], '#a9aba8');
        const bars = [0.46, 0.66]
          .map((v) => facePatch(box, 'top', [0, v], [1, v + 0.05], '#59636f'))
          .join('');
        return box.drawn + joints + trough + bars;
      };
      return shell(0) + shell(width + 26);
    }
    const cast = (y: number): string => {
      const box = beam(y, 104, '#a9aaa7', 'concrete');
      const bars = [0.25, 0.5, 0.75].map((u) => {
        const [x, py] = isoPoint(origin, length, y + width * u, 26);
        return circle(x, py, 6, '#59636f') + circle(x - 1, py - 1, 3, '#a5adb5');
      });
      return box.drawn + bars.join('');
    };
    return cast(0) + cast(width + 26);
  };

/** Bars or battens of true cross section on a pile. */
export const squaredTimber =
  ([width = 45, height = 45]: Size, length: number, colour: Colour): Drawing =>
  (paint) => {
    const scale = Math.min(1.5, 130 / Math.max(width, height));
    const [w, h] = [Math.max(26, width * scale), Math.max(22, height * scale)];
    const long = 300 + Math.min(1, length / 6) * 240;
    const across = Math.max(2, Math.min(4, Math.round(220 / w)));
    const rows = Math.max(2, Math.min(4, Math.round(200 / h)));
    const origin: Origin = [400 - (long - across * w) * 0.433, 660 - (long + across * w) * 0.5];
    const fill = surfaceFill(paint, 'wood', colour, 170);
    const ends = surfaceFill(paint, 'plies', lighter(colour, 0.1), 60);
    return repeated(rows, (row) =>
      repeated(across, (at) => {
        const box: Box = { origin, at: [0, at * w, row * h], size: [long, w - 5, h - 4] };
        return (
          (row === rows - 1 ? surfaceOnFace(box, 'top', fill) : '') +
          (at === across - 1 ? surfaceOnFace(box, 'left', fill) : '') +
          surfaceOnFace(box, 'right', ends)
        );
      }),
    );
  };

/** A sheet of true proportion, pressed into steps like tiles. */
export const roofSheet =
  ([width = 1100, length = 2000]: Size, colour: Colour): Drawing =>
  (paint) => {
    const scale = (600 / Math.max(4000, length)) * (length > 2500 ? 1 : 1.24);
    const [w, h] = [width * scale * 1.25, length * scale];
    const wave = w / 6;
    const step = h / Math.max(4, Math.round(length / 350));
    const fill = paint.pattern(
      wave,
      step,
      rect(
        0,
        0,
        wave,
        step,
        paint.across(
          [0, lighter(colour, 0.24)],
          [0.3, colour],
          [0.62, darker(colour, 0.38)],
          [1, darker(colour, 0.08)],
        ),
      ) + rect(0, step - 7, wave, 7, darker(colour, 0.5)),
    );
    return `<g transform="translate(${numeral(400 - w / 2)} ${numeral(400 - h / 2)}) skewX(-8)">${rect(12, 14, w, h, '#1c243333', 4)}${rect(0, 0, w, h, fill, 4)}</g>`;
  };

/** A mesh of welded bars in true proportion, from the front. */
export const mesh =
  (
    [width = 2000, length = 1000]: Size,
    colour: Colour,
    spacing: string,
    diameter: number,
  ): Drawing =>
  (paint) => {
    const scale = 600 / Math.max(2600, width, length);
    const cell = Number.parseInt(spacing, 10) * 10 * scale;
    const thick = Math.max(3, diameter * scale * 3);
    const [w, h] = [
      Math.max(1, Math.floor((width * scale) / cell)) * cell + thick,
      Math.max(1, Math.floor((length * scale) / cell)) * cell + thick,
    ];
    const bars = paint.pattern(
      cell,
      cell,
      rect(0, 0, cell, thick, darker(colour, 0.1)) + rect(0, 0, thick, cell, lighter(colour, 0.2)),
    );
    const [x, y] = [400 - w / 2, 390 - h / 2];
    return `<g transform="translate(${numeral(x)} ${numeral(y)})"><g transform="translate(10 12)" opacity=".25">${rect(0, 0, w, h, paint.pattern(cell, cell, rect(0, 0, cell, thick, '#1c2433') + rect(0, 0, thick, cell, '#1c2433')))}</g>${rect(0, 0, w, h, bars)}</g>`;
  };
