import type { Packaging } from '../../families/family.ts';
import { type Colour, darker, lighter } from '../kit/colour.ts';
import { widthOfText, written } from '../kit/glyphs.ts';
import { type Box, facePatch, isoBox, isoPoint, onFace, type Origin } from '../kit/iso.ts';
import type { Paint } from '../kit/scene.ts';
import { circle, ellipse, numeral, path, rect, repeated, stroke } from '../kit/shapes.ts';
import { brandLabel, brandMark, brandSign, type Livery, widthOfSign } from '../livery.ts';
import { figure } from './measures.ts';

export type Package = {
  readonly paint: Paint;
  readonly livery: Livery;
  /** The colour of what is inside. */
  readonly tint: Colour;
  /** A fill of the material inside. */
  readonly inside: () => string;
  readonly contents: Packaging;
  /** How many pieces a pack has, if the product says so. */
  readonly pieces: number | null;
  /** The product in a square of the given side. */
  readonly product: (x: number, y: number, side: number) => string;
  /** Whether it is a machine or a tool, which comes in a case. */
  readonly isTool: boolean;
  /** Where the drawing of the product meets the ground. */
  readonly foot: number;
};

const CARD: Colour = '#cda873';
const UNITS = { kg: 'kg', m2: 'm²', m3: 'm³', l: 'l', m: 'm' } as const;

/** What a pack says about its contents: an amount, a number of pieces, or its weight. */
const amountOf = ({ contents, pieces }: Package): string => {
  if (pieces !== null && pieces > 1) return `× ${String(pieces)}`;
  if (contents.capacity !== null)
    return `${figure(contents.capacity.amount)} ${UNITS[contents.capacity.unit]}`;
  const kilos = contents.grams / 1000;
  return kilos >= 1 ? `${figure(Math.round(kilos * 10) / 10)} kg` : `${String(contents.grams)} g`;
};

type Field = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly align: 'left' | 'middle' | 'right';
};

/** The amount, as large as its field allows. */
const amount = (pack: Package, { width, height, ...field }: Field): string => {
  const text = amountOf(pack);
  const fitting = Math.min(height, (width * 14) / widthOfText(text, 14));
  return written(text, { ...field, height: fitting, weight: 2.2 });
};

/** A drawing on an upright face: 100 units are its width. */
const printed = (box: Box, face: 'left' | 'right', content: string): string => {
  const [ox, oy] = onFace(box, face, 0, 0);
  const [ux, uy] = onFace(box, face, 1, 0);
  const [vx, vy] = onFace(box, face, 0, 1);
  const height = box.size[2];
  const unit = (from: number, to: number, over: number): string => ((to - from) / over).toFixed(3);
  const width = face === 'left' ? box.size[0] : box.size[1];
  return `<g transform="matrix(${unit(ox, ux, width)} ${unit(oy, uy, width)} ${unit(ox, vx, height)} ${unit(oy, vy, height)} ${numeral(ox)} ${numeral(oy)})">${content}</g>`;
};

const sideOf = (pack: Package, width: number, height: number, ink: string): string => {
  const { livery } = pack;
  const sign = Math.min(height * 0.2, (width * 0.8) / (widthOfSign(livery, 100) / 100));
  return (
    brandSign(livery, width * 0.08, height * 0.1, sign, ink) +
    amount(pack, {
      x: width * 0.94,
      y: height * 0.72,
      width: width * 0.4,
      height: height * 0.16,
      colour: '#4a3a22',
      align: 'right',
    })
  );
};

/** A carton with the maker's band, its mark, a window or picture of the contents. */
const carton = (pack: Package, [w, d, h]: readonly [number, number, number]): string => {
  const { livery } = pack;
  const origin: Origin = [400 + ((d - w) * 0.866) / 2, 690 - (w + d) * 0.5];
  const box: Box = { origin, at: [0, 0, 0], size: [w, d, h] };
  const front =
    rect(0, h * 0.04, w, h * 0.3, livery.body) + rect(0, h * 0.34, w, h * 0.025, livery.accent);
  const picture =
    rect(w * 0.08, h * 0.42, w * 0.4, h * 0.5, '#ffffff', 6) +
    pack.product(w * 0.09, h * 0.43, Math.min(w * 0.38, h * 0.48));
  return (
    isoBox(box, CARD) +
    facePatch(box, 'top', [0, 0.46], [1, 0.54], lighter(CARD, 0.5)) +
    printed(box, 'left', front + picture + sideOf(pack, w, h, lighter(livery.body, 0.93))) +
    printed(
      box,
      'right',
      rect(0, h * 0.04, d, h * 0.3, darker(livery.body, 0.2)) +
        brandMark(livery, d / 2 - h * 0.1, h * 0.09, h * 0.2, lighter(livery.body, 0.85)) +
        stroke(
          `M${numeral(d * 0.12)} ${numeral(h * 0.84)}h${numeral(d * 0.3)}M${numeral(d * 0.12)} ${numeral(h * 0.9)}h${numeral(d * 0.2)}`,
          darker(CARD, 0.4),
          5,
        ),
    )
  );
};

/** Bags on a pallet, one across the other. */
const palletOfBags = (pack: Package): string => {
  const { livery } = pack;
  const size = Math.max(
    0.62,
    Math.min(1, ((pack.contents.capacity?.amount ?? 25) / 25) ** (1 / 3)),
  );
  const [l, w, h] = [196 * size, 130 * size, 46 * size];
  const origin: Origin = [400, 690 - 262 - 30];
  const deck: Box = { origin, at: [-4, -4, -34], size: [l * 1.34 + 8, l * 1.34 + 8, 14] };
  const feet = [0, 1, 2].map(
    (at) =>
      facePatch(
        { ...deck, at: [deck.at[0], deck.at[1], -56], size: [deck.size[0], deck.size[1], 22] },
        'left',
        [at * 0.42, 0],
        [at * 0.42 + 0.16, 1],
        '#8a6638',
      ) +
      facePatch(
        { ...deck, at: [deck.at[0], deck.at[1], -56], size: [deck.size[0], deck.size[1], 22] },
        'right',
        [at * 0.42, 0],
        [at * 0.42 + 0.16, 1],
        '#75562f',
      ),
  );
  const isHidden = (layer: number, at: number): boolean => layer < 3 && at === 0;
  const bags = repeated(4, (layer) =>
    repeated(4, (at) => {
      if (isHidden(layer, at)) return '';
      const along = layer % 2 === 0;
      const column = at % 2;
      const row = Math.floor(at / 2);
      const box: Box = {
        origin,
        at: along
          ? [column * l * 0.67, row * w, -20 + layer * (h + 2)]
          : [row * w, column * l * 0.67, -20 + layer * (h + 2)],
        size: along ? [l * 0.66, w - 4, h] : [w - 4, l * 0.66, h],
      };
      return (
        isoBox(box, '#d9d0bf') +
        facePatch(box, 'left', [0.3, 0], [0.7, 1], livery.body) +
        facePatch(box, 'right', [0.3, 0], [0.7, 1], darker(livery.body, 0.2))
      );
    }),
  );
  return `<g transform="translate(400 470) scale(1.36) translate(-400 -470)">${feet.join('')}${isoBox(deck, '#a77f4c')}${bags}</g>`;
};

const label = (pack: Package, x: number, y: number, width: number): string =>
  rect(x - width / 2, y, width, width * 0.62, '#ffffff', 8) +
  brandLabel(pack.livery, x, y + 8, width - 16, width * 0.24) +
  written(amountOf(pack), {
    x,
    y: y + width * 0.38,
    height: width * 0.14,
    colour: '#2b333c',
    align: 'middle',
    weight: 2.2,
  });

/** A roll in a tight film with a band around it. */
const roll = (pack: Package): string => {
  const { paint, livery, tint } = pack;
  return [
    path('M250 250v380c0 40 68 72 150 72s150-32 150-72V250z', paint.round(tint)),
    path(
      'M250 250v380c0 40 68 72 150 72s150-32 150-72V250z',
      paint.across(
        [0, '#ffffff', 0.1],
        [0.25, '#ffffff', 0.5],
        [0.5, '#ffffff', 0.05],
        [1, '#ffffff', 0.2],
      ),
    ),
    path(
      'M250 330v270c0 40 68 72 150 72s150-32 150-72V330c0 40-68 72-150 72s-150-32-150-72z',
      paint.round(lighter(livery.body, 0.05)),
    ),
    ellipse(400, 250, 150, 62, lighter(tint, 0.3)),
    ellipse(400, 250, 60, 25, '#d9c6a3') + ellipse(400, 252, 42, 17, '#8d7a58'),
    label(pack, 400, 440, 210),
  ].join('');
};

/** A hard case, open behind its front. */
const toolCase = (pack: Package): string => {
  const { paint, livery } = pack;
  return [
    rect(300, 196, 200, 70, '#2b313b', 24) + rect(330, 222, 140, 44, '#ffffff', 12),
    rect(
      120,
      250,
      560,
      380,
      paint.down([0, lighter(livery.body, 0.12)], [1, darker(livery.body, 0.3)]),
      34,
    ),
    rect(120, 410, 560, 16, darker(livery.body, 0.5)),
    rect(206, 384, 60, 70, livery.accent, 10) + rect(534, 384, 60, 70, livery.accent, 10),
    repeated(6, (at) => rect(160 + at * 86, 590, 50, 18, darker(livery.body, 0.4), 6)),
    brandSign(livery, 400 - widthOfSign(livery, 70) / 2, 300, 70, lighter(livery.body, 0.94)),
    rect(170, 470, 460, 96, '#ffffffdd', 10) + pack.product(184, 472, 92),
    written(amountOf(pack), {
      x: 606,
      y: 496,
      height: 44,
      colour: '#2b333c',
      align: 'right',
      weight: 2.2,
    }),
  ].join('');
};

/** Tins on a tray, the front one with its label. */
const tins = (pack: Package): string => {
  const { paint, livery, tint } = pack;
  const tin = (x: number, y: number): string =>
    path(
      `M${numeral(x)} ${numeral(y)}v150c0 18 34 30 74 30s74-12 74-30v-150z`,
      paint.round('#e4e8eb'),
    ) +
    path(
      `M${numeral(x)} ${numeral(y + 34)}v90c0 18 34 30 74 30s74-12 74-30v-90c0 18-34 30-74 30s-74-12-74-30z`,
      paint.round(livery.body),
    ) +
    ellipse(x + 74, y, 74, 26, '#f4f6f7') +
    ellipse(x + 74, y, 60, 19, tint) +
    circle(x + 74, y + 106, 26, lighter(livery.body, 0.9)) +
    brandMark(livery, x + 56, y + 88, 36, livery.body);
  const rows = [0, 1, 2].map((row) =>
    repeated(3, (at) => tin(130 + at * 156 + row * 40, 300 + row * 84)),
  );
  return `${rows.join('')}${path('M110 560h520l60 60v70H190l-80-70z', CARD)}${path('M190 620h500v70H190z', lighter(CARD, 0.16))}${brandSign(livery, 220, 634, 40, darker(livery.body, 0.1))}${written(amountOf(pack), { x: 664, y: 638, height: 34, colour: '#4a3a22', align: 'right', weight: 2.2 })}`;
};

/** A flat pack of tiles or boards with straps, and a cut-out that shows what is inside. */
const flatPack = (pack: Package): string => {
  const { livery, inside } = pack;
  const box: Box = { origin: [330, 320], at: [0, 0, 0], size: [420, 260, 96] };
  const window = rect(24, 20, 150, 60, inside(), 4);
  return (
    `<g transform="translate(30 20)">${isoBox(box, CARD)}${facePatch(box, 'top', [0.12, 0], [0.2, 1], '#3a424c', ' opacity=".75"')}${facePatch(box, 'top', [0.78, 0], [0.86, 1], '#3a424c', ' opacity=".75"')}${facePatch(box, 'top', [0.28, 0.14], [0.7, 0.86], livery.body)}${facePatch(box, 'top', [0.28, 0.78], [0.7, 0.86], livery.accent)}` +
    `<g transform="matrix(.866 .5 -.866 .5 ${numeral(isoPoint(box.origin, 0, 0, 96)[0])} ${numeral(isoPoint(box.origin, 0, 0, 96)[1])})">${brandSign(livery, 210 - widthOfSign(livery, 40) / 2, 96, 40, lighter(livery.body, 0.94))}</g>` +
    printed(
      box,
      'left',
      rect(0, 0, 420, 96, CARD) +
        window +
        written(amountOf(pack), {
          x: 396,
          y: 28,
          height: 38,
          colour: '#4a3a22',
          align: 'right',
          weight: 2.2,
        }),
    ) +
    printed(box, 'right', brandMark(livery, 100, 20, 56, darker(livery.body, 0.1))) +
    facePatch(box, 'left', [0.12, 0], [0.2, 1], '#3a424c', ' opacity=".75"') +
    facePatch(box, 'left', [0.78, 0], [0.86, 1], '#3a424c', ' opacity=".75"') +
    '</g>'
  );
};

/** A heavy piece on a pallet. */
const pieceOnPallet = (pack: Package): string => {
  const deck: Box = { origin: [400, 440], at: [0, 0, 0], size: [300, 300, 16] };
  const feet: Box = { ...deck, at: [0, 0, -34], size: [300, 300, 34] };
  const blocks = repeated(
    3,
    (at) =>
      facePatch(feet, 'left', [at * 0.4, 0], [at * 0.4 + 0.2, 1], '#8a6638') +
      facePatch(feet, 'right', [at * 0.4, 0], [at * 0.4 + 0.2, 1], '#75562f'),
  );
  const side = 520;
  return [
    blocks,
    isoBox(deck, '#b98f5e'),
    repeated(4, (at) =>
      facePatch(deck, 'top', [0, at * 0.25 + 0.2], [1, at * 0.25 + 0.25], '#8a6638'),
    ),
    pack.product(400 - side / 2, 610 - (side * pack.foot) / 800, side),
    tag(pack, 150, 40),
  ].join('');
};

/** A paper tag on a string: the sign, the amount, and a code of bars. */
const tag = (pack: Package, x: number, y: number): string =>
  [
    rect(x - 110, y, 220, 150, '#ffffff', 12),
    `<rect x="${numeral(x - 110)}" y="${numeral(y)}" width="220" height="150" rx="12" fill="none" stroke="#d5dbe0" stroke-width="4"/>`,
    brandLabel(pack.livery, x, y + 10, 200, 54),
    amount(pack, { x, y: y + 84, width: 190, height: 30, colour: '#2b333c', align: 'middle' }),
    stroke(
      repeated(12, (at) => `M${numeral(x - 66 + at * 12)} ${numeral(y + 128)}v12`),
      '#2b333c',
      4,
    ),
  ].join('');

/** A long or flat piece as it stands in the store, held by straps, with its tag. */
const pieceWithTag = (pack: Package): string => pack.product(100, 150, 600) + tag(pack, 640, 60);

/** A blister card for small things. */
const card = (pack: Package): string =>
  [
    rect(210, 90, 380, 620, '#f4f5f5', 18),
    rect(210, 90, 380, 150, pack.livery.body, 18) + rect(210, 224, 380, 16, pack.livery.accent),
    circle(400, 128, 17, '#ffffff'),
    brandSign(
      pack.livery,
      400 - widthOfSign(pack.livery, 52) / 2,
      162,
      52,
      lighter(pack.livery.body, 0.94),
    ),
    pack.product(240, 262, 320),
    rect(234, 256, 332, 332, '#dbe7ee66', 30) +
      path('M250 300q0-34 34-34h120L270 560h-20z', '#ffffff', ' opacity=".4"'),
    written(amountOf(pack), {
      x: 400,
      y: 626,
      height: 44,
      colour: '#2b333c',
      align: 'middle',
      weight: 2.2,
    }),
  ].join('');

/** How a product leaves the store. */
export const packageOf = (pack: Package): string => {
  const { unit, grams, capacity } = pack.contents;
  if (unit === 'bag') return palletOfBags(pack);
  if (unit === 'roll') return roll(pack);
  if (unit === 'bucket') return tins(pack);
  if (unit === 'pack' && capacity?.unit === 'm2') return flatPack(pack);
  if (pack.isTool && unit === 'set' && capacity === null && grams < 9000) return toolCase(pack);
  if (unit === 'box') return carton(pack, [300, 220, 230]);
  if (grams > 15_000) return pieceOnPallet(pack);
  if (capacity?.unit === 'm' || capacity?.unit === 'm2') return pieceWithTag(pack);
  if (grams < 700) return card(pack);
  return carton(pack, grams > 6000 ? [340, 270, 330] : [290, 230, 260]);
};
