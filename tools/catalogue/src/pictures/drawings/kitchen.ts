import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

/** A sink with one bowl and a drainer from above. */
export const sink =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [190, 250],
          [660, 250],
          [740, 600],
          [60, 600],
        ],
        darker(colour, 0.34),
      ),
      polygon(
        [
          [190, 240],
          [660, 240],
          [740, 586],
          [60, 586],
        ],
        paint.down([0, lighter(colour, 0.3)], [1, lighter(colour, 0.05)]),
      ),
      path('M216 290h206l10 250H140z', darker(colour, 0.44)),
      path(
        'M232 310h180l6 206H174z',
        paint.down([0, darker(colour, 0.3)], [1, lighter(colour, 0.12)]),
      ),
      ellipse(304, 440, 34, 18, '#2b323b'),
      ellipse(304, 438, 24, 12, '#8f99a4'),
      repeated(7, (at) =>
        stroke(
          `M${String(456 + at * 27)} 300L${String(462 + at * 36)} 530`,
          darker(colour, 0.2),
          9,
        ),
      ),
      repeated(7, (at) =>
        stroke(
          `M${String(461 + at * 27)} 300L${String(469 + at * 36)} 530`,
          lighter(colour, 0.6),
          4,
        ),
      ),
      circle(430, 264, 13, darker(colour, 0.55)),
    ].join('');

/** A built-in oven with window, knobs and handle. */
export const oven =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(
        120,
        130,
        560,
        560,
        paint.down([0, lighter(colour, 0.3)], [1, darker(colour, 0.12)]),
        10,
      ),
      rect(136, 146, 528, 96, '#20262e', 8),
      rect(330, 168, 140, 52, '#0f1419', 6),
      stroke('M362 182v24M378 182h18v24h-18zM412 182h16v12h-16v12h16', '#79d8ef', 5),
      ...[206, 268, 532, 594].map(
        (x) => circle(x, 194, 24, '#aab4be') + stroke(`M${String(x)} 194v-16`, '#2b313b', 6),
      ),
      rect(136, 258, 528, 414, '#262d36', 8),
      rect(180, 336, 440, 280, paint.down([0, '#141a20'], [1, '#4a3a2a']), 10),
      ...[430, 520].map((y) => stroke(`M196 ${String(y)}h408`, '#8d97a2', 5)),
      ellipse(400, 506, 100, 22, '#c98a3a'),
      path('M310 500c20-70 160-70 180 0z', '#b06a2c'),
      polygon(
        [
          [180, 336],
          [330, 336],
          [210, 616],
          [180, 616],
        ],
        '#ffffff',
        ' opacity=".12"',
      ),
      rect(176, 286, 448, 22, paint.lying('#d7dde3'), 11),
    ].join('');

/** A glass hob with its zones. */
export const hob =
  (glass: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [180, 230],
          [620, 230],
          [730, 620],
          [70, 620],
        ],
        '#9aa4ae',
      ),
      polygon(
        [
          [188, 222],
          [612, 222],
          [718, 606],
          [82, 606],
        ],
        paint.down([0, lighter(glass, 0.3)], [1, glass]),
      ),
      ...[
        [292, 316, 78],
        [510, 316, 62],
        [270, 470, 74],
        [534, 470, 92],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          [1, 0.62]
            .map(
              (share) =>
                `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(r * share)}" ry="${String(r * 0.52 * share)}" fill="none" stroke="${lighter(glass, glass === '#eef0f1' ? 0 : 0.55)}" stroke-width="5"/>`,
            )
            .join('') +
          stroke(
            `M${String(x - 14)} ${String(y)}h28M${String(x)} ${String(y - 8)}v16`,
            '#c9d1d8',
            3,
          ),
      ),
      repeated(7, (at) => circle(280 + at * 40, 574, 8, at === 3 ? '#e5533c' : '#8f99a4')),
      polygon(
        [
          [200, 228],
          [300, 228],
          [190, 600],
          [90, 600],
        ],
        '#ffffff',
        ' opacity=".1"',
      ),
    ].join('');

/** A chimney hood seen from the front. */
export const hood =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(300, 90, 200, 300, paint.round(colour), 4),
      repeated(4, (at) => rect(340, 116 + at * 18, 120, 7, darker(colour, 0.42), 3)),
      polygon(
        [
          [290, 380],
          [510, 380],
          [680, 540],
          [120, 540],
        ],
        paint.across(
          [0, darker(colour, 0.14)],
          [0.3, lighter(colour, 0.4)],
          [1, darker(colour, 0.3)],
        ),
      ),
      rect(110, 536, 580, 56, paint.lying(darker(colour, 0.06)), 6),
      ...[300, 350, 400, 450, 500].map((x, at) =>
        circle(x, 564, 10, at === 1 ? '#79d8ef' : '#39424d'),
      ),
      polygon(
        [
          [130, 592],
          [670, 592],
          [640, 616],
          [160, 616],
        ],
        '#6d7783',
      ),
      polygon(
        [
          [220, 616],
          [300, 616],
          [260, 720],
          [160, 720],
        ],
        '#ffe9a8',
        ' opacity=".6"',
      ),
      polygon(
        [
          [500, 616],
          [580, 616],
          [640, 720],
          [540, 720],
        ],
        '#ffe9a8',
        ' opacity=".6"',
      ),
    ].join('');

/** A tall fridge with a freezer below. */
export const fridge =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(250, 70, 300, 640, paint.round(colour), 16),
      rect(250, 460, 300, 8, darker(colour, 0.5)),
      rect(276, 240, 14, 190, paint.round('#c3cbd3'), 7),
      rect(276, 490, 14, 120, paint.round('#c3cbd3'), 7),
      rect(420, 130, 80, 46, '#20262e', 8),
      rect(432, 142, 24, 20, '#79d8ef', 3),
      rect(464, 142, 24, 20, '#79d8ef', 3),
      stroke('M316 100v340M316 490v200', lighter(colour, 0.8), 8, ' opacity=".5"'),
      rect(262, 704, 30, 16, '#20262e'),
      rect(508, 704, 30, 16, '#20262e'),
    ].join('');

/** A dishwasher with its door half open and plates in the basket. */
export const dishwasher =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(
        180,
        120,
        440,
        570,
        paint.across([0, lighter(colour, 0.2)], [1, darker(colour, 0.2)]),
        10,
      ),
      rect(206, 196, 388, 330, paint.down([0, '#4a535e'], [1, '#20262e']), 8),
      repeated(
        7,
        (at) =>
          `<ellipse cx="${String(252 + at * 48)}" cy="440" rx="16" ry="58" fill="#f4f6f8" stroke="#aab4be" stroke-width="5"/>`,
      ),
      stroke('M216 500h368M216 330h368', '#c3cbd3', 8),
      repeated(13, (at) => stroke(`M${String(226 + at * 29)} 330v-34`, '#c3cbd3', 5)),
      repeated(4, (at) => path(`M${String(240 + at * 86)} 262h58l-8 62h-42z`, '#bcdceb')),
      rect(196, 132, 408, 48, '#2b313b', 8),
      circle(560, 156, 12, '#79d8ef'),
      rect(224, 148, 90, 16, '#5d6773', 6),
      polygon(
        [
          [186, 540],
          [614, 540],
          [680, 660],
          [120, 660],
        ],
        paint.down([0, lighter(colour, 0.3)], [1, darker(colour, 0.1)]),
      ),
      rect(120, 656, 560, 40, darker(colour, 0.24), 8),
    ].join('');

/** A front-loading washing machine. */
export const washer =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(
        170,
        100,
        460,
        600,
        paint.across(
          [0, lighter(colour, 0.3)],
          [0.5, lighter(colour, 0.1)],
          [1, darker(colour, 0.22)],
        ),
        16,
      ),
      rect(190, 120, 420, 92, darker(colour, 0.12), 8),
      rect(206, 138, 110, 56, lighter(colour, 0.5), 8),
      circle(400, 166, 36, '#aab4be'),
      stroke('M400 166v-24', '#2b313b', 7),
      rect(470, 142, 116, 48, '#1c2229', 6),
      rect(486, 156, 50, 18, '#79d8ef', 3),
      circle(400, 450, 172, '#8f99a4'),
      circle(400, 446, 164, paint.down([0, '#eef1f4'], [1, '#9aa4ae'])),
      circle(400, 450, 124, '#1c2530'),
      path('M292 480c50-30 90 20 140-4s60-10 88 4a122 122 0 0 1-228 0z', '#6fb2d8'),
      path(
        'M320 430c30-50 90-60 130-30',
        'none',
        ' stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity=".5"',
      ),
      rect(556, 420, 22, 64, '#6d7783', 8),
      rect(520, 640, 80, 34, darker(colour, 0.1), 6),
      rect(190, 698, 40, 14, '#20262e'),
      rect(570, 698, 40, 14, '#20262e'),
    ].join('');
