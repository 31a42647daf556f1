import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const REFLEX = '#dfe5ea';

/** A work boot from the side. */
export const workBoot =
  (leather: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M250 170h190c10 90 10 150 40 200 60 40 180 60 200 150 6 30-4 50-30 50H250c-20 0-30-10-30-30 10-130 20-260 30-370z',
        paint.across(
          [0, darker(leather, 0.16)],
          [0.3, lighter(leather, 0.2)],
          [1, darker(leather, 0.24)],
        ),
      ),
      path(
        'M590 440c50 20 86 46 92 86 4 26-6 44-30 44H520c0-60 20-110 70-130z',
        darker(leather, 0.34),
      ),
      path('M210 560h480c20 0 24 40 6 60H206c-14-16-12-50 4-60z', '#2b313b'),
      repeated(13, (at) => rect(214 + at * 37, 606, 22, 26, '#1c2128', 4)),
      rect(212, 556, 480, 14, '#d8733a'),
      path('M250 170h190l6 44H246z', darker(leather, 0.4)),
      repeated(
        6,
        (at) =>
          stroke(`M${String(404 + at * 13)} ${String(240 + at * 34)}l66-22`, '#f0c04a', 9) +
          circle(402 + at * 13, 242 + at * 34, 8, '#c9d1d8'),
      ),
      stroke(
        'M286 240c-10 90-14 180-16 290',
        lighter(leather, 0.5),
        7,
        ' opacity=".6" stroke-dasharray="16 9"',
      ),
      rect(232, 150, 30, 70, darker(leather, 0.2), 10),
    ].join('');

/** Work trousers with knee pockets. */
export const trousers =
  (cloth: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M270 110h260l44 560c2 20-8 30-30 30h-90c-16 0-24-8-26-24l-28-330-28 330c-2 16-10 24-26 24h-90c-22 0-32-10-30-30z',
        paint.across(
          [0, darker(cloth, 0.2)],
          [0.3, lighter(cloth, 0.16)],
          [0.6, cloth],
          [1, darker(cloth, 0.26)],
        ),
      ),
      rect(266, 100, 268, 44, darker(cloth, 0.3), 8),
      rect(382, 108, 36, 28, '#c3a35a', 5),
      path('M264 190h74l-16 110h-66zM536 190h-74l16 110h66z', darker(cloth, 0.28)),
      rect(266, 420, 92, 140, darker(cloth, 0.36), 10),
      rect(442, 420, 92, 140, darker(cloth, 0.36), 10),
      path('M236 300l44-8 10 90-64 10zM564 300l-44-8-10 90 64 10z', darker(cloth, 0.14)),
      stroke('M400 146v190', darker(cloth, 0.4), 5),
      stroke(
        'M276 430h72v120h-72zM452 430h72v120h-72z',
        lighter(cloth, 0.4),
        3,
        ' stroke-dasharray="9 7"',
      ),
    ].join('');

/** A jacket with a hood and reflective stripes. */
export const jacket =
  (cloth: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M310 150l-120 60c-30 16-40 40-46 80l-50 330 96 20 60-280v330h300V360l60 280 96-20-50-330c-6-40-16-64-46-80l-120-60z',
        paint.across(
          [0, darker(cloth, 0.2)],
          [0.3, lighter(cloth, 0.18)],
          [0.65, cloth],
          [1, darker(cloth, 0.26)],
        ),
      ),
      path('M310 150c0-60 40-84 90-84s90 24 90 84c-30 40-150 40-180 0z', darker(cloth, 0.2)),
      path('M340 150c0-36 26-54 60-54s60 18 60 54c-20 24-100 24-120 0z', darker(cloth, 0.5)),
      stroke('M400 176v510', '#c9d1d8', 8),
      rect(250, 470, 300, 30, REFLEX),
      rect(250, 520, 300, 12, REFLEX),
      polygon(
        [
          [116, 500],
          [206, 518],
          [198, 548],
          [110, 530],
        ],
        REFLEX,
      ),
      polygon(
        [
          [684, 500],
          [594, 518],
          [602, 548],
          [690, 530],
        ],
        REFLEX,
      ),
      rect(430, 300, 86, 66, darker(cloth, 0.26), 8),
      rect(430, 300, 86, 20, darker(cloth, 0.42), 6),
      stroke('M270 590h90M440 590h90', darker(cloth, 0.45), 9),
    ].join('');

/** A warning vest with stripes. */
export const vest =
  (cloth: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M280 100c20 90 60 130 120 130s100-40 120-130l70 30c0 110 20 150 20 200v380H190V330c0-50 20-90 20-200z',
        paint.across(
          [0, darker(cloth, 0.14)],
          [0.3, lighter(cloth, 0.25)],
          [1, darker(cloth, 0.18)],
        ),
      ),
      ...[440, 570].map(
        (y) => rect(190, y, 420, 52, '#f0d264') + rect(190, y + 8, 420, 36, REFLEX),
      ),
      ...[250, 510].map((x) => rect(x, 128, 40, 312, REFLEX)),
      rect(392, 230, 16, 480, darker(cloth, 0.3)),
      repeated(3, (at) => rect(384, 290 + at * 56, 32, 18, darker(cloth, 0.5), 4)),
    ].join('');

/** A pair of gloves with coated palms. */
export const gloves =
  (coat: Colour): Drawing =>
  (paint) => {
    const glove = (x: number, y: number, turn: number): string =>
      `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${[
        path('M-90 250v120c0 20 10 30 30 30H60c20 0 30-10 30-30V250z', paint.round('#4a525d')),
        repeated(6, (at) => rect(-84 + at * 29, 290, 12, 104, '#343c46', 4)),
        path(
          'M-92 260c-8-80-20-150-14-250 2-28 40-28 42 0l8 110V-90c0-32 44-32 46 0l6 190 6-230c2-32 46-32 48 0l0 230 16-180c4-30 46-26 44 4l-10 210c40-20 70-50 96-40 22 10 16 30 0 50-50 60-90 80-106 116z',
          paint.across(
            [0, darker(coat, 0.24)],
            [0.35, lighter(coat, 0.26)],
            [1, darker(coat, 0.3)],
          ),
        ),
        stroke('M-60 190c40 20 90 20 130-4', darker(coat, 0.34), 6),
      ].join('')}</g>`;
    return glove(270, 300, -10) + glove(540, 320, 12);
  };

/** A site helmet. */
export const helmet =
  (shell: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M160 470c-10-200 90-330 240-330s250 130 240 330z',
        paint.across(
          [0, darker(shell, 0.14)],
          [0.28, lighter(shell, 0.4)],
          [0.6, shell],
          [1, darker(shell, 0.26)],
        ),
      ),
      path(
        'M350 148c-30 90-36 200-34 322h168c2-122-4-232-34-322-30-10-70-10-100 0z',
        paint.round(lighter(shell, 0.06)),
      ),
      path(
        'M120 460c90-30 470-30 560 0 40 16 60 40 50 56-90-34-570-34-660 0-10-16 10-40 50-56z',
        paint.down([0, lighter(shell, 0.3)], [1, darker(shell, 0.22)]),
      ),
      ...[230, 262].map((x) => rect(x, 300, 16, 70, darker(shell, 0.44), 8)),
      ...[522, 554].map((x) => rect(x, 300, 16, 70, darker(shell, 0.44), 8)),
      stroke('M190 520c30 90 90 150 210 150s180-60 210-150', '#3a424d', 13),
      rect(370, 652, 60, 40, '#20262e', 10),
    ].join('');

/** Safety glasses with side arms. */
export const glasses =
  (lens: Colour): Drawing =>
  (paint) =>
    [
      stroke('M150 380c-40-60-60-110-90-120M650 380c40-60 60-110 90-120', '#d8733a', 22),
      stroke('M150 380c-36-56-50-86-70-104M650 380c36-56 50-86 70-104', '#2b313b', 12),
      ...[0, 1].map(
        (at) =>
          `<g transform="translate(${String(at * 800)} 0) scale(${at === 0 ? '1' : '-1'} 1)">${path('M140 350c60-40 180-40 246 0 10 60-20 150-80 160-90 14-160-40-166-160z', paint.down([0, lighter(lens, 0.5)], [1, darker(lens, 0.12)]), ' opacity=".9"')}${path('M170 370c40-20 100-24 140-14-40 40-80 90-90 130-40-20-54-70-50-116z', '#ffffff', ' opacity=".45"')}</g>`,
      ),
      stroke('M132 350c70-50 200-46 268-4 68-42 198-46 268 4', '#2b313b', 17),
      path(
        'M372 384c10-22 46-22 56 0-6 30-6 40 0 60h-14c-4-20-24-20-28 0h-14c6-20 6-30 0-60z',
        '#3a424d',
      ),
    ].join('');

/** Ear muffs on their band. */
export const earMuffs =
  (shell: Colour): Drawing =>
  (paint) =>
    [
      stroke('M210 430c-20-200 60-310 190-310s210 110 190 310', '#2b313b', 34),
      stroke('M226 400c-10-170 56-258 174-258s184 88 174 258', '#59636f', 12),
      ...[180, 500].map(
        (x) =>
          path(
            `M${String(x)} 460c0-60 26-90 60-90s60 30 60 90v90c0 60-26 90-60 90s-60-30-60-90z`,
            paint.round(shell),
          ) +
          path(
            `M${String(x === 180 ? x + 90 : x - 14)} 410c24-10 44 0 44 40v110c0 40-20 50-44 40z`,
            '#2b313b',
          ) +
          rect(x + 36, 450, 48, 110, darker(shell, 0.24), 20),
      ),
    ].join('');

/** A cup mask with valve and bands. */
export const mask =
  (cup: Colour): Drawing =>
  (paint) =>
    [
      stroke(
        'M200 360C120 240 180 130 400 130s280 110 200 230M210 500c-60 100 40 190 190 190s250-90 190-190',
        '#d8c14a',
        13,
      ),
      path(
        'M180 400c20-150 130-210 220-210s200 60 220 210c10 130-90 240-220 240S170 530 180 400z',
        paint.across([0, darker(cup, 0.16)], [0.3, '#ffffff'], [1, darker(cup, 0.26)]),
      ),
      stroke('M210 330c120-50 260-50 380 0M200 430c120 40 280 40 400 0', darker(cup, 0.16), 5),
      rect(346, 202, 108, 22, '#aab4be', 11),
      rect(342, 400, 116, 96, paint.down([0, '#f4f6f8'], [1, '#b9c1c9']), 18),
      repeated(4, (at) => rect(356, 414 + at * 20, 88, 8, '#7f8994', 4)),
    ].join('');

/** A full-body harness. */
export const harness =
  (strap: Colour): Drawing =>
  () =>
    [
      ...[0, 1].map(
        (at) =>
          `<g transform="translate(${String(at * 800)} 0) scale(${at === 0 ? '1' : '-1'} 1)">${[stroke('M400 170c-60-60-140-30-136 60l30 180c4 40-10 60-30 90', darker(strap, 0.3), 40), stroke('M400 170c-60-60-140-30-136 60l30 180c4 40-10 60-30 90', strap, 30), stroke('M264 500c-70 60-60 190 30 190 70 0 96-90 60-190', darker(strap, 0.3), 38), stroke('M264 500c-70 60-60 190 30 190 70 0 96-90 60-190', strap, 28)].join('')}</g>`,
      ),
      stroke('M250 494h300', '#20262e', 48),
      stroke('M250 494h300', '#3a424d', 34),
      stroke('M290 330h220', strap, 26),
      ...[
        [266, 250],
        [534, 250],
        [400, 494],
        [400, 330],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x - 30, y - 22, 60, 44, '#c3cbd3', 8) + rect(x - 16, y - 10, 32, 20, '#59636f', 4),
      ),
      `<circle cx="400" cy="150" r="34" fill="none" stroke="#aab4be" stroke-width="15"/>`,
    ].join('');

/** A first-aid case with a cross. */
export const aidCase =
  (shell: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M320 220c0-60 20-80 60-80h40c40 0 60 20 60 80h-36c0-34-8-44-28-44h-32c-20 0-28 10-28 44z',
        darker(shell, 0.4),
      ),
      rect(110, 210, 580, 440, paint.down([0, lighter(shell, 0.2)], [1, darker(shell, 0.16)]), 40),
      rect(110, 416, 580, 14, darker(shell, 0.4)),
      rect(190, 396, 60, 56, '#dfe5ea', 8),
      rect(550, 396, 60, 56, '#dfe5ea', 8),
      circle(400, 424, 120, '#ffffff'),
      rect(370, 346, 60, 156, shell, 6),
      rect(322, 394, 156, 60, shell, 6),
      ellipse(180, 250, 40, 8, lighter(shell, 0.6)),
    ].join('');
