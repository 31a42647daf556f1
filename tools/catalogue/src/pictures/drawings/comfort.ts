import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const GLASS = '#c9e0ec';

/** A window with its shutter half down. */
export const shutter =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(150, 120, 500, 570, '#eef1f3', 6),
      rect(180, 220, 440, 450, GLASS),
      polygon(
        [
          [180, 220],
          [430, 220],
          [180, 560],
        ],
        '#e2f0f7',
      ),
      rect(394, 220, 12, 450, '#eef1f3'),
      rect(140, 100, 520, 112, paint.lying(colour), 10),
      repeated(11, (at) => rect(168, 212 + at * 26, 464, 24, paint.lying(lighter(colour, 0.04)))),
      rect(164, 496, 472, 20, darker(colour, 0.3), 5),
      rect(150, 200, 24, 490, paint.round(darker(colour, 0.08))),
      rect(626, 200, 24, 490, paint.round(darker(colour, 0.08))),
      rect(130, 684, 540, 22, '#c4ccd4', 4),
    ].join('');

/** An awning out over a terrace. */
export const awning =
  (cloth: Colour): Drawing =>
  (paint) =>
    [
      rect(96, 120, 608, 46, paint.lying('#aab4be'), 12),
      ...[190, 610].map((x) =>
        stroke(
          `M${String(x)} 160L${String(x < 400 ? x + 90 : x - 90)} 330L${String(x < 400 ? x - 30 : x + 30)} 470`,
          '#8d97a2',
          17,
        ),
      ),
      repeated(10, (at) =>
        polygon(
          [
            [110 + at * 58, 160],
            [168 + at * 58, 160],
            [116 + (at + 1) * 66 - 76, 480],
            [50 + at * 66 - 10, 480],
          ].map(([x = 0, y = 0]) => [x + (y === 480 ? 24 : 0), y] as const),
          at % 2 === 0 ? cloth : lighter(cloth, 0.6),
        ),
      ),
      rect(58, 470, 684, 26, paint.lying('#c3cbd3'), 8),
      repeated(10, (at) =>
        path(
          `M${String(62 + at * 67.6)} 496h67.6v36c0 34-67.6 34-67.6 0z`,
          at % 2 === 0 ? darker(cloth, 0.08) : lighter(cloth, 0.5),
        ),
      ),
      path('M60 690c160-20 520-20 680 0v20H60z', '#e3ddd2'),
    ].join('');

/** A blind on its roller before a window. */
export const blind =
  (cloth: Colour): Drawing =>
  (paint) =>
    [
      rect(180, 150, 440, 540, '#eef1f3', 8),
      rect(206, 176, 388, 488, GLASS),
      polygon(
        [
          [206, 176],
          [420, 176],
          [206, 500],
        ],
        '#e4f1f8',
      ),
      rect(170, 110, 460, 46, paint.lying(lighter(cloth, 0.1)), 22),
      rect(158, 104, 24, 60, '#c3cbd3', 6),
      rect(618, 104, 24, 60, '#c3cbd3', 6),
      rect(
        190,
        140,
        420,
        340,
        paint.across(
          [0, darker(cloth, 0.08)],
          [0.3, lighter(cloth, 0.16)],
          [1, darker(cloth, 0.1)],
        ),
      ),
      rect(184, 474, 432, 22, paint.lying(darker(cloth, 0.14)), 10),
      stroke(
        'M634 160c16 120 12 300 0 400-12 40-22 0-14-60 8-100 8-220 0-340',
        '#aab4be',
        5,
        ' stroke-dasharray="3 8"',
      ),
      circle(400, 520, 11, '#aab4be'),
      stroke('M400 496v16', '#aab4be', 4),
    ].join('');

/** A framed insect screen. */
export const insectScreen =
  (frame: Colour): Drawing =>
  (paint) =>
    [
      rect(190, 90, 420, 620, paint.across([0, lighter(frame, 0.3)], [1, darker(frame, 0.16)]), 8),
      rect(222, 122, 356, 556, '#eef4ee'),
      rect(222, 122, 356, 556, paint.pattern(10, 10, stroke('M5 0V10M0 5H10', '#9aa5a0', 1.4))),
      rect(190, 390, 420, 18, paint.lying(frame)),
      rect(596, 370, 26, 60, darker(frame, 0.3), 8),
      `<g transform="translate(470 250) rotate(20)">${ellipse(0, 0, 9, 26, '#3b424c')}${ellipse(-20, -6, 24, 8, '#b7c6d0')}${ellipse(20, -6, 24, 8, '#b7c6d0')}${stroke('M-6 20l-12 18M6 20l12 18M-8 6l-18 12M8 6l18 12', '#3b424c', 3)}</g>`,
    ].join('');

/** A sectional garage door. */
export const garageDoor =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(70, 120, 660, 560, '#e4ddd0'),
      repeated(9, (row) =>
        repeated(8, (at) =>
          rect(
            70 + at * 84 - (row % 2) * 30,
            120 + row * 62,
            80,
            58,
            (at + row) % 2 === 0 ? '#e9e2d6' : '#ddd5c7',
            2,
          ),
        ),
      ),
      rect(130, 190, 540, 490, '#f3f5f6'),
      rect(150, 210, 500, 470, darker(colour, 0.4)),
      repeated(
        4,
        (at) =>
          rect(
            150,
            212 + at * 117,
            500,
            113,
            paint.down([0, lighter(colour, 0.2)], [1, darker(colour, 0.1)]),
          ) +
          rect(176, 240 + at * 117, 448, 5, darker(colour, 0.24)) +
          rect(176, 290 + at * 117, 448, 5, darker(colour, 0.24)),
      ),
      rect(370, 620, 60, 16, '#c3cbd3', 8),
      rect(50, 680, 700, 26, '#c9c6c0'),
    ].join('');

/** A folding ladder below its hatch. */
export const atticStairs =
  (wood: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [110, 110],
          [690, 110],
          [720, 160],
          [80, 160],
        ],
        '#e4e7ea',
      ),
      polygon(
        [
          [210, 120],
          [590, 120],
          [600, 150],
          [200, 150],
        ],
        '#2b323b',
      ),
      polygon(
        [
          [210, 150],
          [260, 150],
          [300, 330],
          [250, 330],
        ],
        '#f3f1ec',
      ),
      rect(196, 144, 410, 16, darker(wood, 0.2)),
      ...[
        [330, 190],
        [480, 190],
      ].map(([x = 0, y = 0]) =>
        polygon(
          [
            [x, y],
            [x + 24, y],
            [x + 164, 700],
            [x + 136, 700],
          ],
          paint.across([0, lighter(wood, 0.2)], [1, darker(wood, 0.2)]),
        ),
      ),
      repeated(
        9,
        (at) =>
          polygon(
            [
              [344 + at * 15.5, 226 + at * 53],
              [492 + at * 15.5, 226 + at * 53],
              [500 + at * 15.5, 246 + at * 53],
              [348 + at * 15.5, 246 + at * 53],
            ],
            lighter(wood, 0.22),
          ) + rect(348 + at * 15.5, 246 + at * 53, 152, 6, darker(wood, 0.4)),
      ),
      stroke('M570 200L700 560', '#d8452f', 9),
      stroke('M240 320L360 210', '#9aa4ae', 8),
      ...[
        [400, 420],
        [560, 420],
      ].map(([x = 0, y = 0]) => circle(x, y, 13, '#8d97a2')),
    ].join('');

/** Two profiled strips, one across the other: skirting. */
export const skirtingStrips =
  (decor: Colour): Drawing =>
  () => {
    const origin: Origin = [210, 330];
    const strip = (y: number, z: number): string => {
      const box: Box = { origin, at: [0, y, z], size: [480, 26, 96] };
      return (
        isoBox(box, decor) +
        facePatch(box, 'left', [0, 0], [1, 0.12], lighter(decor, 0.36)) +
        facePatch(box, 'left', [0, 0.16], [1, 0.2], darker(decor, 0.2)) +
        facePatch(box, 'left', [0, 0.5], [1, 0.53], darker(decor, 0.1)) +
        facePatch(box, 'right', [0.25, 0.3], [0.75, 0.8], darker(decor, 0.56))
      );
    };
    return strip(0, 40) + strip(90, 20) + strip(180, 0);
  };

/** A flat metal strip with ribs for the gap between floors. */
export const seamStrip =
  (metal: Colour): Drawing =>
  () => {
    const floor = (x: number): Box => ({ origin: [400, 240], at: [x, 0, 0], size: [190, 380, 30] });
    const strip: Box = { origin: [400, 240], at: [176, -16, 30], size: [44, 412, 12] };
    const [left, right] = [floor(0), floor(206)];
    return (
      isoBox(left, '#c49a64') +
      repeated(3, (at) => facePatch(left, 'top', [at / 3, 0], [at / 3 + 0.012, 1], '#8f6c40')) +
      isoBox(right, '#a3a5a4') +
      facePatch(right, 'top', [0, 0.5], [1, 0.51], '#7f8281') +
      isoBox(strip, metal) +
      repeated(4, (at) =>
        facePatch(strip, 'top', [0.14 + at * 0.22, 0], [0.2 + at * 0.22, 1], darker(metal, 0.24)),
      )
    );
  };

/** A corner shower with glass walls. */
export const showerCabin =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [400, 570],
          [660, 640],
          [400, 716],
          [140, 640],
        ],
        '#f4f6f7',
      ),
      polygon(
        [
          [140, 640],
          [400, 716],
          [400, 740],
          [140, 662],
        ],
        '#c9d0d6',
      ),
      polygon(
        [
          [660, 640],
          [400, 716],
          [400, 740],
          [660, 662],
        ],
        '#b4bcc4',
      ),
      ellipse(400, 640, 26, 10, '#8f99a4'),
      polygon(
        [
          [150, 130],
          [400, 190],
          [400, 704],
          [150, 634],
        ],
        GLASS,
        ' opacity=".55"',
      ),
      polygon(
        [
          [650, 130],
          [400, 190],
          [400, 704],
          [650, 634],
        ],
        '#b5d3e2',
        ' opacity=".55"',
      ),
      polygon(
        [
          [180, 140],
          [260, 158],
          [180, 480],
        ],
        '#ffffff',
        ' opacity=".6"',
      ),
      polygon(
        [
          [560, 160],
          [620, 146],
          [470, 600],
          [440, 608],
        ],
        '#ffffff',
        ' opacity=".4"',
      ),
      stroke('M150 130L400 190L650 130M150 634L400 704L650 634', metal, 15),
      stroke('M150 124V640M400 190V706M650 124V640', darker(metal, 0.14), 13),
      stroke('M275 160V668', metal, 7),
      rect(296, 380, 12, 120, paint.round(metal), 6),
      rect(420, 380, 12, 120, paint.round(metal), 6),
    ].join('');

/** A flat tray with its waste. */
export const showerTray =
  (colour: Colour): Drawing =>
  () => {
    const box: Box = { origin: [400, 240], at: [0, 0, 0], size: [370, 370, 36] };
    const inner = (from: number, tone: Colour): string =>
      facePatch(box, 'top', [from, from], [1 - from, 1 - from], tone);
    return (
      isoBox(box, colour) +
      inner(0.03, lighter(colour, 0.1)) +
      inner(0.06, darker(colour, 0.07)) +
      inner(0.09, colour) +
      facePatch(box, 'top', [0.42, 0.14], [0.58, 0.3], '#8f99a4') +
      facePatch(box, 'top', [0.44, 0.16], [0.56, 0.28], '#dfe5ea')
    );
  };

/** A bathtub in profile with water line and waste. */
export const bathtub = (): Drawing => (paint) =>
  [
    path(
      'M90 330c0-26 20-36 50-36h520c30 0 50 10 50 36-4 180-60 300-170 300H260C150 630 94 510 90 330z',
      paint.across([0, '#d3dae0'], [0.3, '#ffffff'], [1, '#b9c2ca']),
    ),
    path(
      'M70 316c0-30 26-40 60-40h540c34 0 60 10 60 40-10 22-30 26-60 26H130c-30 0-50-4-60-26z',
      paint.down([0, '#ffffff'], [1, '#cfd7dd']),
    ),
    ellipse(400, 312, 284, 20, '#b7c3cc'),
    ellipse(400, 316, 270, 14, '#8fc3de'),
    circle(180, 470, 0, 'none'),
    rect(270, 624, 46, 50, paint.round('#aab4be'), 8),
    rect(486, 624, 46, 50, paint.round('#aab4be'), 8),
    path('M560 280V190c0-34 60-34 60 0v14h-18v-12c0-10-22-10-22 0v88z', '#aab4be'),
    circle(640, 258, 15, '#c3cbd3'),
    stroke('M150 380c20 100 60 170 120 200', '#ffffff', 10, ' opacity=".8"'),
  ].join('');

/** A cabinet hung under a washbasin. */
export const vanity =
  (front: Colour): Drawing =>
  (paint) =>
    [
      rect(140, 330, 520, 320, darker(front, 0.3), 8),
      rect(146, 336, 508, 148, paint.down([0, lighter(front, 0.2)], [1, front])),
      rect(146, 494, 508, 150, paint.down([0, lighter(front, 0.14)], [1, darker(front, 0.04)])),
      rect(320, 352, 160, 12, '#8f99a4', 6),
      rect(320, 510, 160, 12, '#8f99a4', 6),
      repeated(4, (at) =>
        stroke(`M${String(180 + at * 120)} 372c40 8 60-6 100 2`, darker(front, 0.12), 3),
      ),
      path(
        'M110 290c0-20 10-26 30-26h520c20 0 30 6 30 26v36c0 14-10 20-24 20H134c-14 0-24-6-24-20z',
        paint.down([0, '#ffffff'], [1, '#c9d1d8']),
      ),
      ellipse(400, 276, 200, 10, '#b7c0c8'),
      rect(386, 170, 30, 100, paint.round('#c0c9d2'), 8),
      path('M386 186c0-20 20-26 60-20s60 18 60 40h-22c-4-14-40-18-68-18z', paint.lying('#c0c9d2')),
    ].join('');

/** A mirror with a lit edge. */
export const mirror =
  (frame: Colour): Drawing =>
  (paint) =>
    [
      rect(180, 96, 440, 600, '#fff2c2', 40),
      rect(196, 112, 408, 568, frame, 26),
      rect(212, 128, 376, 536, paint.across([0, '#dfeaf0'], [0.5, '#f4f9fb'], [1, '#c3d6e0']), 14),
      polygon(
        [
          [230, 480],
          [470, 130],
          [560, 130],
          [230, 610],
        ],
        '#ffffff',
        ' opacity=".7"',
      ),
      polygon(
        [
          [420, 660],
          [586, 420],
          [586, 470],
          [456, 660],
        ],
        '#ffffff',
        ' opacity=".5"',
      ),
      circle(400, 626, 15, '#79d8ef'),
      circle(400, 626, 7, '#ffffff'),
    ].join('');

/** A rail with a towel. */
export const rail =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      ...[150, 650].map(
        (x) => circle(x, 250, 44, paint.round(metal)) + circle(x, 250, 20, darker(metal, 0.2)),
      ),
      rect(120, 268, 560, 26, paint.lying(metal), 13),
      path(
        'M250 270h220v380c-70 20-150 20-220 0z',
        paint.across([0, '#b9cfc4'], [0.4, '#e8f1ec'], [1, '#a3bdb0']),
      ),
      path('M250 270h220v30H250z', '#97b3a5'),
      repeated(3, (at) => rect(250, 580 + at * 20, 220, 8, '#8fae9f')),
    ].join('');

/** An elbow with press sleeves. */
export const elbow =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M210 250h180c120 0 200 80 200 200v190H440V460c0-40-20-60-60-60H210z',
        paint.down([0, lighter(metal, 0.4)], [0.4, metal], [1, darker(metal, 0.34)]),
      ),
      rect(130, 226, 130, 200, paint.lying('#c9d1d8'), 14),
      rect(416, 560, 200, 130, paint.round('#c9d1d8'), 14),
      ellipse(134, 326, 26, 96, '#59636f'),
      ellipse(134, 326, 15, 62, '#20262e'),
      rect(176, 226, 14, 200, '#3d70b2'),
      rect(416, 612, 200, 14, '#3d70b2'),
      rect(220, 262, 24, 26, '#ffffff', 6),
      rect(560, 580, 26, 24, '#ffffff', 6),
      stroke('M300 272c120-6 200 20 240 90', lighter(metal, 0.8), 11, ' opacity=".7"'),
    ].join('');

/** A bottle trap. */
export const bottleTrap =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(330, 90, 70, 190, paint.round(colour), 6),
      rect(312, 82, 106, 40, paint.round(darker(colour, 0.12)), 10),
      rect(306, 250, 118, 46, paint.round(darker(colour, 0.12)), 12),
      path(
        'M270 300c0-16 14-24 34-24h122c20 0 34 8 34 24v300c0 50-190 50-190 0z',
        paint.round(colour),
      ),
      rect(262, 540, 206, 46, paint.round(darker(colour, 0.16)), 12),
      repeated(9, (at) => rect(270 + at * 22, 544, 8, 38, darker(colour, 0.34), 3)),
      rect(456, 330, 230, 70, paint.lying(colour), 6),
      rect(452, 318, 44, 94, paint.lying(darker(colour, 0.12)), 10),
      rect(660, 290, 30, 150, paint.lying('#dfe4e9'), 10),
      stroke('M296 320v200', lighter(colour, 0.8), 9, ' opacity=".7"'),
    ].join('');
