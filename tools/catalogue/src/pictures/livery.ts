import { BRANDS, type BrandKey } from '../brands.ts';
import { type Colour, lighter } from './kit/colour.ts';
import { widthOfText, written } from './kit/glyphs.ts';
import { numeral } from './kit/shapes.ts';

/** The shapes of brand marks, on a field of 100 by 100. */
const MARKS = {
  diamond: 'M50 4 96 50 50 96 4 50ZM50 30 30 50 50 70 70 50Z',
  gear: 'M42 4h16l4 14 12 6 14-6 8 14-10 10v14l10 10-8 14-14-6-12 6-4 16H42l-4-16-12-6-14 6-8-14 10-10V42L4 32l8-14 14 6 12-6ZM50 34a16 16 0 1 0 .1 0Z',
  arrows: 'M6 84 50 8l44 76H68L50 52 32 84Z',
  shield: 'M50 4 92 18v34c0 24-18 38-42 46C26 90 8 76 8 52V18ZM50 24 28 32v20c0 12 8 20 22 26Z',
  drop: 'M50 4c24 30 34 44 34 60a34 32 0 0 1-68 0c0-16 10-30 34-60ZM34 62a16 16 0 0 0 16 16v-8a8 8 0 0 1-8-8Z',
  leaf: 'M8 92C4 40 40 6 94 8c2 54-30 88-72 76l28-38-36 46Z',
  brick: 'M4 14h58v30H4ZM68 14h28v30H68ZM4 54h28v30H4ZM38 54h58v30H38Z',
  roof: 'M50 8 98 48H80v44H58V62H42v30H20V48H2Z',
  flame:
    'M52 2c6 26 34 34 34 62a36 34 0 0 1-72 0c0-18 12-24 16-40 10 6 12 14 12 22 8-10 14-24 10-44Z',
  bolt: 'M58 2 16 58h26l-8 40 50-60H56Z',
  wave: 'M2 40c16-26 32-26 48 0s32 26 48 0v24c-16 26-32 26-48 0s-32-26-48 0Z',
  ring: 'M50 4a46 46 0 1 0 .1 0ZM50 28a22 22 0 1 1-.1 0Z',
  star: 'M50 2l14 32 34 4-26 24 8 36-30-20-30 20 8-36L2 38l34-4Z',
  tree: 'M50 2 84 46H68l22 32H58v20H42V78H10l22-32H16Z',
  hex: 'M50 2 92 26v48L50 98 8 74V26ZM50 30 32 40v20l18 10 18-10V40Z',
  window: 'M8 8h38v38H8ZM54 8h38v38H54ZM8 54h38v38H8ZM54 54h38v38H54Z',
  bars: 'M6 60h20v34H6ZM40 34h20v60H40ZM74 6h20v88H74Z',
} as const;

/** The house colours and the mark of a maker. */
export type Livery = {
  readonly name: string;
  /** The colour of its machines, bands and labels. */
  readonly body: Colour;
  /** The second colour: grips, print, stripes. */
  readonly accent: Colour;
  readonly mark: keyof typeof MARKS;
};

type House = readonly [body: Colour, accent: Colour, mark: keyof typeof MARKS];

const HOUSES: Readonly<Record<BrandKey, House>> = {
  kamborn: ['#c2453a', '#2f3a46', 'brick'],
  murvena: ['#2f6fb0', '#f2c14e', 'diamond'],
  calcedra: ['#3f8f5f', '#ece4d0', 'hex'],
  tegulor: ['#a8432f', '#2b3440', 'roof'],
  aldrovan: ['#24435f', '#d98a3d', 'arrows'],
  isolvane: ['#e0a92e', '#3a4754', 'wave'],
  termavor: ['#d2543f', '#f1e3c4', 'shield'],
  portalva: ['#5a4636', '#c9a86a', 'window'],
  fenestrel: ['#2c7a86', '#dfe9ea', 'window'],
  lamivor: ['#6f8f3f', '#3f3024', 'tree'],
  querdal: ['#7a4a2a', '#e3c48f', 'leaf'],
  ceravento: ['#b5533c', '#f0dcc4', 'wave'],
  azulvera: ['#2a5fa5', '#f4f1e6', 'star'],
  aquelmo: ['#1f6f8f', '#c6d6dc', 'drop'],
  sanivesta: ['#3aa0a8', '#25424a', 'ring'],
  tubrelan: ['#e07a2f', '#31404d', 'ring'],
  calorvex: ['#c93b2f', '#3c4248', 'flame'],
  voltarim: ['#22447a', '#f0b52e', 'bolt'],
  elektrovan: ['#3f8f4f', '#f3f0e2', 'bolt'],
  lumendra: ['#e5a323', '#4a3a5c', 'star'],
  colorvane: ['#3c4fa3', '#f28c38', 'drop'],
  pintalva: ['#2f8f83', '#f4d35e', 'wave'],
  vernissol: ['#a93562', '#f0e2d0', 'shield'],
  dravok: ['#1f6f64', '#d8402f', 'hex'],
  ferrogan: ['#d23c2a', '#2a2f36', 'gear'],
  maskelin: ['#efb321', '#22262c', 'arrows'],
  verdanor: ['#3c8a3f', '#f0d34a', 'leaf'],
  hortevia: ['#6d4b91', '#9ccb5a', 'tree'],
  fixandor: ['#c8352b', '#e9e9e4', 'gear'],
  boltrane: ['#27496d', '#e39a2d', 'hex'],
  mastivex: ['#e2732c', '#263f5c', 'drop'],
  belvorna: ['#37474f', '#b98a3c', 'bars'],
  frigalto: ['#2e86ab', '#dff0f5', 'diamond'],
  kuchnadel: ['#8c5a3c', '#e7d8bd', 'bars'],
  ventamur: ['#4e7fa6', '#e5edf2', 'wave'],
  pyralto: ['#b5442c', '#31302f', 'flame'],
  hydrobarra: ['#1d4e89', '#6fb7d6', 'shield'],
  aquabrel: ['#1f9bb5', '#f2b632', 'drop'],
  lesnovar: ['#4a7a3a', '#d8b47a', 'tree'],
  pinhaldo: ['#8a6a2f', '#3f5f3a', 'tree'],
  roblemar: ['#6b3f2a', '#d9c39a', 'leaf'],
  cortinelle: ['#7a5aa0', '#efe3f2', 'bars'],
  escalvia: ['#e08a1e', '#3d4650', 'bars'],
  protegamo: ['#f08c1a', '#33373c', 'shield'],
  stopard: ['#2f4858', '#f2c230', 'star'],
  serralva: ['#4a4f57', '#c9a24a', 'diamond'],
  klebanto: ['#d6222f', '#f6c445', 'ring'],
  tapisval: ['#8a3f5c', '#e6cbb0', 'diamond'],
};

export const liveryOf = (brand: BrandKey): Livery => {
  const [body, accent, mark] = HOUSES[brand];
  return { name: BRANDS[brand].name.toUpperCase(), body, accent, mark };
};

/** A livery of no maker, for drawings that all makers share. */
export const NO_LIVERY: Livery = { name: '', body: '#9fb0bd', accent: '#6f808d', mark: 'ring' };

/** A maker's mark in a square of the given size. */
export const brandMark = (
  { mark }: Livery,
  x: number,
  y: number,
  size: number,
  fill: string,
): string =>
  `<path transform="translate(${numeral(x)} ${numeral(y)}) scale(${(size / 100).toFixed(2)})" d="${MARKS[mark]}" fill="${fill}" fill-rule="evenodd"/>`;

/** The mark beside the name; x is the left side, y the top. */
export const brandSign = (
  livery: Livery,
  x: number,
  y: number,
  height: number,
  ink?: string,
): string =>
  livery.name === ''
    ? ''
    : brandMark(livery, x, y, height, ink ?? livery.body) +
      written(livery.name, {
        x: x + height * 1.25,
        y: y + height * 0.2,
        height: height * 0.6,
        colour: ink ?? '#39434e',
        weight: 2.4,
      });

/** The width of a brand sign. */
export const widthOfSign = (livery: Livery, height: number): number =>
  height * 1.25 + widthOfText(livery.name, height * 0.6);

/** A printed label: the livery's field with the sign in white, centred at x. */
export const brandLabel = (
  livery: Livery,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const full = widthOfSign(livery, height * 0.5);
  const sign = Math.min(height * 0.5, (height * 0.5 * width * 0.84) / Math.max(1, full));
  return (
    `<rect x="${numeral(x - width / 2)}" y="${numeral(y)}" width="${numeral(width)}" height="${numeral(height)}" rx="6" fill="${livery.body}"/>` +
    `<rect x="${numeral(x - width / 2)}" y="${numeral(y + height)}" width="${numeral(width)}" height="${numeral(height * 0.14)}" fill="${livery.accent}"/>` +
    brandSign(
      livery,
      x - widthOfSign(livery, sign) / 2,
      y + (height - sign) / 2,
      sign,
      lighter(livery.body, 0.94),
    )
  );
};
