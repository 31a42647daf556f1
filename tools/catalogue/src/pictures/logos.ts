import { BRANDS } from '../brands.ts';
import type { DemoVendor } from '../markets/demo-market.ts';
import { slugOf } from '../slug.ts';
import { GLYPHS } from './kit/glyphs.ts';
import { brandLogoName, vendorLogoName } from './picture-names.ts';

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
    (word) => GLYPHS[word.charAt(0).toUpperCase()] ?? '',
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
