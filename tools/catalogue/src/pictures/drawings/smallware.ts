import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const STEEL: Colour = '#b6bfc9';

/** A flat brush dipped in colour. */
export const flatBrush =
  (colour: Colour): Drawing =>
  (paint) =>
    `<g transform="rotate(24 400 400)">${[path('M372 60c0-30 56-30 56 0l14 180c4 40 40 50 60 80H298c20-30 56-40 60-80z', paint.round('#c98e55')), circle(400, 90, 13, '#ffffff'), rect(286, 316, 228, 110, paint.round(STEEL), 6), rect(286, 340, 228, 8, darker(STEEL, 0.3)), rect(286, 396, 228, 8, darker(STEEL, 0.3)), path('M290 424h220c10 90 4 150-20 210-60 30-120 30-180 0-24-60-30-120-20-210z', paint.round('#e4cf9f')), path('M284 540c70-20 160-20 232 0-4 40-14 70-26 96-60 30-120 30-180 0-12-26-22-56-26-96z', paint.round(colour)), repeated(9, (at) => stroke(`M${String(308 + at * 23)} 440v150`, darker('#e4cf9f', 0.2), 3, ' opacity=".6"'))].join('')}</g>`;

/** A roll of paper tape. */
export const paperTape =
  (tape: Colour): Drawing =>
  (paint) =>
    [
      circle(420, 420, 240, darker(tape, 0.4)),
      circle(
        390,
        400,
        240,
        paint.across([0, lighter(tape, 0.3)], [0.5, tape], [1, darker(tape, 0.14)]),
      ),
      ...[214, 190, 166].map(
        (r) =>
          `<circle cx="390" cy="400" r="${String(r)}" fill="none" stroke="${darker(tape, 0.14)}" stroke-width="3"/>`,
      ),
      circle(390, 400, 138, '#d9c6a3'),
      circle(400, 406, 124, '#b99f74'),
      circle(404, 408, 116, '#ffffff'),
      path('M580 250c60-40 110-60 160-60l-8 60c-40 0-90 20-130 50z', lighter(tape, 0.2)),
    ].join('');

/** A spray can with its cap in the colour. */
export const sprayCan =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M300 300c0-40 40-60 100-60s100 20 100 60v380c0 20-40 32-100 32s-100-12-100-32z',
        paint.round('#d7dde3'),
      ),
      rect(300, 380, 200, 230, paint.round(colour)),
      circle(400, 490, 64, lighter(colour, 0.75)),
      path('M400 440c24 30 36 46 36 64a36 36 0 0 1-72 0c0-18 12-34 36-64z', colour),
      path('M330 130h140v120H330z', paint.round(colour)),
      ellipse(400, 130, 70, 20, lighter(colour, 0.3)),
      rect(316, 240, 168, 20, '#8f99a4', 8),
      rect(300, 640, 200, 16, '#9aa4ae'),
      stroke('M322 320v340', '#ffffff', 10, ' opacity=".6"'),
      repeated(18, (at) =>
        circle(
          310 - (at % 6) * 34,
          150 + (Math.floor(at / 6) - 1) * (10 + (at % 6) * 13) + (at % 2) * 7,
          5 + (at % 6) * 1.6,
          colour,
        ),
      ),
    ].join('');

/** A roll of wallpaper with a leafy pattern, some of it hanging. */
export const wallpaperRoll =
  (ground: Colour): Drawing =>
  (paint) => {
    const ink = darker(ground, 0.24);
    const leaf = (x: number, y: number): string =>
      path(
        `M${String(x)} ${String(y)}c10-30 34-40 52-30-4 24-20 40-52 30zM${String(x)} ${String(y)}c-10-30-34-40-52-30 4 24 20 40 52 30z`,
        ink,
      ) + stroke(`M${String(x)} ${String(y + 30)}v-60`, ink, 5);
    return [
      rect(
        210,
        190,
        380,
        510,
        paint.across(
          [0, darker(ground, 0.06)],
          [0.4, lighter(ground, 0.2)],
          [1, darker(ground, 0.08)],
        ),
      ),
      repeated(15, (at) =>
        leaf(
          280 + (at % 3) * 120 + (Math.floor(at / 3) % 2) * 30 - 10,
          270 + Math.floor(at / 3) * 92,
        ),
      ),
      rect(190, 110, 420, 130, paint.lying(ground), 8),
      repeated(3, (at) => leaf(290 + at * 110, 190)),
      ellipse(610, 175, 28, 65, lighter(ground, 0.5)),
      ...[50, 36, 22].map(
        (r) =>
          `<ellipse cx="610" cy="175" rx="${String(r * 0.42)}" ry="${String(r)}" fill="none" stroke="${ink}" stroke-width="4"/>`,
      ),
      ellipse(610, 175, 5, 11, '#59636f'),
      path('M210 692h380v8c-120 24-260 24-380 0z', darker(ground, 0.3)),
    ].join('');
  };

/** A squeeze bottle of glue. */
export const glueBottle =
  (label: Colour): Drawing =>
  (paint) =>
    [
      path('M370 90h60l16 110h-92z', paint.round('#d8452f')),
      rect(340, 196, 120, 40, paint.round('#d8452f'), 8),
      path(
        'M280 310c0-50 40-80 120-80s120 30 120 80v350c0 30-30 46-120 46s-120-16-120-46z',
        paint.round('#f4f1e8'),
      ),
      rect(280, 360, 240, 230, paint.round(label)),
      path('M320 540l80-110 80 110z', lighter(label, 0.7)),
      rect(384, 470, 32, 70, darker(label, 0.1)),
      stroke('M304 300v380', '#ffffff', 11, ' opacity=".7"'),
      path('M540 660c50-20 120-10 150 20-40 26-120 24-150-20z', '#f4ecd2'),
    ].join('');

/** A double cartridge with its mixing nozzle. */
export const resinCartridge =
  (label: Colour): Drawing =>
  (paint) =>
    [
      path('M388 40h24l14 200h-52z', paint.round('#e9edf0')),
      repeated(6, (at) =>
        stroke(`M${String(384 - at)} ${String(80 + at * 26)}l32 16`, '#8f99a4', 6),
      ),
      rect(350, 236, 100, 40, paint.round('#3a424d'), 8),
      ...[270, 404].map((x, at) =>
        rect(x, 270, 126, 420, paint.round(at === 0 ? label : '#4a535f'), 14),
      ),
      rect(264, 380, 272, 180, paint.round(lighter(label, 0.7))),
      path(
        'M320 470h120M320 500h80',
        'none',
        ` stroke="${label}" stroke-width="14" stroke-linecap="round"`,
      ),
      polygon(
        [
          [470, 430],
          [510, 500],
          [430, 500],
        ],
        '#e9b22f',
      ),
      rect(258, 664, 284, 34, '#c9d1d8', 8),
      rect(590, 300, 30, 390, paint.round(STEEL), 4),
      repeated(22, (at) => stroke(`M590 ${String(316 + at * 17)}l30-10`, '#7f8994', 4)),
    ].join('');

/** Loose nails. */
export const nails =
  (steel: Colour): Drawing =>
  (paint) =>
    [
      [250, 160, 24],
      [320, 130, 10],
      [420, 120, -4],
      [520, 140, -14],
      [590, 190, -26],
      [360, 210, 34],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${path('M-11 20h22l-2 420-9 40-9-40z', paint.round(steel))}${ellipse(0, 16, 36, 12, darker(steel, 0.2))}${ellipse(0, 10, 36, 12, lighter(steel, 0.4))}${stroke('M-20 10h40', darker(steel, 0.3), 3)}</g>`,
      )
      .join('');

/** A perforated angle bracket. */
export const bracket =
  (steel: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [200, 150],
          [330, 110],
          [330, 500],
          [200, 560],
        ],
        paint.down([0, lighter(steel, 0.4)], [1, steel]),
      ),
      polygon(
        [
          [200, 560],
          [330, 500],
          [680, 590],
          [560, 680],
        ],
        paint.across([0, lighter(steel, 0.15)], [1, darker(steel, 0.24)]),
      ),
      polygon(
        [
          [200, 560],
          [560, 680],
          [560, 696],
          [200, 578],
        ],
        darker(steel, 0.45),
      ),
      ...[
        [264, 190],
        [264, 280],
        [264, 370],
        [300, 240],
        [232, 330],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 15, 18, '#39424d')),
      ...[
        [350, 566],
        [440, 590],
        [530, 620],
        [440, 630],
        [590, 606],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 20, 11, '#39424d')),
      polygon(
        [
          [258, 440],
          [272, 436],
          [360, 526],
          [318, 540],
        ],
        lighter(steel, 0.5),
      ),
    ].join('');

/** A butt hinge opened flat. */
export const hinge =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      rect(
        120,
        160,
        250,
        480,
        paint.across([0, lighter(metal, 0.3)], [1, darker(metal, 0.06)]),
        22,
      ),
      rect(
        430,
        160,
        250,
        480,
        paint.across([0, darker(metal, 0.06)], [1, lighter(metal, 0.3)]),
        22,
      ),
      repeated(5, (at) =>
        rect(
          360,
          160 + at * 96,
          80,
          94,
          paint.round(at % 2 === 0 ? metal : darker(metal, 0.12)),
          6,
        ),
      ),
      rect(372, 130, 56, 34, paint.round(metal), 14),
      rect(372, 636, 56, 34, paint.round(metal), 14),
      ...[
        [200, 240],
        [280, 400],
        [200, 560],
        [600, 240],
        [520, 400],
        [600, 560],
      ].map(([x = 0, y = 0]) => circle(x, y, 30, darker(metal, 0.3)) + circle(x, y, 20, '#20262e')),
    ].join('');

/** A swivel castor. */
export const castor =
  (tyre: Colour): Drawing =>
  (paint) =>
    [
      rect(200, 120, 400, 50, paint.lying(STEEL), 10),
      ...[240, 560].map((x) => ellipse(x, 136, 24, 8, '#39424d')),
      rect(330, 168, 140, 46, paint.lying('#8f99a4'), 14),
      path(
        'M310 210h180c30 0 60 30 60 70l20 180h-60l-20-130H360l-20 130h-60l10-180c4-40 0-70 20-70z',
        paint.round(STEEL),
      ),
      circle(420, 490, 190, tyre),
      circle(420, 490, 146, paint.round('#dfe4e9')),
      circle(420, 490, 60, '#8f99a4'),
      circle(420, 490, 26, '#3a424d'),
      path('M520 300l120-40c20-6 30 14 14 26l-90 60z', '#d8452f'),
    ].join('');

/** A padlock with its keys. */
export const padlock =
  (body: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M290 380V260c0-80 40-130 110-130s110 50 110 130v120h-50V266c0-54-20-84-60-84s-60 30-60 84v114z',
        paint.round('#c3cbd3'),
      ),
      rect(220, 360, 360, 300, paint.round(body), 30),
      repeated(4, (at) => rect(220, 420 + at * 56, 360, 8, darker(body, 0.16))),
      circle(400, 500, 44, darker(body, 0.34)),
      rect(392, 476, 16, 70, '#20262e', 6),
      `<g transform="translate(620 560) rotate(60)">${circle(0, 0, 44, '#d3b46a')}${circle(-12, 0, 13, '#ffffff')}${path('M38-10h130l10 10-10 10h-20l-8-8-8 8-8-8-8 8H38z', '#c9a757')}</g>`,
    ].join('');

/** A letterbox with a letter in its slot. */
export const letterbox =
  (shell: Colour): Drawing =>
  (paint) =>
    [
      rect(300, 640, 26, 90, '#8f99a4'),
      rect(474, 640, 26, 90, '#8f99a4'),
      polygon(
        [
          [300, 120],
          [520, 100],
          [520, 260],
          [300, 270],
        ],
        '#fbfaf6',
      ),
      stroke('M300 120l112 80 108-100', '#c9c4b8', 4),
      path(
        'M170 280c0-40 20-60 60-60h340c40 0 60 20 60 60v340c0 20-10 30-30 30H200c-20 0-30-10-30-30z',
        paint.round(shell),
      ),
      path(
        'M150 262c10-40 40-56 80-56h340c40 0 70 16 80 56z',
        paint.down([0, lighter(shell, 0.3)], [1, darker(shell, 0.1)]),
      ),
      rect(220, 290, 360, 26, '#171c22', 6),
      rect(220, 380, 360, 220, lighter(shell, 0.08), 8),
      circle(540, 490, 17, '#c9d1d8'),
      rect(536, 484, 8, 16, '#39424d'),
      rect(280, 430, 180, 50, '#f4f6f8', 6),
    ].join('');

/** A coil of twisted rope. */
export const rope =
  (fibre: Colour): Drawing =>
  () =>
    repeated(5, (at) => {
      const [rx, y] = [250 - (at % 2) * 10, 300 + at * 62];
      const ring = (shade: string, width: number, extra = ''): string =>
        `<ellipse cx="400" cy="${String(y)}" rx="${String(rx)}" ry="92" fill="none" stroke="${shade}" stroke-width="${String(width)}"${extra}/>`;
      return (
        ring(darker(fibre, 0.4), 46) +
        ring(fibre, 38) +
        ring(darker(fibre, 0.2), 36, ' stroke-dasharray="6 17"') +
        ring(lighter(fibre, 0.5), 8, ' stroke-dasharray="14 9" opacity=".8"')
      );
    }) +
    stroke('M640 560c60 40 60 110-30 130', darker(fibre, 0.4), 44) +
    stroke('M640 560c60 40 60 110-30 130', fibre, 34) +
    rect(360, 220, 80, 420, darker(fibre, 0.14), 20) +
    repeated(10, (at) => rect(360, 232 + at * 40, 80, 20, lighter(fibre, 0.16), 10));
