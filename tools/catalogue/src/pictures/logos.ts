import { BRANDS } from '../brands.ts';
import type { DemoVendor } from '../markets/demo-market.ts';
import { slugOf } from '../slug.ts';
import { brandLogoName, vendorLogoName } from './picture-names.ts';

/** Capital letters as strokes on a field 10 wide and 14 high: drawings carry no fonts. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'M0 14 5 0 10 14M1.8 9H8.2',
  b: 'M1 0V14H6A4 4 0 0 0 6 7H1M1 0H5.5A3.5 3.5 0 0 1 5.5 7',
  c: 'M10 2.6A5.4 7 0 1 0 10 11.4',
  d: 'M1 0V14H4A6 7 0 0 0 4 0Z',
  e: 'M9 0H1V14H9M1 7H7.5',
  f: 'M9 0H1V14M1 7H7.5',
  g: 'M10 2.6A5.4 7 0 1 0 10 11V7.5H6',
  h: 'M1 0V14M9 0V14M1 7H9',
  i: 'M5 0V14M2 0H8M2 14H8',
  j: 'M8 0V9.5A4 4.5 0 0 1 0 10.5',
  k: 'M1 0V14M9 0 1 8M4 5.4 9.5 14',
  l: 'M1 0V14H9',
  m: 'M0 14V0L5 8 10 0V14',
  n: 'M1 14V0L9 14V0',
  o: 'M5 0A5 7 0 1 0 5 14 5 7 0 1 0 5 0Z',
  p: 'M1 14V0H6A4 4 0 0 1 6 8H1',
  q: 'M5 0A5 7 0 1 0 5 14 5 7 0 1 0 5 0ZM6 10.5 10 14.5',
  r: 'M1 14V0H6A4 3.8 0 0 1 6 7.6H1M5 7.6 9.5 14',
  s: 'M9 2.2A4.6 3.5 0 1 0 5 7 4.6 3.5 0 1 1 1 11.8',
  t: 'M0 0H10M5 0V14',
  u: 'M1 0V9A4 5 0 0 0 9 9V0',
  v: 'M0 0 5 14 10 0',
  w: 'M0 0 2.5 14 5 4 7.5 14 10 0',
  x: 'M0 0 10 14M10 0 0 14',
  y: 'M0 0 5 7 10 0M5 7V14',
  z: 'M1 0H9L1 14H9',
};

const COLOURS = [
  '#0b4f4a',
  '#8a3b12',
  '#23427a',
  '#6b2f5e',
  '#3d5a1f',
  '#7a1f2b',
  '#2d4b5e',
  '#5b4a12',
] as const;

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/**
 * A sign with the first letters of the first two words of a name, in a colour and a shape that
 * follow from the name.
 */
export const logo = (name: string): string => {
  const words = slugOf(name)
    .split('-')
    .filter((word) => /^[a-z]{3,}/.test(word));
  const letters = (words.length > 1 ? words.slice(0, 2) : words.length === 1 ? words : ['x']).map(
    (word) => LETTERS[word.charAt(0)] ?? '',
  );
  const number = numberOf(name);
  const radius = [24, 120, 400][number % 3] ?? 24;
  const scale = letters.length === 1 ? 26 : 19;
  const width = letters.length * 10 * scale + (letters.length - 1) * 5 * scale;
  const left = (800 - width) / 2;
  const top = (800 - 14 * scale) / 2;
  const drawn = letters.map(
    (path, at) =>
      `<path transform="translate(${String(left + at * 15 * scale)} ${String(top)}) scale(${String(scale)})" d="${path}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">',
    `<rect x="40" y="40" width="720" height="720" rx="${String(radius)}" fill="${COLOURS[number % COLOURS.length] ?? COLOURS[0]}"/>`,
    `<g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`,
    '</svg>',
  ].join('');
};

type Logo = readonly [file: string, svg: () => string];

export const BRAND_LOGOS: readonly Logo[] = Object.values(BRANDS).map(({ name }): Logo => [
  brandLogoName(name),
  () => logo(name),
]);

export const vendorLogos = (vendors: readonly DemoVendor[]): readonly Logo[] =>
  vendors.map(({ name, sellerIdentifier }): Logo => [
    vendorLogoName(sellerIdentifier),
    () => logo(name),
  ]);
