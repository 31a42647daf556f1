import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

/** A ladder of tubes with a towel over one rung. */
export const towelLadder =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      ...[140, 190, 240, 330, 380, 430, 520, 570, 620].map((y) =>
        rect(250, y, 300, 22, paint.lying(metal), 11),
      ),
      ...[232, 538].map((x) => rect(x, 100, 32, 590, paint.round(metal), 16)),
      path(
        'M300 324h160v210c-50 16-110 16-160 0z',
        paint.across([0, '#cfe1e6'], [0.5, '#eef6f8'], [1, '#b4ccd4']),
      ),
      path('M300 324h160v26H300z', '#a9c4cd'),
      stroke('M316 506c40 10 90 10 128 0', '#8fb0ba', 6),
      rect(236, 690, 22, 34, '#c9a06a', 4),
      rect(544, 690, 22, 34, '#c9a06a', 4),
    ].join('');

/** A flat electric heater with slots and a control. */
export const panelHeater =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(96, 236, 608, 340, paint.down([0, lighter(colour, 0.35)], [1, darker(colour, 0.1)]), 26),
      repeated(18, (at) => rect(128 + at * 28, 258, 16, 34, darker(colour, 0.4), 5)),
      repeated(18, (at) => rect(128 + at * 28, 520, 16, 30, darker(colour, 0.3), 5)),
      rect(650, 300, 38, 120, '#20262e', 10),
      rect(656, 310, 26, 30, '#9fe0c0', 4),
      circle(669, 372, 11, '#8f99a4'),
      stroke('M128 320v170', lighter(colour, 0.8), 8, ' opacity=".7"'),
      path('M180 576h60l-14 66h-70zM560 576h60l24 66h-70z', darker(colour, 0.36)),
    ].join('');

/** A small box that blows warm air. */
export const blower =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M250 180c0-40 30-60 70-60h160c40 0 70 20 70 60v440c0 36-26 56-60 56H310c-34 0-60-20-60-56z',
        paint.round(colour),
      ),
      rect(330, 84, 140, 40, darker(colour, 0.3), 18),
      rect(352, 98, 96, 26, '#ffffff', 10),
      circle(400, 420, 118, '#242a32'),
      ...[104, 80, 56, 32].map(
        (r) =>
          `<circle cx="400" cy="420" r="${String(r)}" fill="none" stroke="#8d97a2" stroke-width="7"/>`,
      ),
      repeated(8, (at) =>
        stroke(
          `M400 420L${(400 + Math.cos(at * 0.785) * 110).toFixed(1)} ${(420 + Math.sin(at * 0.785) * 110).toFixed(1)}`,
          '#8d97a2',
          6,
        ),
      ),
      circle(400, 420, 20, '#d8603a'),
      circle(340, 214, 30, '#2b313b'),
      stroke('M340 214l14-20', '#f2b84b', 7),
      circle(460, 214, 30, '#2b313b'),
      stroke('M460 214l-12-20', '#f2b84b', 7),
      rect(236, 660, 328, 30, darker(colour, 0.5), 12),
    ].join('');

/** A mesh with a heating wire running to and fro, half unrolled. */
export const heatingMat =
  (wire: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [150, 250],
          [620, 250],
          [700, 680],
          [90, 680],
        ],
        '#e7ebee',
      ),
      repeated(17, (at) =>
        stroke(`M${String(152 + at * 29)} 252L${String(92 + at * 38)} 678`, '#cbd2d8', 3),
      ),
      repeated(13, (at) =>
        stroke(
          `M${String(148 - at * 4)} ${String(262 + at * 34)}H${String(622 + at * 6)}`,
          '#cbd2d8',
          3,
        ),
      ),
      stroke(
        'M170 640h540M170 640c-30 0-30-56 0-56h500c30 0 30-52 0-52H190c-28 0-28-50 0-50h452c28 0 28-46 0-46H200c-26 0-26-44 0-44h420c26 0 26-42 0-42H206',
        wire,
        12,
      ),
      rect(120, 170, 530, 116, paint.lying('#dfe4e8'), 56),
      ellipse(648, 228, 28, 57, '#c3cad1'),
      ellipse(648, 228, 16, 34, '#eef1f3'),
      ellipse(648, 228, 6, 14, '#8b95a0'),
      stroke('M706 640c40 0 44-70 20-120', '#2b313b', 14),
    ].join('');

/** A stove with a window and its fire. */
export const stove =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M230 140c0-30 20-44 50-44h240c30 0 50 14 50 44v540H230z', paint.round(colour)),
      rect(216, 84, 368, 34, '#2b313b', 10),
      repeated(9, (at) => rect(264 + at * 32, 94, 18, 10, '#0f1318', 4)),
      path('M286 190c70-14 158-14 228 0v220c-70 10-158 10-228 0z', '#14181d'),
      path(
        'M310 404c0-60 36-70 40-130 40 30 34 60 52 74 10-30 4-50 22-80 36 40 60 80 60 136z',
        '#f08a24',
      ),
      path(
        'M346 404c0-40 26-46 32-82 24 24 22 36 34 50 8-14 6-24 14-36 22 24 30 42 30 68z',
        '#ffd257',
      ),
      rect(296, 392, 208, 20, '#6b4a34', 6),
      stroke('M306 210c-4 60-4 120 0 176', '#ffffff', 9, ' opacity=".3"'),
      rect(540, 260, 14, 92, '#c3cbd3', 7),
      rect(286, 450, 228, 190, darker(colour, 0.2), 8),
      repeated(5, (at) => rect(306, 478 + at * 32, 188, 10, darker(colour, 0.5), 5)),
      rect(262, 680, 40, 24, '#20262e', 4),
      rect(498, 680, 40, 24, '#20262e', 4),
    ].join('');

/** Short straight pipes of sheet metal, one upright, one lying; `folds` makes them flexible. */
export const sheetPipes =
  (metal: Colour, folds: boolean): Drawing =>
  (paint) => {
    const ribs = (count: number, draw: (at: number) => string): string =>
      folds ? repeated(count, draw) : '';
    return [
      rect(180, 110, 200, 540, paint.round(metal), 4),
      ribs(22, (at) => rect(174, 116 + at * 24, 212, 11, paint.round(lighter(metal, 0.15)), 5)),
      ellipse(280, 112, 100, 32, darker(metal, 0.25)),
      ellipse(280, 114, 86, 25, '#171c22'),
      folds ? '' : rect(174, 560, 212, 22, paint.round(darker(metal, 0.12)), 6),
      path('M180 650c0 42 200 42 200 0z', darker(metal, 0.25)),
      `<g transform="rotate(-12 520 560)">${rect(350, 470, 320, 170, paint.lying(metal), 4)}${ribs(13, (at) => rect(356 + at * 24, 464, 11, 182, paint.lying(lighter(metal, 0.15)), 5))}${ellipse(670, 555, 30, 85, darker(metal, 0.2))}${ellipse(672, 555, 22, 70, '#171c22')}</g>`,
    ].join('');
  };

/** The wall part of an air conditioner with its remote control. */
export const splitUnit =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M90 220c0-20 12-30 32-30h556c20 0 32 10 32 30v150c0 40-30 60-70 60H160c-40 0-70-20-70-60z',
        paint.down(
          [0, lighter(colour, 0.7)],
          [0.6, lighter(colour, 0.3)],
          [1, darker(colour, 0.16)],
        ),
      ),
      rect(120, 372, 560, 34, '#39424d', 12),
      rect(130, 380, 540, 8, '#8f99a4', 4),
      rect(130, 394, 540, 6, '#6d7783', 3),
      rect(580, 250, 80, 34, '#20262e', 8),
      rect(592, 259, 22, 16, '#79d8ef', 3),
      rect(622, 259, 22, 16, '#79d8ef', 3),
      stroke('M130 214h420', '#ffffff', 8, ' opacity=".8"'),
      repeated(5, (at) =>
        stroke(`M${String(190 + at * 100)} 450c-16 40 16 70 0 110`, '#8fc9e6', 9, ' opacity=".75"'),
      ),
      rect(600, 520, 92, 190, paint.round('#eef1f4'), 22),
      rect(616, 540, 60, 62, '#b9d6c2', 6),
      circle(646, 636, 15, '#d8603a'),
      rect(622, 666, 18, 14, '#aab4be', 4),
      rect(652, 666, 18, 14, '#aab4be', 4),
    ].join('');

/** A dehumidifier on wheels with its water tank. */
export const dehumidifier =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M240 150c0-40 24-56 60-56h200c36 0 60 16 60 56v500c0 20-12 30-32 30H272c-20 0-32-10-32-30z',
        paint.round(colour),
      ),
      rect(268, 110, 264, 54, '#343c47', 16),
      circle(318, 137, 14, '#79d8ef'),
      circle(362, 137, 9, '#8f99a4'),
      circle(396, 137, 9, '#8f99a4'),
      rect(440, 126, 68, 22, '#9fe0c0', 5),
      repeated(9, (at) => rect(280, 196 + at * 22, 240, 11, darker(colour, 0.34), 5)),
      rect(276, 430, 248, 190, '#cfe4ef', 16),
      path('M276 520c60 18 130-18 248 0v84a16 16 0 0 1-16 16H292a16 16 0 0 1-16-16z', '#6fb2d8'),
      rect(350, 446, 100, 18, '#9ab9c9', 9),
      circle(290, 694, 18, '#20262e'),
      circle(510, 694, 18, '#20262e'),
    ].join('');

/** A bathroom fan behind its round grille. */
export const wallFan =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(150, 150, 500, 500, darker(colour, 0.3), 40),
      rect(
        140,
        140,
        500,
        500,
        paint.down([0, lighter(colour, 0.4)], [1, darker(colour, 0.06)]),
        40,
      ),
      circle(390, 390, 196, '#252b33'),
      repeated(
        6,
        (at) =>
          `<path d="M390 390c60-30 100-110 40-170-50 30-70 100-40 170z" fill="#68727e" transform="rotate(${String(at * 60)} 390 390)"/>`,
      ),
      circle(390, 390, 44, '#aab4be'),
      ...[188, 150, 112, 74].map(
        (r) =>
          `<circle cx="390" cy="390" r="${String(r)}" fill="none" stroke="${lighter(colour, 0.2)}" stroke-width="11"/>`,
      ),
      stroke('M390 200v380M200 390h380', lighter(colour, 0.2), 11),
      circle(590, 590, 12, '#8fd3a6'),
    ].join('');

/** A grille with slanting blades. */
export const louvre =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(128, 138, 556, 536, darker(colour, 0.42), 14),
      rect(
        118,
        126,
        556,
        536,
        paint.across([0, lighter(colour, 0.3)], [1, darker(colour, 0.14)]),
        14,
      ),
      rect(166, 174, 460, 440, '#1d232a', 6),
      repeated(
        11,
        (at) =>
          polygon(
            [
              [166, 180 + at * 40],
              [626, 180 + at * 40],
              [626, 206 + at * 40],
              [166, 206 + at * 40],
            ],
            lighter(colour, 0.22),
          ) + rect(166, 202 + at * 40, 460, 7, darker(colour, 0.34)),
      ),
      ...[
        [142, 150],
        [650, 150],
        [142, 638],
        [650, 638],
      ].map(
        ([x = 0, y = 0]) =>
          circle(x, y, 11, darker(colour, 0.4)) +
          stroke(`M${String(x - 6)} ${String(y)}h12`, lighter(colour, 0.5), 3),
      ),
    ].join('');

/** A room thermostat with a round dial. */
export const thermostat =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(196, 206, 420, 420, darker(colour, 0.4), 70),
      rect(186, 192, 420, 420, paint.down([0, lighter(colour, 0.4)], [1, darker(colour, 0.1)]), 70),
      circle(396, 402, 160, paint.down([0, darker(colour, 0.2)], [1, lighter(colour, 0.4)])),
      circle(396, 402, 138, '#1d232b'),
      `<path d="M306 488a126 126 0 1 1 180 0" fill="none" stroke="#3a424d" stroke-width="16" stroke-linecap="round"/>`,
      `<path d="M306 488a126 126 0 0 1 74-210" fill="none" stroke="#f08a24" stroke-width="16" stroke-linecap="round"/>`,
      circle(380, 278, 15, '#ffd9a0'),
      // Two figures as on a seven-segment display: 21.
      stroke('M336 356h40v44h-40v46h40M410 356v90', '#f4f6f8', 12),
      circle(446, 360, 10, 'none'),
      `<circle cx="446" cy="362" r="11" fill="none" stroke="#f4f6f8" stroke-width="6"/>`,
      rect(360, 500, 72, 12, '#5fb37a', 6),
    ].join('');

/** A pile of short wooden rods in front of their bag. */
export const pelletBag =
  (bag: Drawing, wood: Colour): Drawing =>
  (paint) =>
    bag(paint) +
    [wood, darker(wood, 0.14), lighter(wood, 0.16)]
      .map((tone, own) =>
        stroke(
          repeated(14, (step) => {
            const at = step * 3 + own;
            const turn = at * 0.92;
            const [dx, dy] = [Math.cos(turn) * 34, Math.sin(turn) * 34];
            return `M${String(170 + ((at * 97) % 460))} ${String(640 + ((at * 31) % 70))}l${dx.toFixed(0)} ${dy.toFixed(0)}`;
          }),
          tone,
          18,
        ),
      )
      .join('');

/** A cabinet seen from a corner: doors in front, a board on top. */
export const cabinet =
  (
    front: Colour,
    size: readonly [number, number, number],
    columns: number,
    drawers: number,
  ): Drawing =>
  () => {
    const [width, depth] = size;
    const box: Box = {
      origin: [400 - (width - depth) * 0.43, 690 - (width + depth) * 0.5],
      at: [0, 0, 0],
      size,
    };
    const doors = repeated(columns, (at) => {
      const [from, to] = [at / columns + 0.015, (at + 1) / columns - 0.015];
      const rows = repeated(
        drawers,
        (row) =>
          facePatch(
            box,
            'left',
            [from, 0.02 + row / drawers],
            [to, (row + 1) / drawers - 0.015],
            lighter(front, 0.1 + row * 0.03),
          ) +
          facePatch(
            box,
            'left',
            [(from + to) / 2 - 0.1, 0.06 + row / drawers],
            [(from + to) / 2 + 0.1, 0.085 + row / drawers],
            '#aab4be',
          ),
      );
      return rows;
    });
    return (
      isoBox(box, '#e6e3dc') +
      facePatch(box, 'left', [0, 0], [1, 1], darker(front, 0.3)) +
      doors +
      facePatch(box, 'right', [0, 0], [1, 1], darker(front, 0.12))
    );
  };
