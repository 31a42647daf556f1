import { paperBag, plasticBag } from './drawings/bags.ts';
import { basinTap, washbasin } from './drawings/bathroom.ts';
import { brickStack, hollowBlock, roofTiles } from './drawings/blocks.ts';
import { floorBoards, standingRoll, tiledFloor } from './drawings/boards.ts';
import { paintBucket } from './drawings/buckets.ts';
import { splitUnit, stove } from './drawings/climate.ts';
import { bulb, rockerSwitch } from './drawings/electricity.ts';
import { fridge, oven } from './drawings/kitchen.ts';
import { lawnmower } from './drawings/garden.ts';
import { cartridge, screws } from './drawings/hardware.ts';
import { casement, entranceDoor } from './drawings/openings.ts';
import { deckBoards, timberPile } from './drawings/timber.ts';
import { drillDriver, hammer, paintRoller, stepLadder } from './drawings/tools.ts';
import { helmet, workBoot } from './drawings/workwear.ts';
import { type Colour, lighter } from './kit/colour.ts';
import { isoBox, type Origin } from './kit/iso.ts';
import { type Drawing, type Paint, scene } from './kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated } from './kit/shapes.ts';

/** A drawing placed on a larger picture, with its own ground shadow. */
type Placed = {
  readonly draw: Drawing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ground?: number;
};

const placed = (paint: Paint, { draw, x, y, scale, ground }: Placed): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)})">${ground === undefined ? '' : ellipse(412, ground, 260, 34, 'url(#ground)')}${draw(paint)}</g>`;

type Department = { readonly backdrop: Colour; readonly objects: readonly Placed[] };

/** Two objects of each department, in the order of the category tree. */
const DEPARTMENTS: readonly Department[] = [
  {
    backdrop: '#e9dccb',
    objects: [
      { draw: hollowBlock('#c8714e'), x: 20, y: 210, scale: 0.62, ground: 700 },
      { draw: paperBag('#cdb797', '#4f7d5b', 'slab'), x: 290, y: 130, scale: 0.72, ground: 696 },
    ],
  },
  {
    backdrop: '#d9e4ec',
    objects: [
      { draw: roofTiles('#b04a37'), x: 40, y: 60, scale: 0.7 },
      { draw: standingRoll('#eecb62', '#f3dd95'), x: 350, y: 250, scale: 0.6, ground: 702 },
    ],
  },
  {
    backdrop: '#dbe6e2',
    objects: [
      { draw: casement('#eef0f1'), x: 50, y: 90, scale: 0.58 },
      { draw: entranceDoor('#434a52'), x: 290, y: 150, scale: 0.76, ground: 718 },
    ],
  },
  {
    backdrop: '#eadfce',
    objects: [
      { draw: tiledFloor('#969ca3', 3, 3, 'stone'), x: 60, y: 10, scale: 0.74 },
      { draw: floorBoards('#c49a64', 5), x: 130, y: 250, scale: 0.74 },
    ],
  },
  {
    backdrop: '#d5e6ee',
    objects: [
      { draw: washbasin('#eef0f1'), x: 40, y: 200, scale: 0.72, ground: 690 },
      { draw: basinTap('#c0c9d2'), x: 390, y: 110, scale: 0.56 },
    ],
  },
  {
    backdrop: '#f3e7c4',
    objects: [
      { draw: rockerSwitch('#eef0f1'), x: 60, y: 260, scale: 0.56 },
      { draw: bulb(), x: 270, y: 110, scale: 0.76 },
    ],
  },
  {
    backdrop: '#e4dcea',
    objects: [
      { draw: paintRoller('#c76b48'), x: 60, y: 60, scale: 0.66 },
      { draw: paintBucket('#c76b48', '#2f7f8c'), x: 300, y: 200, scale: 0.66, ground: 702 },
    ],
  },
  {
    backdrop: '#f0e1c6',
    objects: [
      { draw: hammer('#c89b5d'), x: 20, y: 60, scale: 0.62 },
      { draw: drillDriver('#e9b22f'), x: 190, y: 200, scale: 0.74, ground: 664 },
    ],
  },
  {
    backdrop: '#d8e8cf',
    objects: [
      { draw: plasticBag('#6b4a34', '#5a9a4a'), x: 50, y: 140, scale: 0.56, ground: 690 },
      { draw: lawnmower('#5a9a4a'), x: 220, y: 190, scale: 0.7 },
    ],
  },
  {
    backdrop: '#e1e3e8',
    objects: [
      { draw: screws('#d1ab52'), x: -6, y: 130, scale: 0.74, ground: 676 },
      { draw: cartridge('#f1e6c8', '#2f6fb0'), x: 286, y: 140, scale: 0.72, ground: 698 },
    ],
  },
  {
    backdrop: '#ecdfc8',
    objects: [
      { draw: timberPile('#d9a864', 3, 3), x: 60, y: 40, scale: 0.6 },
      { draw: deckBoards('#9d6c3c', false), x: 210, y: 250, scale: 0.68 },
    ],
  },
  {
    backdrop: '#f0dccd',
    objects: [
      { draw: splitUnit('#e8ecef'), x: 60, y: 20, scale: 0.66 },
      { draw: stove('#434a52'), x: 230, y: 190, scale: 0.76, ground: 702 },
    ],
  },
  {
    backdrop: '#d6e4dd',
    objects: [
      { draw: fridge('#eef0f1'), x: 20, y: 120, scale: 0.78, ground: 716 },
      { draw: oven('#aeb4b9'), x: 330, y: 290, scale: 0.54, ground: 696 },
    ],
  },
  {
    backdrop: '#ece7d2',
    objects: [
      { draw: helmet('#edc143'), x: 30, y: 60, scale: 0.66 },
      { draw: workBoot('#7a5236'), x: 250, y: 250, scale: 0.68, ground: 636 },
    ],
  },
];

/** The picture of the department at a position of the tree, from 1. */
export const categoryPicture = (position: number): string => {
  const department = DEPARTMENTS[position - 1];
  if (department === undefined)
    throw new Error(`There is no picture for department ${String(position)}`);
  const backdrop =
    circle(400, 400, 352, department.backdrop) +
    path('M70 520a352 352 0 0 0 660 0z', lighter(department.backdrop, 0.34));
  return scene(
    (paint) => backdrop + department.objects.map((object) => placed(paint, object)).join(''),
    null,
  );
};

/** A plain parcel for products whose picture is missing. */
export const placeholderPicture = (): string => {
  const box = {
    origin: [400, 380] satisfies Origin,
    at: [0, 0, 0],
    size: [250, 250, 210],
  } as const;
  const tape =
    polygon(
      [
        [292, 366],
        [508, 242],
        [552, 268],
        [336, 392],
      ],
      '#c3cad1',
    ) +
    polygon(
      [
        [292, 366],
        [336, 392],
        [336, 460],
        [292, 436],
      ],
      '#b6bec6',
    );
  return scene(
    () =>
      `<g transform="translate(0 60)">${isoBox(box, '#d3d9df')}<g transform="translate(-22 -20)">${tape}</g></g>`,
    { y: 680, rx: 280 },
  );
};

const brickWall = (x: number, y: number, columns: number, rows: number): string =>
  repeated(rows, (row) =>
    repeated(columns, (at) =>
      rect(
        x + at * 58 - (row % 2) * 29,
        y + row * 26,
        54,
        22,
        ['#c77a5c', '#bd6d50', '#d08a6c'][(at * 5 + row * 3) % 3] ?? '#c77a5c',
        2,
      ),
    ),
  );

/**
 * The banner of the home page: a house under work and what it is built with; the left third stays
 * calm for words.
 */
export const heroPicture = (): string =>
  scene(
    (paint) => {
      const sky = rect(
        0,
        0,
        1600,
        640,
        paint.across([0, '#f4efe6'], [0.5, '#e4edf1'], [1, '#cfe0ea']),
      );
      const hills =
        path('M0 470c200-60 420-20 640-50s520-70 960-20v200H0z', '#dfe6d3') +
        path('M0 512c300-40 700-10 1600-34v122H0z', '#d3dcc2');
      const house = [
        '<clipPath id="gable"><path d="M960 500V236h420v264z"/></clipPath>',
        rect(960, 236, 420, 264, '#e8d9c4'),
        `<g clip-path="url(#gable)">${brickWall(960, 236, 9, 11)}</g>`,
        polygon(
          [
            [912, 244],
            [1170, 70],
            [1428, 244],
            [1380, 252],
            [1170, 112],
            [960, 252],
          ],
          '#8d4034',
        ),
        polygon(
          [
            [960, 250],
            [1170, 110],
            [1380, 250],
          ],
          '#f0e3cf',
        ),
        repeated(4, (at) =>
          rect(
            1046 + at * 78,
            150 + Math.abs(1.5 - at) * 36,
            16,
            100 - Math.abs(1.5 - at) * 36,
            '#c49a64',
          ),
        ),
        polygon(
          [
            [960, 250],
            [1170, 110],
            [1186, 122],
            [996, 250],
          ],
          '#c49a64',
        ),
        polygon(
          [
            [1380, 250],
            [1170, 110],
            [1154, 122],
            [1344, 250],
          ],
          '#b08650',
        ),
        rect(1152, 124, 36, 126, '#b98d57'),
        placed(paint, { draw: casement('#eef0f1'), x: 984, y: 252, scale: 0.24 }),
        placed(paint, { draw: entranceDoor('#1f6673'), x: 1172, y: 276, scale: 0.31 }),
      ].join('');
      const ground = path('M0 498h1600v142H0z', paint.down([0, '#cfc7b4'], [1, '#bdb39d']));
      const objects: readonly Placed[] = [
        { draw: stepLadder(), x: 1290, y: 196, scale: 0.45, ground: 702 },
        { draw: brickStack('#b04a37'), x: 600, y: 300, scale: 0.36, ground: 640 },
        { draw: paperBag('#cdb797', '#4f7d5b', 'slab'), x: 806, y: 292, scale: 0.38, ground: 696 },
        { draw: paintBucket('#c76b48', '#2f7f8c'), x: 1040, y: 366, scale: 0.28, ground: 702 },
        { draw: standingRoll('#eecb62', '#f3dd95'), x: 690, y: 350, scale: 0.31, ground: 702 },
        { draw: drillDriver('#e9b22f'), x: 1210, y: 392, scale: 0.27, ground: 664 },
      ];
      return sky + hills + ground + house + objects.map((object) => placed(paint, object)).join('');
    },
    null,
    1600,
    640,
  );
