import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, rect, repeated, stroke } from '../kit/shapes.ts';

/** A basin tap with one lever. */
export const basinTap =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      ellipse(330, 676, 104, 26, darker(metal, 0.3)),
      ellipse(330, 668, 100, 24, lighter(metal, 0.1)),
      path(
        'M272 668c-4-120 4-220 8-310h100c4 90 12 190 8 310a58 14 0 0 1-116 0z',
        paint.round(metal),
      ),
      path(
        'M280 380c-4-84 40-108 110-104 90 4 190 30 214 92 8 22 6 40 4 62l-56 6c0-40-30-56-80-62-36-4-64 6-92 34z',
        paint.lying(metal),
      ),
      ellipse(580, 436, 30, 9, darker(metal, 0.5)),
      path(
        'M288 300c0-38 18-60 44-60s44 22 44 60c0 22-88 22-88 0z',
        paint.round(lighter(metal, 0.05)),
      ),
      path('M322 240c6-60 60-96 176-110 26-2 30 26 6 34-80 22-110 46-118 92z', paint.lying(metal)),
      stroke('M300 640c-2-90 4-170 8-230', lighter(metal, 0.8), 9, ' opacity=".75"'),
      stroke('M396 300c70 4 140 20 172 56', lighter(metal, 0.8), 8, ' opacity=".75"'),
      circle(306, 268, 7, '#d65a4a'),
      circle(352, 270, 7, '#3f7fc4'),
    ].join('');

/** A kitchen tap with a high bow. */
export const kitchenTap =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      ellipse(300, 690, 96, 22, darker(metal, 0.3)),
      ellipse(300, 682, 92, 20, lighter(metal, 0.1)),
      rect(252, 470, 96, 212, paint.round(metal), 14),
      stroke('M300 480V300c0-110 70-170 150-170s150 60 150 170v70', darker(metal, 0.32), 58),
      stroke('M296 480V300c0-108 68-164 152-164s146 56 146 164v70', metal, 44),
      stroke('M286 470V300c0-100 64-152 150-156', lighter(metal, 0.7), 12),
      rect(564, 366, 72, 62, paint.round(metal), 8),
      ellipse(600, 428, 34, 9, darker(metal, 0.55)),
      path(
        'M340 520h70c12 0 16-4 22-14l44-84c12-20 40-8 32 14l-44 112c-6 16-14 22-32 22h-92z',
        paint.lying(metal),
      ),
      circle(346, 545, 30, lighter(metal, 0.18)),
      stroke('M268 500v160', lighter(metal, 0.8), 8, ' opacity=".7"'),
    ].join('');

/** A shower column: rain head, hand shower, hose and mixer. */
export const showerColumn =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      stroke('M330 690V150c0-44 30-60 72-60h120', darker(metal, 0.28), 30),
      stroke('M326 690V150c0-40 30-56 74-56h122', metal, 20),
      stroke('M320 680V154', lighter(metal, 0.8), 5),
      rect(510, 88, 24, 62, paint.round(metal), 8),
      path(
        'M376 168c30-26 260-26 292 0 10 12 10 22 0 28H376c-10-6-10-16 0-28z',
        paint.down([0, lighter(metal, 0.5)], [1, darker(metal, 0.25)]),
      ),
      repeated(12, (at) => circle(392 + at * 24, 196, 5, darker(metal, 0.55))),
      repeated(9, (at) =>
        stroke(
          `M${String(404 + at * 29)} ${String(222 + (at % 3) * 12)}v${String(70 + (at % 2) * 40)}`,
          '#9cc6e0',
          4,
          ' stroke-dasharray="18 16" opacity=".8"',
        ),
      ),
      path('M300 330l-66-78c-30-30-60-34-76-16s-8 46 20 70l92 56z', paint.round(metal)),
      path(
        'M120 262c-8-40 40-92 86-84 20 4 24 22 8 38l-52 56c-16 16-36 10-42-10z',
        paint.down([0, lighter(metal, 0.4)], [1, darker(metal, 0.3)]),
      ),
      rect(296, 316, 74, 46, darker(metal, 0.1), 12),
      stroke('M280 356c-90 60-110 200-60 270 34 46 100 40 108-20', darker(metal, 0.14), 15),
      stroke(
        'M280 356c-90 60-110 200-60 270 34 46 100 40 108-20',
        lighter(metal, 0.5),
        9,
        ' stroke-dasharray="5 7"',
      ),
      rect(214, 584, 240, 54, paint.lying(metal), 26),
      circle(220, 611, 38, paint.round(metal)),
      circle(448, 611, 38, paint.round(metal)),
      rect(440, 560, 14, 44, lighter(metal, 0.3), 7),
    ].join('');

/**
 * A washbasin without a foot, seen from the front and above: on a wall, on a top or let into it.
 */
export const washbasin =
  (glaze: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M120 330c0 150 90 250 280 250s280-100 280-250z',
        paint.across([0, darker(glaze, 0.1)], [0.3, lighter(glaze, 0.2)], [1, darker(glaze, 0.22)]),
      ),
      path(
        'M112 318c0-30 26-46 60-46h456c34 0 60 16 60 46 0 26-20 36-46 40-90 12-394 12-484 0-26-4-46-14-46-40z',
        lighter(glaze, 0.4),
      ),
      path(
        'M112 318c0 30 20 40 46 44 90 12 394 12 484 0 26-4 46-14 46-44 0 26-20 36-46 40-90 12-394 12-484 0-26-4-46-14-46-40z',
        darker(glaze, 0.16),
      ),
      ellipse(400, 322, 220, 34, paint.down([0, darker(glaze, 0.28)], [1, darker(glaze, 0.06)])),
      ellipse(400, 336, 26, 7, '#8f9aa6'),
      rect(376, 186, 48, 92, paint.round('#c3cbd3'), 14),
      path(
        'M382 206c0-22 16-32 40-30 40 4 70 14 74 44l-34 8c-4-16-22-20-46-20z',
        paint.lying('#c3cbd3'),
      ),
      rect(366, 268, 68, 16, '#aab4be', 8),
      rect(388, 154, 92, 18, paint.lying('#d3dae1'), 9),
      stroke('M152 380c20 80 70 130 140 158', lighter(glaze, 0.9), 9, ' opacity=".6"'),
    ].join('');

/** A toilet with its cistern behind. */
export const toilet =
  (glaze: Colour): Drawing =>
  (paint) =>
    [
      path('M270 110h260c16 0 24 10 24 26v220H246V136c0-16 8-26 24-26z', paint.round(glaze)),
      rect(236, 94, 328, 36, paint.down([0, lighter(glaze, 0.5)], [1, darker(glaze, 0.1)]), 14),
      ellipse(400, 96, 34, 9, '#b5bec8'),
      path(
        'M286 560c10 60 0 100-20 140h268c-20-40-30-80-20-140z',
        paint.round(darker(glaze, 0.04)),
      ),
      path(
        'M210 390c0 140 80 200 190 200s190-60 190-200z',
        paint.across(
          [0, darker(glaze, 0.12)],
          [0.3, lighter(glaze, 0.25)],
          [1, darker(glaze, 0.24)],
        ),
      ),
      path(
        'M196 374c0-36 44-52 204-52s204 16 204 52-60 56-204 56-204-20-204-56z',
        darker(glaze, 0.14),
      ),
      path(
        'M196 366c0-36 44-52 204-52s204 16 204 52-60 56-204 56-204-20-204-56z',
        lighter(glaze, 0.5),
      ),
      path(
        'M236 366c0-24 40-34 164-34s164 10 164 34-50 36-164 36-164-12-164-36z',
        paint.down([0, darker(glaze, 0.03)], [1, lighter(glaze, 0.5)]),
      ),
      rect(316, 318, 34, 18, '#c4ccd4', 6),
      rect(450, 318, 34, 18, '#c4ccd4', 6),
      stroke('M240 450c16 60 50 100 96 116', lighter(glaze, 0.9), 9, ' opacity=".6"'),
    ].join('');

/** A panel radiator with its valve. */
export const radiator =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(112, 214, 566, 360, darker(colour, 0.3), 14),
      rect(
        104,
        206,
        566,
        360,
        paint.down([0, lighter(colour, 0.25)], [1, darker(colour, 0.06)]),
        14,
      ),
      repeated(
        17,
        (at) =>
          rect(122 + at * 32, 232, 17, 308, darker(colour, 0.1), 8) +
          rect(122 + at * 32, 232, 6, 308, lighter(colour, 0.5), 3),
      ),
      rect(96, 192, 582, 30, lighter(colour, 0.35), 8),
      repeated(24, (at) => rect(112 + at * 23.6, 200, 15, 12, darker(colour, 0.34), 5)),
      rect(660, 506, 50, 24, '#b9c1ca', 6),
      rect(704, 470, 46, 60, paint.round('#f2f4f6'), 12),
      rect(716, 530, 22, 110, paint.round('#c9a06a'), 4),
      rect(126, 566, 22, 74, paint.round('#c9a06a'), 4),
    ].join('');

/** A wall water heater. */
export const waterHeater = (): Drawing => (paint) =>
  [
    path(
      'M266 150c0-44 60-70 134-70s134 26 134 70v420c0 44-60 70-134 70s-134-26-134-70z',
      paint.round('#f0f3f6'),
    ),
    path(
      'M266 520c20 30 70 46 134 46s114-16 134-46v50c0 44-60 70-134 70s-134-26-134-70z',
      paint.round('#c9d1d9'),
    ),
    circle(400, 470, 46, '#2f3845'),
    stroke('M368 490a38 38 0 1 1 64 0', '#5fb37a', 9),
    stroke('M400 472l20-22', '#f2b84b', 7),
    circle(400, 586, 22, '#ffffff'),
    path('M408 566l-22 26h12l-6 20 22-26h-12z', '#e6a83c'),
    rect(322, 640, 20, 72, paint.round('#4d86c4'), 4),
    rect(458, 640, 20, 72, paint.round('#cc5a4c'), 4),
    rect(316, 636, 32, 18, '#b4a06a', 4),
    rect(452, 636, 32, 18, '#b4a06a', 4),
    stroke('M296 170v350', '#ffffff', 10, ' opacity=".8"'),
  ].join('');

/** A ball valve with a lever. */
export const ballValve =
  (lever: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M150 420h130v140H150c-14 0-22-10-22-26V446c0-16 8-26 22-26zM520 420h130c14 0 22 10 22 26v88c0 16-8 26-22 26H520z',
        paint.lying('#c9a552'),
      ),
      repeated(
        5,
        (at) =>
          rect(140 + at * 22, 422, 8, 136, '#8c6f30', 3) +
          rect(556 + at * 22, 422, 8, 136, '#8c6f30', 3),
      ),
      path('M262 400c60-40 216-40 276 0v180c-60 40-216 40-276 0z', paint.lying('#d4b160')),
      ellipse(330, 450, 48, 16, '#efdca4'),
      rect(372, 330, 56, 66, paint.round('#bcc5ce'), 6),
      path(
        'M340 300c0-16 14-26 34-26h250c40 0 60 12 84 34 20 20 14 42-16 40-40-4-50-18-90-18H374c-22 0-34-12-34-30z',
        paint.lying(lever),
      ),
      rect(384, 254, 32, 34, '#8f99a4', 6),
      stroke('M380 290h230', lighter(lever, 0.6), 7, ' opacity=".8"'),
      stroke('M284 420c40-20 90-26 140-24', '#f4e8c0', 8, ' opacity=".8"'),
    ].join('');
