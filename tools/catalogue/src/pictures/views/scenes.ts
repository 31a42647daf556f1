import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Paint } from '../kit/scene.ts';
import { circle, ellipse, numeral, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

/** What a scene shows: the product itself, its colour, and a fill of its material. */
export type Stage = {
  readonly paint: Paint;
  readonly tint: Colour;
  /** The product's material; a wall of four metres is 800 units wide at `scale` 1. */
  readonly surface: (scale: number) => string;
  /** The product's drawing in a square of the given side, at its upper left corner. */
  readonly product: (x: number, y: number, side: number) => string;
  /** The same standing on the ground at y, its middle at x. */
  readonly standing: (x: number, y: number, side: number) => string;
  /** The same, but on the wall above if it is a thing that hangs. */
  readonly shown: (x: number, y: number, side: number) => string;
};
type Scene = (stage: Stage) => string;

const WALL: Colour = '#ece7df';
const FLOOR: Colour = '#c9b08a';
const SKY: Colour = '#cfe3ee';
const LAWN: Colour = '#86ad63';
const OAK: Colour = '#c49a64';

const shadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${numeral(x)}" cy="${numeral(y)}" rx="${numeral(rx)}" ry="${numeral(rx * 0.14)}" fill="#1c2433" opacity=".2"/>`;

/** A potted plant; x is its middle, y the ground. */
const plant = (x: number, y: number, size: number): string =>
  `<g transform="translate(${numeral(x)} ${numeral(y)}) scale(${(size / 100).toFixed(2)})">${path('M-4-30C-50-60-60-110-44-140-10-120-2-80 0-30ZM0-30C4-90 30-130 54-136 60-100 40-60 4-30ZM-3-30C-24-100-10-150 6-170 26-140 22-90 3-30Z', '#4f8a57')}${path('M-30-36h60l-8 36h-44Z', '#b9694a')}</g>`;

/** A window with a view of the sky. */
const windowPane = (x: number, y: number, width: number, height: number): string =>
  rect(x - 14, y - 14, width + 28, height + 28, '#ffffff', 4) +
  rect(x, y, width, height, '#cfe4ef') +
  path(
    `M${numeral(x)} ${numeral(y + height)}v-${numeral(height * 0.3)}q${numeral(width / 3)}-${numeral(height * 0.16)} ${numeral(width)} 0v${numeral(height * 0.3)}Z`,
    '#a9c79a',
  ) +
  rect(x + width / 2 - 5, y, 10, height, '#ffffff') +
  rect(x - 24, y + height + 12, width + 48, 16, '#f3efe8', 4);

const sofa = (x: number, y: number, colour: Colour): string =>
  `<g transform="translate(${numeral(x)} ${numeral(y)})">${rect(0, 0, 300, 110, colour, 26)}${rect(-24, 44, 62, 100, darker(colour, 0.1), 24)}${rect(262, 44, 62, 100, darker(colour, 0.1), 24)}${rect(30, 76, 240, 58, lighter(colour, 0.14), 16)}${rect(0, 140, 14, 26, '#5c4630')}${rect(286, 140, 14, 26, '#5c4630')}${rect(56, 22, 76, 66, '#e3b25a', 14)}</g>`;

const cloud = (x: number, y: number): string =>
  path(
    `M${numeral(x)} ${numeral(y)}a30 30 0 0 1 54-16 36 36 0 0 1 66 10 24 24 0 0 1 4 48H${numeral(x + 4)}a22 22 0 0 1-4-42Z`,
    '#ffffff',
    ' opacity=".8"',
  );

const tree = (x: number, y: number, size: number): string =>
  `<g transform="translate(${numeral(x)} ${numeral(y)}) scale(${(size / 100).toFixed(2)})">${rect(-6, -50, 12, 50, '#7c5a3a')}${circle(0, -92, 52, '#6d9a58')}${circle(-20, -104, 30, '#7fab66')}</g>`;

const hedge = (y: number): string =>
  repeated(9, (at) =>
    circle(at * 100, y + (at % 2) * 14, 70, at % 2 === 0 ? '#5f8d55' : '#6a9a5e'),
  );

const room = (wall: string, floor: string, line = 560): string =>
  rect(0, 0, 800, line, wall) +
  rect(0, line, 800, 800 - line, floor) +
  rect(0, line - 22, 800, 22, '#f7f4ef') +
  rect(0, line, 800, 6, '#00000022');

const outdoors = (line: number): string =>
  rect(0, 0, 800, line, SKY) +
  cloud(90, 110) +
  cloud(560, 70) +
  rect(0, line, 800, 800 - line, LAWN);

/** A surface that runs away from the eye, from y to the lower edge. */
const groundPlane = (fill: string, y: number, spread = 620): string =>
  `<g transform="matrix(1 0 -.7 .5 0 ${numeral(y)})"><rect x="-${numeral(spread / 3)}" width="2000" height="${numeral((800 - y) * 2)}" fill="${fill}"/></g>`;

const worktop = (y: number): string =>
  rect(0, y, 800, 30, '#b98f5e') +
  rect(0, y + 30, 800, 8, '#8c683e') +
  repeated(
    3,
    (at) =>
      rect(6 + at * 266, y + 42, 256, 800, '#f1f2f2', 4) +
      rect(104 + at * 266, y + 66, 60, 10, '#8b949c', 5),
  );

const bench = (y: number): string =>
  rect(0, y, 800, 46, '#b48a58') +
  rect(0, y + 46, 800, 14, '#8a6840') +
  rect(60, y + 60, 70, 400, '#9c774b') +
  rect(670, y + 60, 70, 400, '#9c774b');

const pegboard = (): string =>
  rect(0, 0, 800, 800, '#d9dde0') +
  repeated(7, (row) =>
    stroke(`M40 ${String(60 + row * 60)}H780`, '#b4bbc1', 7, ' stroke-dasharray="0 60"'),
  );

/** The kinds of surroundings in which products are shown. */
export const SCENES = {
  /** A tiled wall above a worktop. */
  'tiled-wall': ({ surface }) =>
    rect(0, 0, 800, 470, surface(0.45)) +
    worktop(470) +
    path('M0 0h800v470H620L300 0z', '#ffffff', ' opacity=".08"') +
    stroke('M170 470V330c0-46 74-46 74 0v24', '#aab4bd', 16) +
    rect(150, 452, 42, 18, '#98a3ad', 4) +
    path('M470 470l-14-86h128l-14 86Z', '#c56a4c') +
    path(
      'M520 384c-8-44-30-70-54-82M520 384c4-54 26-80 54-92M520 384c-2-50-2-70 4-110',
      'none',
      ' stroke="#4f8a57" stroke-width="16" stroke-linecap="round"',
    ) +
    rect(640, 346, 20, 124, '#dfe3e6', 8) +
    rect(676, 372, 20, 98, '#c9ccd0', 8) +
    rect(0, 150, 800, 0, '#ffffff'),
  /** A floor in a room with a window. */
  'room-floor': ({ surface }) =>
    rect(0, 0, 800, 420, WALL) +
    windowPane(90, 70, 210, 220) +
    rect(0, 398, 800, 22, '#ffffff') +
    groundPlane(surface(0.6), 420) +
    path('M90 420l-40 380h360L300 420Z', '#ffffff', ' opacity=".14"') +
    shadow(560, 520, 210) +
    sofa(410, 340, '#6f8c94') +
    plant(730, 470, 150),
  /** A room with a painted wall, and the product in front. */
  'painted-room': ({ tint, standing }) =>
    room(tint, FLOOR) +
    path('M0 0h800v538H480L760 0z', '#ffffff', ' opacity=".1"') +
    rect(90, 90, 150, 190, '#ffffff', 4) +
    rect(108, 108, 114, 154, lighter(tint, 0.6)) +
    path('M108 262l50-80 30 40 34-50v90Z', darker(tint, 0.25)) +
    shadow(330, 640, 190) +
    sofa(180, 478, darker(tint, 0.36)) +
    plant(80, 640, 150) +
    shadow(650, 770, 130) +
    standing(650, 770, 310),
  /** A house whose walls show the product. */
  facade: ({ tint, surface, standing }) =>
    outdoors(600) +
    hedge(600) +
    rect(110, 260, 500, 380, tint) +
    rect(110, 260, 500, 380, surface(0.7), 0) +
    polygon(
      [
        [70, 268],
        [360, 70],
        [650, 268],
      ],
      '#7c4434',
    ) +
    polygon(
      [
        [140, 268],
        [360, 120],
        [580, 268],
      ],
      lighter(tint, 0.12),
    ) +
    windowPane(170, 330, 110, 130) +
    windowPane(430, 330, 110, 130) +
    rect(316, 440, 92, 200, '#4b5b63', 4) +
    circle(394, 546, 6, '#d8dee2') +
    rect(90, 636, 540, 18, '#b9b2a6') +
    shadow(650, 776, 120) +
    standing(650, 776, 300),
  /** A roof under a wide sky. */
  'house-roof': ({ surface, standing }) =>
    rect(0, 0, 800, 800, SKY) +
    cloud(60, 90) +
    cloud(600, 60) +
    tree(70, 700, 240) +
    tree(760, 690, 200) +
    rect(150, 470, 500, 330, '#efe6d8') +
    windowPane(240, 560, 110, 130) +
    windowPane(460, 560, 110, 130) +
    `<g transform="matrix(1 0 -.36 1 182 0)">${rect(150, 210, 500, 290, surface(0.5))}</g>` +
    polygon(
      [
        [256, 210],
        [756, 210],
        [760, 226],
        [250, 226],
      ],
      '#00000033',
    ) +
    rect(146, 492, 510, 16, '#8a949d', 6) +
    standing(670, 780, 250),
  /** A wall that is being built. */
  'building-site': ({ surface, standing }) =>
    outdoors(560) +
    rect(0, 560, 800, 240, '#cdb58d') +
    `<g>${rect(90, 250, 420, 330, surface(0.55))}${rect(90, 170, 240, 84, surface(0.55))}</g>` +
    stroke('M60 590V120M540 590V120', '#b98f5e', 14) +
    stroke('M60 170H540', '#e3b23c', 3) +
    rect(70, 578, 480, 18, '#9a9a94') +
    shadow(640, 740, 140) +
    rect(510, 716, 270, 14, '#a77f4c') +
    rect(520, 730, 40, 20, '#8a6638') +
    rect(726, 730, 40, 20, '#8a6638') +
    standing(645, 716, 310),
  /** Studs and boards of a room under conversion. */
  'dry-wall': ({ surface, standing }) =>
    rect(0, 0, 800, 590, '#e3dccf') +
    rect(0, 590, 800, 210, '#b8ada0') +
    repeated(
      5,
      (at) =>
        rect(30 + at * 130, 40, 24, 550, '#b7c1ca') + rect(36 + at * 130, 40, 4, 550, '#e6ebef'),
    ) +
    rect(20, 30, 560, 20, '#a3afb9') +
    rect(20, 572, 560, 20, '#a3afb9') +
    rect(64, 60, 220, 520, surface(0.8)) +
    rect(64, 60, 220, 520, '#ffffff', 0).replace('"#ffffff"', '"#ffffff" opacity=".05"') +
    shadow(610, 740, 170) +
    standing(600, 740, 420),
  /** A workbench before a wall of tools. */
  workbench: ({ tint, standing }) =>
    pegboard() +
    bench(590) +
    stroke('M120 90v150M104 90h32', '#7a5a3a', 18) +
    stroke('M220 90l40 150', '#8a949d', 14) +
    rect(300, 90, 160, 20, darker(tint, 0.1), 6) +
    circle(600, 150, 56, '#b7c0c8') +
    circle(600, 150, 14, '#d9dde0') +
    rect(60, 560, 330, 30, OAK) +
    rect(60, 560, 330, 6, lighter(OAK, 0.3)) +
    repeated(3, (at) => circle(110 + at * 70, 554, 7, '#6f7a85')) +
    shadow(480, 594, 150) +
    standing(470, 592, 600),
  /** A terrace between house and garden. */
  terrace: ({ surface, standing }) =>
    outdoors(360) +
    hedge(360) +
    rect(540, 60, 260, 330, '#efe4d4') +
    windowPane(610, 120, 130, 200) +
    groundPlane(surface(0.7), 390) +
    rect(0, 386, 800, 8, '#00000022') +
    plant(90, 470, 170) +
    shadow(400, 720, 220) +
    standing(410, 724, 470),
  /** A garden with a lawn and a hedge. */
  lawn: ({ tint, standing }) =>
    outdoors(380) +
    hedge(370) +
    tree(660, 400, 230) +
    rect(40, 300, 150, 110, '#b98f5e') +
    polygon(
      [
        [20, 306],
        [116, 230],
        [210, 306],
      ],
      '#7c4434',
    ) +
    stroke(
      'M60 520q40-14 80 0M560 500q40-14 80 0M640 640q40-14 80 0M90 700q40-14 80 0',
      '#6f9650',
      6,
    ) +
    circle(660, 560, 12, tint) +
    circle(700, 590, 9, '#f2e3a0') +
    circle(120, 620, 10, '#f2e3a0') +
    shadow(390, 732, 220) +
    standing(395, 736, 540),
  /** A bathroom. */
  bathroom: ({ surface, shown }) =>
    rect(0, 0, 800, 600, '#dbe6e8') +
    rect(0, 0, 800, 600, surface(0.4)) +
    rect(0, 600, 800, 200, '#b9b3aa') +
    stroke('M0 680H800M160 600l-80 200M400 600v200M640 600l80 200', '#a29c93', 4) +
    rect(40, 320, 150, 16, '#b98f5e', 4) +
    rect(62, 250, 30, 70, '#e8b8a2', 8) +
    rect(104, 268, 26, 52, '#8fb3b8', 8) +
    rect(142, 258, 22, 62, '#f2efe8', 8) +
    plant(720, 690, 170) +
    shadow(410, 706, 210) +
    shown(430, 706, 520),
  /** A kitchen between units. */
  kitchen: ({ tint, standing }) =>
    rect(0, 0, 800, 800, '#e7ebe8') +
    rect(0, 0, 800, 170, '#f6f6f4') +
    stroke('M200 0V170M400 0V170M600 0V170M0 170H800', '#cfd4d3', 5) +
    rect(0, 430, 200, 270, '#f1f2f2') +
    rect(600, 430, 200, 270, '#f1f2f2') +
    rect(-4, 410, 208, 24, '#b98f5e') +
    rect(596, 410, 208, 24, '#b98f5e') +
    rect(0, 700, 800, 100, FLOOR) +
    rect(20, 460, 160, 100, lighter(tint, 0.7), 4) +
    rect(620, 460, 160, 100, lighter(tint, 0.7), 4) +
    path('M60 410l-10-70h70l-10 70Z', '#c56a4c') +
    circle(700, 380, 30, '#d8a13f') +
    circle(740, 388, 22, '#b5493c') +
    shadow(400, 716, 210) +
    standing(400, 716, 580),
  /** A washstand before a mirror. */
  washstand: ({ surface, standing }) =>
    rect(0, 0, 800, 620, surface(0.4)) +
    rect(250, 50, 400, 330, '#f3f6f7', 14) +
    rect(266, 66, 368, 298, '#cfe0e6', 8) +
    path('M266 300L480 66h70L266 364zM560 66h40L330 364h-50z', '#ffffff', ' opacity=".4"') +
    plant(110, 610, 170) +
    rect(0, 610, 800, 34, '#f4f2ee', 4) +
    rect(0, 644, 800, 156, OAK) +
    stroke('M400 644V800', darker(OAK, 0.2), 5) +
    rect(660, 500, 60, 110, '#8fb3b8', 12) +
    rect(680, 480, 20, 24, '#f2efe8') +
    shadow(430, 612, 130) +
    standing(430, 614, 520),
  /** A door leaf close by. */
  'door-leaf': ({ paint, product }) =>
    rect(0, 0, 800, 800, '#ded8cd') +
    rect(150, 0, 650, 800, paint.across([0, '#b98a55'], [1, '#a97a46'])) +
    stroke('M150 0V800', '#7c5a34', 8) +
    rect(250, -20, 440, 250, '#00000014', 8) +
    rect(250, 600, 440, 300, '#00000014', 8) +
    product(160, 120, 560),
  /** A roof with a window in it. */
  skylight: ({ paint, product }) =>
    rect(0, 0, 800, 800, SKY) +
    cloud(70, 50) +
    cloud(560, 60) +
    `<g transform="matrix(1 0 -.2 1 130 0)">${rect(-100, 170, 900, 700, paint.pattern(90, 60, rect(0, 0, 90, 60, '#a8523d') + rect(0, 48, 90, 12, '#7c3a2b') + rect(60, 0, 26, 48, '#bb6650')))}</g>` +
    rect(0, 156, 800, 22, '#7c3a2b') +
    product(130, 190, 540),
  /** A worktop with a sink under a window. */
  sink: ({ standing }) =>
    rect(0, 0, 800, 520, '#e3ecec') +
    windowPane(120, 60, 300, 200) +
    worktop(520) +
    path('M600 520l-12-90h110l-12 90Z', '#5f8d55') +
    circle(640, 400, 40, '#6a9a5e') +
    shadow(390, 536, 230) +
    standing(390, 534, 540),
  /** A living room with the product on its wall or floor. */
  'living-room': ({ shown, tint }) =>
    room('#e9e3d8', FLOOR) +
    rect(0, 0, 800, 540, lighter(tint, 0.84)).replace('/>', ' opacity=".4"/>') +
    windowPane(60, 80, 170, 220) +
    plant(110, 640, 190) +
    shadow(450, 700, 210) +
    shown(450, 704, 520) +
    rect(640, 600, 140, 16, '#8a6840', 4) +
    rect(652, 616, 10, 90, '#6d5232') +
    rect(758, 616, 10, 90, '#6d5232') +
    path('M690 600l-8-40h56l-8 40Z', '#e8e2d6'),
  /** A hall with a doorway. */
  hall: ({ standing }) =>
    room('#dfe3df', '#b79b77') +
    rect(40, 150, 200, 410, '#f7f5f0') +
    rect(62, 172, 156, 388, '#c5cdc9') +
    circle(200, 372, 7, '#8b949c') +
    rect(610, 120, 130, 170, '#ffffff', 4) +
    rect(626, 136, 98, 138, '#9db4ba') +
    rect(0, 690, 420, 60, '#8c5a4a', 20) +
    shadow(450, 706, 190) +
    standing(450, 706, 580),
  /** A wall with the product in reach of the hand. */
  'switch-wall': ({ product }) =>
    room('#e6ded0', FLOOR, 620) +
    rect(60, 240, 150, 380, '#f7f4ee') +
    rect(80, 260, 110, 360, '#c9a97c') +
    circle(172, 440, 8, '#6f7a85') +
    rect(560, 360, 240, 260, '#8fa3a0', 16) +
    rect(540, 500, 260, 120, '#7c918e', 16) +
    rect(640, 250, 90, 110, '#f3e2b0', 30) +
    stroke('M420 0V150', '#ffffff', 10) +
    product(240, 110, 360),
  /** A room at night, lit by the product. */
  'lit-room': ({ paint, product }) =>
    rect(0, 0, 800, 800, '#37424f') +
    rect(0, 600, 800, 200, '#5b4b3c') +
    circle(400, 330, 340, paint.down([0, '#ffe9ac', 0.55], [1, '#ffe9ac', 0.06])) +
    sofa(250, 540, '#55707a') +
    plant(130, 720, 170) +
    product(220, 60, 380),
  /** A store room with shelves. */
  'store-room': ({ tint, standing }) =>
    rect(0, 0, 800, 800, '#e4e2dc') +
    rect(0, 700, 800, 100, '#b4afa6') +
    repeated(3, (at) => rect(20, 150 + at * 230, 760, 22, '#8d99a4')) +
    rect(30, 40, 22, 700, '#6f7b86') +
    rect(748, 40, 22, 700, '#6f7b86') +
    rect(80, 70, 130, 80, '#c9a26b') +
    rect(230, 90, 100, 60, lighter(tint, 0.3)) +
    rect(560, 60, 150, 90, '#b98a4f') +
    rect(80, 520, 120, 90, '#c9a26b') +
    rect(620, 500, 110, 110, '#7d95a3') +
    shadow(410, 608, 180) +
    standing(410, 610, 450),
  /** A trench with layers of soil. */
  trench: ({ product }) =>
    rect(0, 0, 800, 260, SKY) +
    cloud(90, 80) +
    rect(0, 240, 800, 40, '#7ba35a') +
    rect(0, 280, 800, 520, '#8d6a48') +
    path('M120 280h560l-80 420H200Z', '#6f5238') +
    path('M196 640h408l-16 100H212Z', '#c9bfae') +
    repeated(14, (at) =>
      circle(
        220 + ((at * 67) % 360),
        660 + ((at * 37) % 60),
        12,
        at % 2 === 0 ? '#b3a996' : '#ddd5c6',
      ),
    ) +
    repeated(10, (at) =>
      ellipse(30 + (at % 2) * 680 + ((at * 31) % 60), 340 + at * 42, 18, 9, '#7a5a3c'),
    ) +
    product(190, 270, 430),
  /** Rafters under the roof. */
  attic: ({ surface, standing }) =>
    rect(0, 0, 800, 800, '#d8c6a8') +
    polygon(
      [
        [400, 20],
        [800, 420],
        [800, 640],
        [0, 640],
        [0, 420],
      ],
      '#efe6d3',
    ) +
    polygon(
      [
        [400, 60],
        [760, 430],
        [760, 640],
        [400, 640],
      ],
      surface(0.7),
    ) +
    repeated(4, (at) =>
      polygon(
        [
          [400, 20],
          [430, 20],
          [230 + at * 190, 640],
          [190 + at * 190, 640],
        ],
        at % 2 === 0 ? '#b98a55' : '#a97c49',
      ),
    ) +
    rect(0, 640, 800, 160, '#c2a071') +
    stroke('M0 690H800M0 740H800', '#a9875a', 5) +
    shadow(220, 740, 150) +
    standing(220, 742, 400),
  /** Somebody who works. */
  worker: ({ tint, standing }) =>
    rect(0, 0, 800, 800, '#dfe6ea') +
    rect(0, 620, 800, 180, '#c3b494') +
    stroke('M560 620V120M740 620V120M560 240H740M560 430H740', '#aab4be', 14) +
    rect(540, 226, 220, 16, '#b98f5e') +
    path('M60 800c0-190 40-280 150-280s150 90 150 280Z', '#3f5b73') +
    path('M130 530l80 90 80-90 20 270H110Z', lighter(tint, 0.2)) +
    rect(180, 450, 60, 90, '#d9a07c') +
    ellipse(210, 410, 72, 84, '#e0ab88') +
    path('M130 386c0-110 160-110 160 0Z', '#edc143') +
    rect(116, 378, 190, 18, '#d9ad2f', 8) +
    shadow(540, 740, 190) +
    standing(560, 742, 520),
  /** A house in bright sun with the product at its wall. */
  'house-wall': ({ shown, tint }) =>
    outdoors(620) +
    rect(90, 0, 620, 640, '#efe6d8') +
    rect(90, 600, 620, 40, '#b9b2a6') +
    hedge(690).replaceAll('r="70"', 'r="34"') +
    rect(540, 380, 110, 220, lighter(tint, 0.4), 4) +
    plant(150, 640, 150) +
    shown(390, 690, 520),
  /** A pond of a garden: pools and water. */
  poolside: ({ standing }) =>
    outdoors(340) +
    hedge(340) +
    rect(0, 400, 800, 400, '#d9c7a4') +
    path('M60 560c120-110 560-110 680 0 60 110-60 190-340 190S0 670 60 560Z', '#5fb3cf') +
    stroke('M180 590q40-20 80 0t80 0M430 660q40-20 80 0t80 0', '#bfe3ee', 8) +
    plant(90, 500, 170) +
    shadow(430, 560, 190) +
    standing(430, 574, 500),
} as const satisfies Readonly<Record<string, Scene>>;
export type SceneKind = keyof typeof SCENES;
