import { numeral } from './shapes.ts';

/**
 * Letters, figures and signs as strokes on a field 10 wide and 14 high: fonts differ between
 * machines, so drawings carry none.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 14 5 0 10 14M1.8 9H8.2',
  B: 'M1 0V14H6A4 4 0 0 0 6 7H1M1 0H5.5A3.5 3.5 0 0 1 5.5 7',
  C: 'M10 2.6A5.4 7 0 1 0 10 11.4',
  D: 'M1 0V14H4A6 7 0 0 0 4 0Z',
  E: 'M9 0H1V14H9M1 7H7.5',
  F: 'M9 0H1V14M1 7H7.5',
  G: 'M10 2.6A5.4 7 0 1 0 10 11V7.5H6',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14M2 0H8M2 14H8',
  J: 'M8 0V9.5A4 4.5 0 0 1 0 10.5',
  K: 'M1 0V14M9 0 1 8M4 5.4 9.5 14',
  L: 'M1 0V14H9',
  M: 'M0 14V0L5 8 10 0V14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0A5 7 0 1 0 5 14 5 7 0 1 0 5 0Z',
  P: 'M1 14V0H6A4 4 0 0 1 6 8H1',
  Q: 'M5 0A5 7 0 1 0 5 14 5 7 0 1 0 5 0ZM6 10.5 10 14.5',
  R: 'M1 14V0H6A4 3.8 0 0 1 6 7.6H1M5 7.6 9.5 14',
  S: 'M9 2.2A4.6 3.5 0 1 0 5 7 4.6 3.5 0 1 1 1 11.8',
  T: 'M0 0H10M5 0V14',
  U: 'M1 0V9A4 5 0 0 0 9 9V0',
  V: 'M0 0 5 14 10 0',
  W: 'M0 0 2.5 14 5 4 7.5 14 10 0',
  X: 'M0 0 10 14M10 0 0 14',
  Y: 'M0 0 5 7 10 0M5 7V14',
  Z: 'M1 0H9L1 14H9',
  0: 'M5 0A4 7 0 1 0 5 14 4 7 0 1 0 5 0Z',
  1: 'M2 3 6 0V14',
  2: 'M1 4A4 4 0 1 1 8 6.5L1 14H9',
  3: 'M1 0H9L5 5.6A4.2 4.2 0 1 1 .8 11.5',
  4: 'M7 14V0L.5 10H9.5',
  5: 'M8.5 0H2.2L1.4 6.4A4.4 4.2 0 1 1 .8 12',
  6: 'M8 .8C3 2 1 6 1 9.6A4 4.4 0 1 0 1.4 8',
  7: 'M1 0H9L4 14',
  8: 'M5 0A3.5 3.3 0 1 0 5 6.6 3.5 3.3 0 1 0 5 0ZM5 6.6A4.2 3.7 0 1 0 5 14 4.2 3.7 0 1 0 5 6.6Z',
  9: 'M2 13.2C7 12 9 8 9 4.4A4 4.4 0 1 0 8.6 6',
  c: 'M8.6 6.4A3.8 4.2 0 1 0 8.6 12.4',
  g: 'M8.5 5.2V14.5A3.8 3.4 0 0 1 1.4 16M8.5 9.4A3.6 4.2 0 1 0 8.5 9.5',
  h: 'M1 0V14M1 8.4A3.6 3.6 0 0 1 8.4 8.4V14',
  k: 'M1 0V14M7.6 5 1 10M3.6 8.4 8 14',
  l: 'M4 0V11.4A2.6 2.6 0 0 0 7 14',
  m: 'M.6 14V5M.6 8A2.2 2.6 0 0 1 5 8V14M5 8A2.2 2.6 0 0 1 9.4 8V14',
  r: 'M2 14V5M2 8.6A3.4 3.4 0 0 1 7.4 5.4',
  a: 'M8.4 5.2V14M8.4 9.5A3.6 4.3 0 1 0 8.4 9.6',
  b: 'M1.6 0V14M1.6 9.6A3.6 4.3 0 1 1 1.6 9.7',
  d: 'M8.4 0V14M8.4 9.5A3.6 4.3 0 1 0 8.4 9.6',
  '²': 'M2.4 1.2A2.2 2 0 1 1 6.2 3L2.4 6H6.8',
  '³': 'M2.4 0H6.6L4.6 2.4A1.9 1.9 0 1 1 2.2 5',
  '×': 'M1.4 5 8.6 12M8.6 5 1.4 12',
  Ø: 'M5 0A5 7 0 1 0 5 14 5 7 0 1 0 5 0ZM.4 14 9.6 0',
  ',': 'M4.6 12.6 3.6 16',
  '.': 'M4.4 13.4h.4',
  '/': 'M1 15.5 9 -1.5',
  '(': 'M7-1Q1 7 7 15',
  ')': 'M3-1Q9 7 3 15',
  '·': 'M5 7h.1',
  ':': 'M5 5h.1M5 12h.1',
  '°': 'M4 0A1.8 1.8 0 1 0 4 3.6 1.8 1.8 0 1 0 4 0Z',
  '-': 'M2 8H8',
  '%': 'M1 14 9 0M2.2 1A1.4 1.6 0 1 0 2.2 4.2 1.4 1.6 0 1 0 2.2 1ZM7.8 9.8A1.4 1.6 0 1 0 7.8 13 1.4 1.6 0 1 0 7.8 9.8Z',
};

const NARROW = new Set([',', '.', '1', 'l', '°', 'I']);
const advance = (letter: string): number => (letter === ' ' ? 7 : NARROW.has(letter) ? 9 : 13);

/** Whether every sign of a text has a glyph. */
export const isWritable = (text: string): boolean =>
  [...text].every((letter) => letter === ' ' || GLYPHS[letter] !== undefined);

/** The width of a text of the given height. */
export const widthOfText = (text: string, height: number): number =>
  ([...text].reduce((sum, letter) => sum + advance(letter), -3) * height) / 14;

type Writing = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly align?: 'left' | 'middle' | 'right';
  readonly weight?: number;
};

/** A text as strokes; y is its top. Signs without a glyph are left out. */
export const written = (
  text: string,
  { x, y, height, colour, align = 'left', weight = 2 }: Writing,
): string => {
  const width = widthOfText(text, height);
  const left = align === 'left' ? x : align === 'middle' ? x - width / 2 : x - width;
  let at = 0;
  let d = '';
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (glyph !== undefined) d += `<path transform="translate(${numeral(at)})" d="${glyph}"/>`;
    at += advance(letter);
  }
  return `<g transform="translate(${numeral(left)} ${numeral(y)}) scale(${(height / 14).toFixed(2)})" fill="none" stroke="${colour}" stroke-width="${numeral(weight)}">${d}</g>`;
};
