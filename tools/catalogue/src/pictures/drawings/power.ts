import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

/** A lead with several sockets and its plug. */
export const socketStrip =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      stroke(
        'M600 330c110-30 140 60 60 110-110 70-330 30-420 90-70 50-20 110 60 110',
        darker('#59636f', 0.2),
        24,
      ),
      stroke(
        'M600 330c110-30 140 60 60 110-110 70-330 30-420 90-70 50-20 110 60 110',
        darker(colour, 0.12),
        16,
      ),
      `<g transform="rotate(-8 350 290)">${rect(80, 210, 540, 150, paint.lying(colour), 30)}${repeated(4, (at) => circle(160 + at * 114, 284, 48, darker(colour, 0.14)) + circle(160 + at * 114, 284, 40, lighter(colour, 0.16)) + circle(144 + at * 114, 284, 8, '#20262e') + circle(176 + at * 114, 284, 8, '#20262e'))}${rect(566, 262, 34, 46, '#d8452f', 6)}</g>`,
      rect(300, 606, 110, 74, paint.lying(darker(colour, 0.05)), 20),
      rect(404, 620, 50, 13, '#c9a552', 5),
      rect(404, 652, 50, 13, '#c9a552', 5),
    ].join('');

/** Cable trunking with its cover half lifted and wires inside. */
export const trunking =
  (colour: Colour): Drawing =>
  () => {
    const origin: Origin = [190, 330];
    const tray: Box = { origin, at: [0, 0, 0], size: [500, 110, 70] };
    const lid: Box = { origin, at: [150, -30, 110], size: [350, 120, 14] };
    return `<g transform="translate(10 40)">${isoBox(tray, colour)}${facePatch(tray, 'top', [0, 0.08], [1, 0.92], darker(colour, 0.44))}${facePatch(tray, 'top', [0, 0.2], [1, 0.34], '#d8452f')}${facePatch(tray, 'top', [0, 0.42], [1, 0.56], '#3d70b2')}${facePatch(tray, 'top', [0, 0.64], [1, 0.78], '#7aa650')}${facePatch(tray, 'right', [0.1, 0], [0.9, 0.86], darker(colour, 0.5))}${isoBox(lid, lighter(colour, 0.05))}${facePatch(lid, 'top', [0.02, 0.1], [0.98, 0.16], lighter(colour, 0.5))}</g>`;
  };

/** A small cabinet with breakers behind a glass door. */
export const fuseBox =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(130, 150, 540, 520, darker(colour, 0.3), 22),
      rect(
        120,
        138,
        540,
        520,
        paint.down([0, lighter(colour, 0.4)], [1, darker(colour, 0.06)]),
        22,
      ),
      ...[230, 440].map(
        (y) =>
          rect(160, y, 460, 150, '#39424d', 8) +
          repeated(
            9,
            (at) =>
              rect(172 + at * 49, y + 14, 42, 122, at === 0 ? '#dfe6f2' : '#eceff2', 4) +
              rect(182 + at * 49, y + 52, 22, 44, at % 4 === 1 ? '#d8452f' : '#3b4450', 4),
          ),
      ),
      polygon(
        [
          [160, 210],
          [330, 210],
          [230, 610],
          [160, 610],
        ],
        '#ffffff',
        ' opacity=".22"',
      ),
      rect(376, 618, 30, 18, '#8f99a4', 5),
    ].join('');

/** A two-pole protective switch with its test button. */
export const residualSwitch = (): Drawing => (paint) =>
  [
    rect(220, 150, 360, 500, paint.across([0, '#d9dee3'], [0.3, '#f8f9fa'], [1, '#bcc4cc']), 14),
    rect(220, 280, 360, 240, paint.across([0, '#eceff2'], [0.3, '#ffffff'], [1, '#ccd3d9'])),
    ...[270, 400, 530].map(
      (x) =>
        circle(x, 206, 26, '#5d6773') +
        stroke(`M${String(x - 13)} 206h26`, '#c9d1d8', 6) +
        circle(x, 594, 26, '#5d6773') +
        stroke(`M${String(x - 13)} 594h26`, '#c9d1d8', 6),
    ),
    rect(330, 330, 70, 140, '#2b313b', 10),
    rect(338, 340, 54, 62, paint.lying('#3d70b2'), 8),
    rect(440, 340, 74, 52, '#f0c04a', 8),
    rect(440, 420, 74, 40, '#5fb37a', 6),
    rect(260, 340, 44, 120, '#c9d6e6', 6),
  ].join('');

/** A pendant with a bell-shaped shade. */
export const pendant =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(340, 60, 120, 34, paint.lying(colour), 12),
      stroke('M400 90v230', '#3a424d', 6),
      rect(372, 300, 56, 70, paint.round(darker(colour, 0.2)), 12),
      path(
        'M372 360c-90 30-200 110-220 260 120 40 376 40 496 0-20-150-130-230-220-260z',
        paint.across(
          [0, darker(colour, 0.2)],
          [0.28, lighter(colour, 0.4)],
          [0.6, colour],
          [1, darker(colour, 0.34)],
        ),
      ),
      ellipse(400, 622, 248, 42, darker(colour, 0.46)),
      ellipse(400, 628, 226, 32, '#ffeeb0'),
      circle(400, 622, 46, '#fffbe6'),
    ].join('');

/** A wall light with beams up and down. */
export const wallLamp =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(80, 60, 640, 680, '#ded6c8'),
      repeated(11, (row) =>
        repeated(6, (at) =>
          rect(
            80 + at * 118 - (row % 2) * 50,
            60 + row * 62,
            113,
            57,
            (at + row) % 3 === 0 ? '#e4dccf' : '#d8cfbf',
            3,
          ),
        ),
      ),
      polygon(
        [
          [330, 260],
          [470, 260],
          [610, 60],
          [190, 60],
        ],
        paint.down([0, '#fff0b8', 0.85], [1, '#fff6d8', 0.15]),
      ),
      polygon(
        [
          [330, 540],
          [470, 540],
          [610, 740],
          [190, 740],
        ],
        paint.down([0, '#fff6d8', 0.85], [1, '#fff0b8', 0.1]),
      ),
      rect(320, 250, 160, 300, paint.round(colour), 14),
      rect(320, 250, 160, 14, '#fff3c4', 6),
      rect(320, 536, 160, 14, '#fff3c4', 6),
    ].join('');

/** A square flat panel of light in a ceiling grid. */
export const lightPanel = (): Drawing => (paint) =>
  [
    polygon(
      [
        [60, 200],
        [740, 200],
        [800, 640],
        [0, 640],
      ],
      '#e3e6e8',
    ),
    stroke('M230 200L196 640M570 200L604 640M44 330H756M18 500H782', '#c3c9ce', 9),
    polygon(
      [
        [226, 320],
        [574, 320],
        [610, 520],
        [190, 520],
      ],
      '#aab4be',
    ),
    polygon(
      [
        [240, 330],
        [560, 330],
        [592, 508],
        [208, 508],
      ],
      paint.down([0, '#ffffff'], [1, '#fff7d9']),
    ),
    polygon(
      [
        [240, 330],
        [380, 330],
        [300, 508],
        [208, 508],
      ],
      '#ffffff',
      ' opacity=".8"',
    ),
  ].join('');

/** A reel of flexible light strip. */
export const lightStrip = (): Drawing => (paint) =>
  [
    circle(360, 380, 250, '#2b313b'),
    circle(360, 372, 244, paint.across([0, '#4a525d'], [1, '#262c35'])),
    ...[206, 176, 146].map(
      (r, ring) =>
        `<circle cx="360" cy="372" r="${String(r)}" fill="none" stroke="#f4efe0" stroke-width="22"/>` +
        repeated(26 - ring * 4, (at) =>
          circle(
            360 + Math.cos(at * (6.283 / (26 - ring * 4))) * r,
            372 + Math.sin(at * (6.283 / (26 - ring * 4))) * r,
            8,
            '#ffd257',
          ),
        ),
    ),
    circle(360, 372, 96, '#ffffff'),
    circle(360, 372, 60, '#e4e8eb'),
    path('M360 590c120 10 240-10 380 60v34c-140-60-260-50-380-60z', '#f4efe0'),
    repeated(
      9,
      (at) =>
        circle(400 + at * 38, 612 + at * at * 0.6, 10, '#ffd257') +
        circle(400 + at * 38, 612 + at * at * 0.6, 22, 'none'),
    ),
  ].join('');

/** A round ceiling detector. */
export const detector = (): Drawing => (paint) =>
  [
    ellipse(400, 330, 270, 150, '#c3cad1'),
    ellipse(400, 316, 270, 150, paint.across([0, '#e4e8eb'], [0.3, '#ffffff'], [1, '#c9d0d6'])),
    path(
      'M200 360c30 130 100 200 200 200s170-70 200-200c-60 60-340 60-400 0z',
      paint.across([0, '#d3d9de'], [0.3, '#ffffff'], [1, '#b4bcc4']),
    ),
    repeated(14, (at) =>
      rect(224 + at * 26, 396 + Math.sin((at / 13) * 3.14) * 34, 14, 34, '#59636f', 5),
    ),
    circle(400, 520, 26, '#e4e8eb'),
    circle(400, 520, 11, '#d8452f'),
    repeated(3, (at) =>
      stroke(
        `M${String(250 - at * 50)} ${String(600 + at * 20)}c40 50 260 50 ${String(300 + at * 100)} 0`,
        '#b9c4cc',
        8,
        ` opacity="${String(0.7 - at * 0.2)}"`,
      ),
    ),
  ].join('');

/** A door station with a camera and an indoor screen. */
export const videoBell =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      rect(90, 130, 200, 540, paint.round(colour), 34),
      circle(190, 230, 58, '#171c22'),
      circle(190, 230, 36, '#2f4258'),
      circle(176, 216, 11, '#9fc6e6'),
      repeated(4, (at) => rect(140, 330 + at * 24, 100, 10, darker(colour, 0.42), 5)),
      circle(190, 540, 52, '#dfe5ea'),
      circle(190, 540, 40, paint.down([0, '#79d8ef'], [1, '#3d8fb2'])),
      rect(
        340,
        220,
        390,
        340,
        paint.down([0, lighter(colour, 0.3)], [1, darker(colour, 0.12)]),
        26,
      ),
      rect(364, 244, 342, 240, '#9cc6dd', 8),
      path('M364 400h342v84H364z', '#86a66f'),
      circle(530, 340, 40, '#e8c3a0'),
      path('M456 484c0-70 30-100 74-100s74 30 74 100z', '#3f5f8f'),
      path('M488 330c0-60 84-60 84 0-20-20-64-20-84 0z', '#5a3c28'),
      ...[440, 536, 632].map((x, at) =>
        circle(x, 522, 18, at === 0 ? '#5fb37a' : at === 1 ? '#d8452f' : '#8f99a4'),
      ),
    ].join('');
