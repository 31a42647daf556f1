import type { AttributeCode } from '../../attributes.ts';
import { ATTRIBUTES } from '../../attributes.ts';
import { isWritable, widthOfText, written } from '../kit/glyphs.ts';
import { numeral, rect } from '../kit/shapes.ts';
import type { Look } from '../look.ts';

const INK = '#1f4e79';

/** A number as the four markets write it. */
export const figure = (value: number): string =>
  String(Math.round(value * 100) / 100).replace('.', ',');

const SIGNS: Readonly<Record<string, string>> = { 'm²': 'm²', 'm³/h': 'm³/h', '': '' };
const unitOf = (code: AttributeCode): string => {
  const row = ATTRIBUTES[code];
  return 'unit' in row ? (SIGNS[row.unit] ?? row.unit) : '';
};

const withUnit = (code: AttributeCode, value: number): string => {
  const unit = unitOf(code);
  if (code === 'shoe-size') return figure(value);
  return unit === '' ? `× ${figure(value)}` : `${figure(value)} ${unit}`;
};

/** An arrow with a head at each end; its figure is in a gap, or above it where it is short. */
const arrow = (length: number, text: string): string => {
  const height = 30;
  const width = widthOfText(text, height) + 24;
  const isShort = width > length * 0.8;
  const [a, b] = isShort ? [length / 2, length / 2] : [(length - width) / 2, (length + width) / 2];
  const head = Math.min(14, length / 4);
  return `<path d="M2 0H${numeral(a)}M${numeral(b)} 0H${numeral(length - 2)}M${numeral(head + 2)}-9 2 0l${numeral(head)} 9M${numeral(length - head - 2)}-9 ${numeral(length - 2)} 0l-${numeral(head)} 9M0-22V22M${numeral(length)}-22V22" fill="none" stroke="${INK}" stroke-width="4"/>${written(text, { x: length / 2, y: isShort ? -62 : -height / 2, height, colour: INK, align: 'middle', weight: 1.9 })}`;
};

export const arrowAcross = (x: number, y: number, length: number, text: string): string =>
  `<g transform="translate(${numeral(x)} ${numeral(y)})">${arrow(length, text)}</g>`;
export const arrowUp = (x: number, y: number, length: number, text: string): string =>
  `<g transform="translate(${numeral(x)} ${numeral(y)}) rotate(-90)">${arrow(length, text)}</g>`;
export const arrowAslant = (
  x: number,
  y: number,
  length: number,
  degrees: number,
  text: string,
): string =>
  `<g transform="translate(${numeral(x)} ${numeral(y)}) rotate(${numeral(degrees)})">${arrow(length, text)}</g>`;

/** Values that are not lengths, in a row of fields. */
export const chips = (texts: readonly string[], y: number): string => {
  const height = 32;
  const widths = texts.map((text) => widthOfText(text, height) + 52);
  const total = widths.reduce((sum, width) => sum + width + 20, -20);
  let x = 400 - total / 2;
  return texts
    .map((text, at) => {
      const width = widths[at] ?? 0;
      const drawn =
        rect(x, y, width, 66, '#e6eff6', 33) +
        written(text, {
          x: x + width / 2,
          y: y + 17,
          height,
          colour: INK,
          align: 'middle',
          weight: 1.9,
        });
      x += width + 20;
      return drawn;
    })
    .join('');
};

/** Which sides of a product its attributes measure. */
export const ACROSS: readonly AttributeCode[] = [
  'width',
  'length',
  'length-cm',
  'length-m',
  'cut-width',
  'bar-length',
  'diameter',
  'blade-diameter',
];
export const UP: readonly AttributeCode[] = ['height', 'working-height'];
const OTHERS: readonly AttributeCode[] = [
  'thickness',
  'weight',
  'volume',
  'volume-ml',
  'voltage',
  'battery',
  'torque',
  'power',
  'power-kw',
  'amperage',
  'lumens',
  'load',
  'tank',
  'contents',
  'pressure',
  'airflow',
  'flow',
  'resistance',
  'u-value',
  'noise',
  'section',
  'reach',
  'piece-count',
  'gangs',
  'steps',
  'teeth',
  'shoe-size',
  'place-settings',
  'battery-count',
  'centre-distance',
  'zones',
  'level-count',
  'colour-temperature',
  'compressive-strength',
  'vials',
  'lambda',
  ...ACROSS,
  ...UP,
];
/** Sizes that are written as codes. */
const CODES = [
  'clothing-size',
  'pipe-size',
  'thread',
  'cylinder-length',
  'conductors',
  'bulb-base',
  'ip-class',
] as const satisfies readonly AttributeCode[];
export const MEASURES: readonly AttributeCode[] = ['format', ...new Set(OTHERS), ...CODES];

export type Sides = {
  readonly across: string | null;
  readonly up: string | null;
  readonly deep: string | null;
  readonly rest: readonly string[];
};

const sideText = (code: AttributeCode, value: number): string =>
  `${code === 'diameter' || code === 'blade-diameter' ? 'Ø ' : ''}${withUnit(code, value)}`;

export const centimetres = (millimetres: number): string => `${figure(millimetres / 10)} cm`;

/** What the drawing with dimensions of a lying or a long product writes at which side, and at most three further values. */
export const sidesOf = (
  look: Look,
  {
    isLying,
    isLong,
    isFront,
  }: { readonly isLying: boolean; readonly isLong: boolean; readonly isFront: boolean },
): Sides => {
  const used = new Set<AttributeCode>();
  const first = (codes: readonly AttributeCode[]): string | null => {
    const code = codes.find((own) => look.has(own));
    if (code === undefined) return null;
    used.add(code);
    return sideText(code, look.number(code));
  };
  const format = look.has('format') ? look.size('format') : null;
  const [a, b, c] = format ?? [];
  const across = a === undefined ? first(isLong ? ACROSS.slice(1) : ACROSS) : centimetres(a);
  const second = b === undefined ? first(UP) : centimetres(b);
  const third = c === undefined ? null : centimetres(c);
  const isSingle = (code: AttributeCode): boolean => unitOf(code) === '' && look.number(code) === 1;
  const values = OTHERS.filter((code) => look.has(code) && !used.has(code) && !isSingle(code)).map(
    (code) => sideText(code, look.number(code)),
  );
  const words = CODES.filter((code) => look.has(code))
    .map((code) => look.word(code))
    .filter(isWritable);
  const rest = [...words, ...values].slice(0, 3);
  if (isLying) return { across, up: third, deep: second, rest };
  if (isFront) return { across, up: second, deep: third, rest };
  return { across, up: third ?? second, deep: third === null ? null : second, rest };
};
