import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import {
  circle,
  ellipse,
  path,
  type Point,
  polygon,
  rect,
  repeated,
  stroke,
} from '../kit/shapes.ts';
import { surfaceFill } from '../kit/surfaces.ts';

const GRIP: Colour = '#2b313b';
const METAL: Colour = '#b6bfc9';
const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#20262e') + circle(x, y, r * 0.6, '#c9d1d8') + circle(x, y, r * 0.24, '#59636f');

/** A rotary hammer with chisel and side handle. */
export const rotaryHammer =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(40, 286, 150, 24, paint.lying(METAL), 4),
      polygon(
        [
          [40, 286],
          [14, 298],
          [40, 310],
        ],
        '#7c8691',
      ),
      path('M190 256h90v84h-90c-12-16-12-68 0-84z', paint.lying('#3a424d')),
      rect(300, 330, 50, 170, paint.round(GRIP), 24),
      rect(276, 240, 92, 112, paint.lying('#59636f'), 12),
      path(
        'M360 216h210c80 0 120 60 120 130v180c0 30-16 44-44 44h-70c-20 0-30-12-30-32V430H420c-40 0-60-20-60-60z',
        paint.lying(colour),
      ),
      path(
        'M566 330h60c20 0 30 12 30 32v130c0 20-10 30-30 30h-22c-14 0-22-10-22-24v-60c0-40-16-60-46-70z',
        '#ffffff',
      ),
      rect(548, 352, 34, 66, '#d8452f', 10),
      repeated(6, (at) => rect(400 + at * 22, 246, 11, 84, darker(colour, 0.4), 4)),
      stroke('M640 570c40 40 20 90 70 130', GRIP, 17),
      circle(430, 390, 30, GRIP),
      stroke('M430 390v-22', '#f0c04a', 8),
    ].join('');

/** A jigsaw on its shoe. */
export const jigsaw =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M210 300c30-110 130-160 260-150 90 8 150 60 156 130l10 120c4 30-10 50-40 50h-60c-24 0-34-14-34-40v-50c0-40-22-60-70-60-44 0-70 24-70 70v120H230c-26 0-36-16-34-46z',
        paint.lying(colour),
      ),
      path(
        'M300 250c40-60 150-76 230-40 40 20 60 50 60 90h-46c-4-44-60-60-120-54-44 4-80 20-100 50z',
        GRIP,
      ),
      rect(226, 470, 150, 80, paint.lying('#59636f'), 8),
      path('M140 548h480l-16 40H160z', paint.down([0, '#e0e6eb'], [1, '#8e99a4'])),
      rect(262, 540, 26, 170, paint.round(METAL)),
      repeated(9, (at) =>
        polygon(
          [
            [262, 594 + at * 12],
            [248, 600 + at * 12],
            [262, 606 + at * 12],
          ],
          '#8d97a2',
        ),
      ),
      repeated(5, (at) => rect(420 + at * 24, 400, 12, 50, darker(colour, 0.42), 4)),
      stroke('M636 420c60 10 60 90 110 120', GRIP, 15),
      circle(250, 360, 20, GRIP),
    ].join('');

/** An eccentric sander with its dust bag. */
export const sander =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M210 250c0-90 70-140 170-140s170 50 170 140v90H210z', paint.round(colour)),
      path('M226 220c10-60 70-92 154-92s144 32 154 92c-60-30-248-30-308 0z', GRIP),
      path('M230 330h300l24 130H206z', paint.round(darker(colour, 0.1))),
      rect(180, 456, 400, 60, paint.lying('#59636f'), 22),
      rect(166, 512, 428, 46, paint.lying('#c9a878'), 14),
      repeated(12, (at) => circle(196 + at * 34, 536, 8, '#7a5f3c')),
      path(
        'M550 360h60l110-60c24-10 40 4 40 30v150c0 26-16 40-40 30l-110-60h-60z',
        paint.down([0, '#6d7783'], [1, '#39424d']),
      ),
      repeated(4, (at) =>
        stroke(
          `M${String(640 + at * 26)} ${String(338 - at * 14)}v${String(140 + at * 22)}`,
          '#8f99a4',
          4,
        ),
      ),
      rect(330, 260, 100, 40, lighter(colour, 0.5), 10),
    ].join('');

/** Combination pliers, a little open. */
export const pliers =
  (grip: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M390 340c-40 90-140 220-170 330-6 30 20 50 50 34 70-90 130-220 172-320z',
        paint.round(grip),
      ),
      path(
        'M410 340c40 90 140 220 170 330 6 30-20 50-50 34-70-90-130-220-172-320z',
        paint.round(darker(grip, 0.1)),
      ),
      path(
        'M330 330c-20-90 10-200 62-250v170l-10 90zM470 330c20-90-10-200-62-250v170l10 90z',
        paint.round(METAL),
      ),
      circle(400, 336, 62, paint.round('#9aa4ae')),
      circle(400, 336, 26, '#6d7783'),
      repeated(
        6,
        (at) =>
          rect(376, 110 + at * 20, 14, 8, '#6d7783') + rect(410, 110 + at * 20, 14, 8, '#6d7783'),
      ),
      stroke('M262 640c30-90 70-170 110-240', lighter(grip, 0.5), 9, ' opacity=".7"'),
    ].join('');

/** Combination wrenches in a row, growing. */
export const wrenches =
  (steel: Colour): Drawing =>
  (paint) =>
    repeated(5, (at) => {
      const s = 0.62 + at * 0.095;
      return `<g transform="translate(${String(140 + at * 130)} 430) scale(${s.toFixed(3)}) rotate(6)">${rect(-20, -250, 40, 500, paint.round(steel), 14)}${rect(-8, -190, 16, 380, darker(steel, 0.14), 8)}${circle(0, 300, 64, paint.round(steel))}${polygon(
        Array.from(
          { length: 12 },
          (_, i) =>
            [
              Math.cos(i * 0.5236) * (i % 2 === 0 ? 40 : 33),
              300 + Math.sin(i * 0.5236) * (i % 2 === 0 ? 40 : 33),
            ] as const,
        ),
        '#ffffff',
      )}${path('M-66-290c-20-60 0-110 34-130v90l32 22 32-22v-90c34 20 54 70 34 130-20 44-112 44-132 0z', paint.round(steel))}</g>`;
    });

/** A hand saw with a plastic handle. */
export const handSaw =
  (grip: Colour): Drawing =>
  (paint) =>
    `<g transform="rotate(18 400 400)">${[
      polygon(
        [
          [30, 400],
          [560, 330],
          [560, 500],
          [30, 430],
        ],
        paint.down([0, '#eef2f5'], [1, '#a9b3bd']),
      ),
      repeated(34, (at) =>
        polygon(
          [
            [36 + at * 15.4, 431 + at * 2.05],
            [51 + at * 15.4, 433 + at * 2.05],
            [44 + at * 15.4, 446 + at * 2.1],
          ],
          '#8d97a2',
        ),
      ),
      path(
        'M540 316h150c40 0 60 24 66 64l14 100c4 40-16 64-56 64H600c-30 0-44-20-60-50z',
        paint.lying(grip),
      ),
      path('M610 370h70c16 0 24 8 26 24l8 60c2 20-8 30-26 30h-50c-20 0-26-10-28-30z', '#ffffff'),
      circle(574, 380, 11, METAL),
      circle(580, 460, 11, METAL),
    ].join('')}</g>`;

/** A measuring tape with some blade out. */
export const tapeMeasure =
  (shell: Colour): Drawing =>
  (paint) =>
    [
      path('M230 210c20-60 80-80 160-80h80c110 0 190 80 190 190v240H230z', paint.round(shell)),
      path('M260 240c14-50 60-70 130-70h80c90 0 150 60 150 150v200H260z', darker(shell, 0.14)),
      circle(440, 350, 128, '#2b313b'),
      circle(440, 350, 108, paint.round('#e8ecef')),
      circle(440, 350, 60, shell),
      rect(40, 540, 640, 44, '#f3d34a'),
      repeated(30, (at) => rect(56 + at * 20, 540, 3, at % 5 === 0 ? 30 : 18, '#2b313b')),
      path('M30 530h14v90H24v-20h6z', METAL),
      rect(230, 584, 430, 24, GRIP, 6),
      rect(560, 470, 70, 44, '#d8452f', 8),
    ].join('');

/** A cross-line laser with its beams. */
export const laser =
  (beam: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [330, 330],
          [60, 90],
          [60, 110],
        ],
        beam,
      ),
      rect(20, 60, 12, 640, beam),
      rect(0, 340, 330, 9, beam),
      ellipse(26, 344, 26, 26, lighter(beam, 0.6)),
      path(
        'M330 200c0-30 20-44 50-44h220c30 0 50 14 50 44v320c0 30-20 44-50 44H380c-30 0-50-14-50-44z',
        paint.down([0, '#4a535f'], [1, '#20262e']),
      ),
      rect(330, 250, 320, 40, '#e9b22f'),
      rect(340, 300, 40, 90, '#9fd3e6', 8),
      circle(350, 344, 14, beam),
      rect(430, 190, 120, 30, '#79d8ef', 8),
      rect(440, 564, 100, 70, paint.round(METAL), 6),
      path('M400 634h180l40 70h-50l-30-40h-100l-30 40h-50z', '#59636f'),
      repeated(4, (at) => rect(420 + at * 50, 440, 30, 60, '#171c22', 6)),
    ].join('');

/** A toothed blade for wood. */
export const sawDisc =
  (label: Colour = '#3d70b2'): Drawing =>
  (paint) => {
    const turned = (at: number, points: readonly Point[]): string =>
      `M${points
        .map(([x, y]) => {
          const [dx, dy] = [x - 400, y - 400];
          const [cos, sin] = [Math.cos(at * 0.2094), Math.sin(at * 0.2094)];
          return `${String(Math.round(400 + dx * cos - dy * sin))} ${String(Math.round(400 + dx * sin + dy * cos))}`;
        })
        .join(' ')}z`;
    const teeth = (points: readonly Point[], colour: Colour): string =>
      path(
        repeated(30, (at) => turned(at, points)),
        colour,
      );
    return [
      teeth(
        [
          [400, 112],
          [438, 130],
          [430, 160],
          [392, 150],
        ],
        '#c9d1d8',
      ),
      teeth(
        [
          [400, 112],
          [416, 119],
          [410, 146],
          [394, 140],
        ],
        '#c9a552',
      ),
      circle(
        400,
        400,
        264,
        paint.across([0, '#eef1f4'], [0.4, '#b9c2ca'], [0.6, '#dfe5ea'], [1, '#98a3ad']),
      ),
      circle(400, 400, 200, label),
      circle(400, 400, 186, paint.across([0, '#e6ebef'], [0.5, '#c3cbd3'], [1, '#e1e6ea'])),
      ...[20, 110, 200, 290].map(
        (turn) =>
          `<g transform="rotate(${String(turn)} 400 400)">${stroke('M400 150c30 30-20 50 10 80', '#59636f', 6)}${circle(410, 234, 8, '#59636f')}</g>`,
      ),
      circle(400, 400, 58, '#8f99a4'),
      circle(400, 400, 40, '#ffffff'),
    ].join('');
  };

/** Bits in a case. */
export const bitCase =
  (shell: Colour): Drawing =>
  (paint) =>
    [
      rect(90, 130, 620, 240, paint.down([0, lighter(shell, 0.2)], [1, shell]), 26),
      rect(120, 160, 560, 180, darker(shell, 0.24), 14),
      rect(90, 380, 620, 270, paint.down([0, shell], [1, darker(shell, 0.24)]), 26),
      rect(120, 410, 560, 210, '#2b313b', 14),
      repeated(12, (at) => {
        const x = 142 + at * 44;
        return (
          rect(x, 470, 32, 130, ['#d8452f', '#e9b22f', '#3d70b2', '#5a9a4a'][at % 4] ?? METAL, 6) +
          polygon(
            [
              [x + 4, 470],
              [x + 28, 470],
              [x + 24, 432],
              [x + 8, 432],
            ],
            METAL,
          ) +
          polygon(
            [
              [x + 8, 432],
              [x + 24, 432],
              [x + 16, 412],
            ],
            '#8d97a2',
          )
        );
      }),
      rect(200, 220, 300, 44, paint.lying(METAL), 8),
      rect(460, 206, 130, 72, paint.lying('#59636f'), 12),
      rect(370, 366, 60, 28, '#c9d1d8', 8),
    ].join('');

/** Sanding discs fanned out. */
export const discs =
  (grit: Colour): Drawing =>
  (paint) =>
    [
      [300, 470],
      [400, 400],
      [500, 330],
    ]
      .map(([x = 0, y = 0], layer) => {
        const own = layer === 1 ? lighter(grit, 0.12) : layer === 2 ? darker(grit, 0.1) : grit;
        return (
          circle(x + 8, y + 10, 210, darker(own, 0.5)) +
          circle(x, y, 210, own) +
          (layer === 2 ? circle(x, y, 210, surfaceFill(paint, 'grit', own, 120)) : '') +
          repeated(8, (at) =>
            circle(x + Math.cos(at * 0.785) * 130, y + Math.sin(at * 0.785) * 130, 17, '#ffffff'),
          )
        );
      })
      .join('');

/** A concrete mixer on its stand. */
export const mixer =
  (drum: Colour): Drawing =>
  (paint) =>
    [
      stroke('M250 690L360 400L560 690M300 560h230', '#59636f', 26),
      wheel(240, 660, 54),
      rect(540, 660, 60, 34, '#3a424d', 6),
      `<g transform="rotate(-28 400 330)">${path('M260 190c0-30 20-50 60-50h150c40 0 60 20 60 50l50 130c0 110-70 170-180 170S220 430 220 320z', paint.round(drum))}${ellipse(396, 148, 108, 34, darker(drum, 0.5))}${ellipse(396, 152, 90, 25, '#39424d')}${rect(216, 306, 366, 26, '#2b313b')}${repeated(17, (at) => rect(222 + at * 21, 300, 11, 38, '#454d58'))}</g>`,
      circle(612, 330, 84, 'none'),
      `<circle cx="610" cy="350" r="84" fill="none" stroke="#2b313b" stroke-width="15"/>`,
      stroke('M610 266v168M526 350h168', '#2b313b', 11),
      rect(420, 470, 120, 90, paint.lying('#d8603a'), 12),
      circle(480, 514, 14, '#5fb37a'),
    ].join('');

/** A pressure washer with lance and hose reel. */
export const pressureWasher =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      stroke('M300 320V130c0-20 20-34 40-34h110c24 0 40 14 40 34v190', '#3a424d', 24),
      path(
        'M230 330c0-40 30-60 70-60h190c40 0 70 20 70 60v270c0 30-16 44-44 44H274c-28 0-44-14-44-44z',
        paint.round(colour),
      ),
      path('M250 480h290v120c0 24-12 34-34 34H284c-22 0-34-10-34-34z', GRIP),
      circle(395, 390, 70, '#20262e'),
      `<circle cx="395" cy="390" r="50" fill="none" stroke="#8f99a4" stroke-width="11"/>`,
      circle(395, 390, 16, '#c9d1d8'),
      wheel(240, 640, 60),
      wheel(550, 640, 60),
      stroke('M640 690L690 150', '#59636f', 17),
      path('M660 300h70c16 0 20 10 16 24l-24 90h-40z', GRIP),
      stroke('M690 150l6-60', '#e9b22f', 13),
      stroke('M560 420c70 0 90 60 110-20', '#20262e', 15),
      rect(330, 560, 130, 26, lighter(colour, 0.5), 8),
    ].join('');

/** A drum vacuum cleaner with its hose. */
export const drumVacuum =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M230 360h330v260c0 40-60 60-165 60s-165-20-165-60z', paint.round('#c9d1d8')),
      path('M220 250c0-70 70-110 175-110s175 40 175 110v100H220z', paint.round(colour)),
      rect(206, 336, 378, 44, paint.lying(GRIP), 12),
      path('M330 140c0-50 20-60 65-60s65 10 65 60h-24c0-24-10-34-41-34s-41 10-41 34z', GRIP),
      circle(330, 250, 30, GRIP),
      rect(410, 226, 90, 50, GRIP, 10),
      circle(436, 251, 10, '#79d8ef'),
      circle(472, 251, 10, '#79d8ef'),
      circle(395, 470, 40, GRIP),
      stroke('M395 470c190-20 340-90 330 40-6 80-90 60-90 160', '#39424d', 34),
      stroke(
        'M395 470c190-20 340-90 330 40-6 80-90 60-90 160',
        '#59636f',
        24,
        ' stroke-dasharray="7 8"',
      ),
      rect(600, 660, 120, 34, '#20262e', 8),
      wheel(260, 690, 28),
      wheel(530, 690, 28),
    ].join('');

/** An air compressor on its tank. */
export const compressor =
  (tank: Colour): Drawing =>
  (paint) =>
    [
      rect(130, 400, 540, 200, paint.lying(tank), 96),
      rect(220, 400, 12, 200, darker(tank, 0.3)),
      rect(560, 400, 12, 200, darker(tank, 0.3)),
      rect(230, 240, 190, 160, paint.round('#4a535f'), 18),
      repeated(7, (at) => rect(246 + at * 24, 256, 12, 126, '#20262e', 4)),
      rect(430, 270, 150, 130, paint.round('#8f99a4'), 12),
      repeated(6, (at) => rect(424, 284 + at * 18, 162, 8, '#59636f', 4)),
      circle(470, 236, 36, '#ffffff'),
      `<circle cx="470" cy="236" r="36" fill="none" stroke="#3a424d" stroke-width="8"/>`,
      stroke('M470 236l16-18', '#d8452f', 6),
      circle(556, 236, 36, '#ffffff'),
      `<circle cx="556" cy="236" r="36" fill="none" stroke="#3a424d" stroke-width="8"/>`,
      stroke('M556 236l-14-18', '#d8452f', 6),
      stroke('M640 420L740 230h-60', '#3a424d', 20),
      wheel(590, 630, 66),
      rect(180, 600, 46, 90, '#3a424d', 8),
    ].join('');

/** A three-part ladder leaning open. */
export const tallLadder = (): Drawing => () => {
  const rails = (x0: number, x1: number, top: number, shade: string): string =>
    stroke(
      `M${String(x0)} ${String(top)}L${String(x1)} 706M${String(x0 + 100)} ${String(top)}L${String(x1 + 130)} 706`,
      shade,
      19,
    );
  const rungs = (x0: number, x1: number, top: number, count: number, shade: string): string =>
    repeated(count, (at) => {
      const t = (at + 0.5) / count;
      const x = x0 + (x1 - x0) * t;
      return stroke(
        `M${x.toFixed(1)} ${(top + (706 - top) * t).toFixed(1)}h${(100 + 30 * t).toFixed(1)}`,
        shade,
        12,
      );
    });
  return (
    rails(400, 560, 240, '#8f99a4') +
    rungs(400, 560, 240, 7, '#7f8994') +
    rails(330, 170, 60, '#c3cbd3') +
    rungs(330, 170, 60, 12, '#aab4be') +
    repeated(
      2,
      (at) =>
        rect(154 + at * 130, 696, 34, 22, '#d8452f', 6) +
        rect(546 + at * 130, 696, 34, 22, '#d8452f', 6),
    ) +
    stroke('M270 470H520', '#e9b22f', 8)
  );
};

/** A mobile tower with platform and rails. */
export const tower = (): Drawing => () =>
  [
    ...[200, 600].map((x) => stroke(`M${String(x)} 90V660`, '#aab4be', 22)),
    ...[260, 540].map((x) => stroke(`M${String(x)} 60V630`, '#8f99a4', 15)),
    repeated(6, (at) =>
      stroke(
        `M200 ${String(130 + at * 96)}L260 ${String(100 + at * 96)}M600 ${String(130 + at * 96)}L540 ${String(100 + at * 96)}`,
        '#aab4be',
        11,
      ),
    ),
    stroke('M200 640L600 300M200 300L600 640', '#59636f', 11),
    stroke('M200 140H600M200 200H600', '#e9b22f', 13),
    polygon(
      [
        [190, 270],
        [610, 270],
        [560, 238],
        [244, 238],
      ],
      '#c49a64',
    ),
    rect(190, 270, 420, 22, '#8f6c40'),
    rect(190, 244, 420, 12, '#d9b27a'),
    ...[200, 600].map((x) => rect(x - 10, 650, 20, 26, '#59636f') + wheel(x, 690, 26)),
  ].join('');

/** A tool box with handle and clasps. */
export const toolBox =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M300 240c0-50 20-70 60-70h80c40 0 60 20 60 70h-34c0-28-8-36-30-36h-72c-22 0-30 8-30 36z',
        GRIP,
      ),
      path(
        'M120 320c0-50 30-80 80-80h400c50 0 80 30 80 80v60H120z',
        paint.down([0, lighter(colour, 0.2)], [1, colour]),
      ),
      rect(104, 372, 592, 40, GRIP, 8),
      path(
        'M120 412h560v200c0 20-12 30-34 30H154c-22 0-34-10-34-30z',
        paint.down([0, colour], [1, darker(colour, 0.3)]),
      ),
      ...[210, 530].map(
        (x) => rect(x, 356, 60, 90, '#c9d1d8', 8) + rect(x + 12, 368, 36, 30, '#8f99a4', 5),
      ),
      rect(180, 280, 160, 50, darker(colour, 0.2), 8),
      rect(460, 280, 160, 50, darker(colour, 0.2), 8),
      repeated(5, (at) => rect(170 + at * 100, 480, 60, 130, darker(colour, 0.14), 8)),
    ].join('');
