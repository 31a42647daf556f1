import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';
import { surfaceFill } from '../kit/surfaces.ts';

const GRIP: Colour = '#2b313b';
const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#20262e') + circle(x, y, r * 0.6, '#c9d1d8') + circle(x, y, r * 0.24, '#59636f');

/** An oscillating sprinkler and its fan of water. */
export const sprinkler =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      repeated(9, (at) => {
        const angle = -2.6 + at * 0.26;
        return stroke(
          `M400 560Q${(400 + Math.cos(angle) * 240).toFixed(0)} ${(560 + Math.sin(angle) * 480).toFixed(0)} ${(400 + Math.cos(angle) * 400).toFixed(0)} ${(560 + Math.sin(angle) * 330).toFixed(0)}`,
          '#8fc9e6',
          7,
          ' stroke-dasharray="20 15" opacity=".85"',
        );
      }),
      stroke('M150 690H660M180 640H630', '#59636f', 20),
      rect(180, 560, 440, 40, paint.lying(darker(colour, 0.1)), 18),
      rect(130, 540, 90, 110, paint.round(colour), 18),
      repeated(11, (at) => circle(252 + at * 32, 564, 6, '#20262e')),
      rect(600, 560, 70, 80, paint.round(GRIP), 12),
      stroke('M130 600c-50 0-70 40-100 90', darker(colour, 0.2), 20),
    ].join('');

/** A tube with drippers along a row of seedlings. */
export const dripKit =
  (tube: Colour): Drawing =>
  (paint) =>
    [
      path('M40 600c200-40 520-40 720 0v120H40z', paint.down([0, '#7a5236'], [1, '#5a3c28'])),
      ...[150, 300, 450, 600].map(
        (x, at) =>
          stroke(`M${String(x)} 610v-${String(140 + (at % 2) * 40)}`, '#4f8a45', 11) +
          repeated(3, (i) =>
            path(
              `M${String(x)} ${String(560 - i * 50)}c-60-20-70-60-66-80 40 0 66 30 66 80zM${String(x)} ${String(546 - i * 50)}c60-20 70-60 66-80-40 0-66 30-66 80z`,
              i % 2 === 0 ? '#5a9a4a' : '#74b160',
            ),
          ),
      ),
      stroke('M30 620c240-16 500-16 740 0', darker(tube, 0.3), 24),
      stroke('M30 616c240-16 500-16 740 0', tube, 15),
      ...[220, 370, 520, 670].map(
        (x) =>
          rect(x - 12, 592, 24, 44, '#3d70b2', 6) +
          path(`M${String(x)} 650c14 20 20 30 20 40a20 20 0 0 1-40 0c0-10 6-20 20-40z`, '#6fb2d8'),
      ),
    ].join('');

/** A hose reel on wheels. */
export const hoseReel =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      stroke('M250 680L330 130c4-20 14-30 40-30h80c26 0 36 10 40 30l80 550', '#59636f', 24),
      rect(320, 90, 180, 34, GRIP, 14),
      circle(410, 420, 220, darker(colour, 0.3)),
      ...[190, 160, 130].map(
        (r) =>
          `<circle cx="410" cy="420" r="${String(r)}" fill="none" stroke="#5a9a4a" stroke-width="26"/><circle cx="410" cy="420" r="${String(r - 5)}" fill="none" stroke="#8fca78" stroke-width="6"/>`,
      ),
      circle(410, 420, 104, paint.round(colour)),
      repeated(
        6,
        (at) =>
          `<path d="M410 420V330" stroke="${darker(colour, 0.26)}" stroke-width="20" stroke-linecap="round" transform="rotate(${String(at * 60)} 410 420)"/>`,
      ),
      circle(410, 420, 30, '#c9d1d8'),
      stroke('M410 420l110 60v40', GRIP, 18),
      rect(500, 510, 40, 70, '#d8452f', 14),
      wheel(260, 680, 46),
      wheel(560, 680, 46),
    ].join('');

/** A surface pump with two connections. */
export const pump =
  (body: Colour): Drawing =>
  (paint) =>
    [
      rect(320, 330, 330, 220, paint.lying(body), 60),
      repeated(9, (at) => rect(420 + at * 24, 330, 10, 220, darker(body, 0.3))),
      path(
        'M120 360c0-60 40-90 110-90s110 30 110 90v160c0 50-40 80-110 80s-110-30-110-80z',
        paint.round('#4a535f'),
      ),
      rect(60, 390, 90, 90, paint.lying('#8f99a4'), 8),
      rect(190, 190, 90, 100, paint.round('#8f99a4'), 8),
      repeated(4, (at) => rect(196, 196 + at * 18, 78, 8, '#59636f')),
      circle(230, 440, 50, '#c9d1d8'),
      circle(230, 440, 28, '#79a9c9'),
      path(
        'M380 330c0-60 20-80 60-80h120c40 0 60 20 60 80h-34c0-34-8-46-30-46H446c-22 0-30 12-30 46z',
        GRIP,
      ),
      rect(180, 590, 470, 40, GRIP, 12),
      rect(520, 400, 90, 60, GRIP, 10),
      circle(565, 430, 14, '#5fb37a'),
      stroke('M640 500c60 20 60 120 110 150', '#20262e', 15),
    ].join('');

/** A string trimmer, slanting over grass. */
export const stringTrimmer =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M30 690c200-26 520-26 740 0v30H30z', '#b9d59d'),
      repeated(30, (at) =>
        stroke(
          `M${String(60 + at * 24)} 706c-4-20-8-26-12-40M${String(60 + at * 24)} 706c4-20 8-30 14-44`,
          '#7fa35f',
          5,
        ),
      ),
      stroke('M640 120L260 570', '#59636f', 24),
      stroke('M640 120L260 570', '#8f99a4', 9),
      path('M610 80l80-30 50 60-90 90c-20 10-50-14-60-40z', paint.round(colour)),
      stroke('M700 60c40 10 50 60 10 90', GRIP, 24),
      path(
        'M460 300c-60-60 0-140 60-100',
        'none',
        ` stroke="${GRIP}" stroke-width="22" stroke-linecap="round"`,
      ),
      path('M180 560c30-50 120-50 160 10l30 50H130z', paint.lying(colour)),
      ellipse(240, 640, 70, 24, GRIP),
      stroke('M170 646L90 660M310 646l80 14', '#e9b22f', 6),
      path('M110 610c60-40 240-40 290 20l-20 20c-70-40-190-40-250-10z', darker(colour, 0.3)),
    ].join('');

/** A chainsaw. */
export const chainsaw =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M380 440H80c-40 0-50 70 0 74h300z', paint.lying('#c3cbd3')),
      stroke('M380 430H80c-60 0-70 94 0 94h300', '#3a424d', 13),
      repeated(
        16,
        (at) =>
          rect(80 + at * 20, 414, 12, 13, '#20262e', 2) +
          rect(80 + at * 20, 528, 12, 13, '#20262e', 2),
      ),
      path(
        'M360 360h240c60 0 90 40 90 90v60c0 30-20 44-50 44H380c-20 0-30-10-30-30V390c0-20 0-30 10-30z',
        paint.lying(colour),
      ),
      path(
        'M590 360c60-20 130 0 150 60 10 40-10 130-60 140h-40v-44h24c26-6 34-60 24-86-12-30-50-34-98-26z',
        GRIP,
      ),
      path('M340 370c0-110 60-150 150-140h40v40h-44c-70-6-104 30-104 100z', GRIP),
      path('M300 290c10-40 50-40 56 0l10 110h-34z', GRIP),
      circle(450, 450, 44, darker(colour, 0.3)),
      circle(450, 450, 22, '#c9d1d8'),
      rect(520, 420, 110, 70, lighter(colour, 0.4), 12),
      rect(430, 540, 180, 26, GRIP, 8),
    ].join('');

/** A hedge trimmer with its toothed blade. */
export const hedgeTrimmer =
  (colour: Colour): Drawing =>
  (paint) =>
    `<g transform="rotate(-14 400 400)">${[
      rect(20, 420, 400, 34, paint.lying('#c3cbd3'), 4),
      repeated(
        13,
        (at) =>
          polygon(
            [
              [36 + at * 29, 420],
              [54 + at * 29, 420],
              [50 + at * 29, 384],
              [40 + at * 29, 384],
            ],
            '#9aa4ae',
          ) +
          polygon(
            [
              [36 + at * 29, 454],
              [54 + at * 29, 454],
              [50 + at * 29, 490],
              [40 + at * 29, 490],
            ],
            '#8d97a2',
          ),
      ),
      path(
        'M400 360h150c60 0 80 40 80 80s-20 80-80 80H400c-20-50-20-110 0-160z',
        paint.lying(colour),
      ),
      path(
        'M600 370c70-20 150 0 150 70s-80 90-150 70v-44c50 16 104 10 104-26s-54-42-104-26z',
        GRIP,
      ),
      stroke('M440 370c-30-130 90-150 120-60', GRIP, 26),
      path('M380 300h40v260h-40c-20-80-20-180 0-260z', darker(colour, 0.24)),
      rect(470, 410, 100, 40, lighter(colour, 0.5), 10),
    ].join('')}</g>`;

/** A rectangular pool with its ladder. */
export const pool =
  (wall: Colour): Drawing =>
  () => {
    const box: Box = { origin: [390, 300], at: [0, 0, 0], size: [380, 260, 130] };
    const panels =
      repeated(5, (at) =>
        facePatch(box, 'left', [at / 5 + 0.01, 0], [at / 5 + 0.03, 1], '#dfe5ea'),
      ) +
      repeated(4, (at) =>
        facePatch(box, 'right', [at / 4 + 0.01, 0], [at / 4 + 0.035, 1], '#c3cbd3'),
      );
    const water =
      facePatch(box, 'top', [0.03, 0.04], [0.97, 0.96], '#6fc0e0') +
      repeated(12, (at) =>
        facePatch(
          box,
          'top',
          [0.08 + ((at * 37) % 76) / 100, 0.1 + ((at * 53) % 80) / 100],
          [0.18 + ((at * 37) % 76) / 100, 0.115 + ((at * 53) % 80) / 100],
          '#b5e2f2',
        ),
      );
    return `<g transform="translate(-46 80)">${isoBox(box, wall)}${panels}${facePatch(box, 'top', [0, 0], [1, 1], '#eef1f4')}${water}${stroke('M520 560L560 330c4-24 34-24 38 0l-34 230', '#aab4be', 13)}${stroke('M560 590L600 360c4-24 34-24 38 0l-34 230', '#8f99a4', 13)}${repeated(4, (at) => stroke(`M${String(532 + at * 8)} ${String(520 - at * 44)}l42 24`, '#c3cbd3', 11))}</g>`;
  };

/** A tub of tablets with its child-proof lid. */
export const tabletTub =
  (label: Colour): Drawing =>
  (paint) =>
    [
      path('M236 250h328v400c0 40-70 56-164 56s-164-16-164-56z', paint.round('#f1f4f6')),
      path('M236 360c60 30 268 30 328 0v210c-60 34-268 34-328 0z', paint.round(label)),
      path(
        'M300 500c30-30 50 20 80 0s50-20 70 0 40 10 50 0v40c-20 14-40 10-60 0s-40-10-60 0-50 20-80 0z',
        '#ffffff',
      ),
      circle(440, 430, 30, '#ffffff'),
      polygon(
        [
          [330, 392],
          [362, 450],
          [298, 450],
        ],
        '#e9b22f',
      ),
      path(
        'M216 190c0-20 16-30 40-30h288c24 0 40 10 40 30v70c-60 30-308 30-368 0z',
        paint.round(darker(label, 0.3)),
      ),
      repeated(17, (at) => rect(222 + at * 21, 200, 8, 60, darker(label, 0.46), 3)),
      ...[
        [620, 660],
        [690, 690],
        [560, 700],
      ].map(
        ([x = 0, y = 0]) =>
          ellipse(x, y + 14, 50, 20, '#c9d1d8') + ellipse(x, y, 50, 20, '#ffffff'),
      ),
    ].join('');

/** A shed with a pitched roof and double door. */
export const shed =
  (wall: Colour): Drawing =>
  () => {
    const box: Box = { origin: [380, 290], at: [0, 0, 0], size: [250, 280, 250] };
    const boards = repeated(
      9,
      (at) =>
        facePatch(box, 'left', [0, at / 9], [1, at / 9 + 0.018], darker(wall, 0.2)) +
        facePatch(box, 'right', [0, at / 9], [1, at / 9 + 0.018], darker(wall, 0.4)),
    );
    const door =
      facePatch(box, 'left', [0.2, 0.2], [0.82, 1], darker(wall, 0.26)) +
      facePatch(box, 'left', [0.23, 0.23], [0.5, 1], lighter(wall, 0.12)) +
      facePatch(box, 'left', [0.52, 0.23], [0.79, 1], lighter(wall, 0.12)) +
      facePatch(box, 'left', [0.46, 0.58], [0.56, 0.64], '#c9d1d8');
    return `<g transform="translate(20 30)">${isoBox(box, wall)}${boards}${door}${facePatch(box, 'right', [0.34, 0.22], [0.66, 0.52], '#dfe9ee')}${facePatch(box, 'right', [0.37, 0.25], [0.63, 0.49], '#9fc3d6')}${polygon(
      [
        [112, 186],
        [256, 86],
        [500, 216],
        [366, 318],
      ],
      darker(wall, 0.5),
    )}${polygon(
      [
        [256, 86],
        [500, 216],
        [640, 176],
        [392, 50],
      ],
      darker(wall, 0.34),
    )}${polygon(
      [
        [366, 318],
        [500, 216],
        [640, 176],
        [610, 190],
      ],
      darker(wall, 0.6),
    )}</g>`;
  };

/** A sunshade on its foot. */
export const parasol =
  (cloth: Colour): Drawing =>
  (paint) =>
    [
      rect(390, 240, 20, 440, paint.round('#c3cbd3')),
      ellipse(400, 690, 120, 24, '#8f99a4'),
      path('M290 680h220l-20-40H310z', '#aab4be'),
      stroke('M410 470h40l10 30', '#59636f', 9),
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        path(
          `M400 110L${String(60 + at * 113.3)} 330c30-24 84-24 113.3 0z`,
          at % 2 === 0 ? cloth : lighter(cloth, 0.16),
        ),
      ),
      path(
        'M60 330c30-24 84-24 113 0s84 24 113 0 84-24 114 0 84 24 113 0 84-24 113 0 84 24 114 0l-10 34c-30 16-70 16-104 0s-84 16-113 0-84 16-113 0-84 16-114 0-84 16-103 0z',
        darker(cloth, 0.14),
      ),
      circle(400, 106, 13, '#c3cbd3'),
    ].join('');

/** A barbecue with its lid open over a glowing grate. */
export const barbecue =
  (lid: Colour): Drawing =>
  (paint) =>
    [
      stroke('M250 440L180 690M550 440l70 250M210 600h380', '#59636f', 17),
      path(
        'M190 230c10-110 100-150 210-150s200 40 210 150z',
        paint.down([0, lighter(lid, 0.35)], [1, lid]),
      ),
      rect(320, 186, 160, 17, '#c9d1d8', 8),
      circle(400, 140, 28, '#f4f6f8'),
      stroke('M400 140l12-14', '#d8452f', 5),
      path('M170 350h460c-10 90-80 130-230 130s-220-40-230-130z', paint.lying(lid)),
      ellipse(400, 350, 232, 40, '#20262e'),
      ellipse(400, 354, 206, 30, '#c24a1e'),
      repeated(10, (at) =>
        circle(230 + at * 38, 352 + (at % 3) * 8, 13, at % 2 === 0 ? '#f08a24' : '#7a2c14'),
      ),
      repeated(12, (at) => stroke(`M${String(206 + at * 35)} 330v40`, '#aab4be', 5)),
      ellipse(330, 344, 46, 15, '#8a4a2a'),
      ellipse(460, 348, 50, 15, '#a55a30'),
      rect(620, 336, 130, 22, '#b58f62', 6),
      wheel(620, 690, 34),
      rect(166, 680, 30, 30, '#20262e', 6),
      rect(180, 240, 20, 110, '#59636f'),
    ].join('');

/** A pot with a green plant. */
export const planter =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      repeated(9, (at) => {
        const angle = -2.7 + at * 0.28;
        return path(
          `M400 420Q${(400 + Math.cos(angle) * 120).toFixed(0)} ${(420 + Math.sin(angle) * 260).toFixed(0)} ${(400 + Math.cos(angle) * 260).toFixed(0)} ${(400 + Math.sin(angle) * 280).toFixed(0)}Q${(400 + Math.cos(angle) * 60).toFixed(0)} ${(400 + Math.sin(angle) * 180).toFixed(0)} 400 420z`,
          at % 2 === 0 ? '#4f8a45' : '#6aa85a',
        );
      }),
      path('M210 420h380l-46 250c-6 26-30 34-60 34H316c-30 0-54-8-60-34z', paint.round(colour)),
      rect(192, 396, 416, 56, paint.round(lighter(colour, 0.08)), 10),
      ellipse(400, 398, 206, 26, darker(colour, 0.2)),
      ellipse(400, 400, 190, 20, '#4a3324'),
      stroke('M262 470l34 200', lighter(colour, 0.6), 10, ' opacity=".5"'),
    ].join('');

/** A roll of green blades with its dark backing. */
export const turfRoll =
  (green: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [140, 520],
          [560, 600],
          [740, 700],
          [230, 700],
        ],
        surfaceFill(paint, 'grass', green, 90),
      ),
      path(
        'M170 300l330-90a96 120 0 0 1 60 230L240 540a96 120 0 0 1-70-240z',
        paint.down([0, lighter(green, 0.3)], [0.4, green], [1, darker(green, 0.4)]),
      ),
      path(
        'M170 300l330-90a96 120 0 0 1 60 230L240 540a96 120 0 0 1-70-240z',
        surfaceFill(paint, 'grass', green, 80),
        ' opacity=".5"',
      ),
      `<g transform="rotate(-16 206 420)">${ellipse(206, 420, 90, 120, '#2f3a33')}${repeated(4, (at) => `<ellipse cx="206" cy="420" rx="${String(78 - at * 18)}" ry="${String(104 - at * 24)}" fill="none" stroke="${green}" stroke-width="9"/>`)}</g>`,
    ].join('');

/** Two square posts with caps. */
export const fencePosts =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M120 670c120-30 440-30 560 0v40H120z', '#b8ad9c'),
      ...[240, 470].map(
        (x) =>
          rect(x, 140, 96, 540, paint.round(colour)) +
          polygon(
            [
              [x - 6, 140],
              [x + 102, 140],
              [x + 90, 112],
              [x + 6, 112],
            ],
            GRIP,
          ) +
          rect(x - 8, 138, 112, 20, GRIP, 6) +
          [240, 400, 560]
            .map(
              (y) => rect(x + 96, y, 34, 26, '#c9d1d8', 5) + circle(x + 112, y + 13, 7, '#59636f'),
            )
            .join('') +
          rect(x - 16, 660, 128, 26, '#8f8779', 6),
      ),
    ].join('');

/** A bag that shows grass and grains instead of words. */
export const grassBag =
  (bag: Drawing, grain: Colour): Drawing =>
  (paint) =>
    bag(paint) +
    repeated(30, (at) =>
      ellipse(
        190 + ((at * 97) % 430),
        664 + ((at * 31) % 50),
        8,
        5,
        [grain, darker(grain, 0.2), lighter(grain, 0.3)][at % 3] ?? grain,
      ),
    );
