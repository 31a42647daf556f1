import { type Colour, darker, lighter } from './colour.ts';
import { numeral } from './shapes.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gradients of one picture; each is defined once, with a numbered id. */
export type Paint = {
  readonly across: (...stops: readonly Stop[]) => string;
  readonly down: (...stops: readonly Stop[]) => string;
  /** Light over an upright round body: dark edge, bright streak on the left, dark right side. */
  readonly round: (colour: Colour) => string;
  /** The same for a body that lies. */
  readonly lying: (colour: Colour) => string;
  /** A pattern that repeats every width and height, in the units of the shape that it fills. */
  readonly pattern: (width: number, height: number, content: string, transform?: string) => string;
  /** A clip path around a shape, as an attribute. */
  readonly clip: (shape: string) => string;
};

const ROUND_STOPS = (colour: Colour): readonly Stop[] => [
  [0, darker(colour, 0.18)],
  [0.22, lighter(colour, 0.42)],
  [0.5, colour],
  [1, darker(colour, 0.34)],
];

export type Drawing = (paint: Paint) => string;

/** Position and extent of the ground shadow; none for pictures that fill their frame. */
export type Shadow = { readonly cx?: number; readonly y: number; readonly rx: number } | null;

const shadowOf = (shadow: Shadow): string =>
  shadow === null
    ? ''
    : `<ellipse cx="${String((shadow.cx ?? 400) + 14)}" cy="${String(shadow.y)}" rx="${String(shadow.rx)}" ry="${String(Math.round(shadow.rx * 0.13))}" fill="url(#ground)"/>`;

const GROUND =
  '<radialGradient id="ground"><stop offset="0" stop-color="#1c2433" stop-opacity=".34"/><stop offset=".62" stop-color="#1c2433" stop-opacity=".13"/><stop offset="1" stop-color="#1c2433" stop-opacity="0"/></radialGradient>';

/** Neighbouring lines of one colour and width become one path. */
const joinedLines = (content: string): string =>
  content.replaceAll(
    /<path d="([^"]*)"( fill="none" stroke="[^"]*" stroke-width="[^"]*")\/>(?:<path d="M[^"]*"\2\/>)+/g,
    (run: string, _first: string, look: string) =>
      `<path d="${[...run.matchAll(/d="([^"]*)"/g)].map(([, d]) => d).join('')}"${look}/>`,
  );

/**
 * Wraps a drawing into a square picture on white with a soft shadow on the ground. No text: fonts
 * differ between machines.
 */
export const scene = (draw: Drawing, shadow: Shadow, width = 800, height = 800): string => {
  const definitions = new Map<string, string>();
  /** A definition under the next free id; the same one again has the same id. */
  const named = (before: string, after: string): string => {
    const known = definitions.get(before + after);
    if (known !== undefined) return `url(#${known})`;
    const id = `p${String(definitions.size)}`;
    definitions.set(before + after, id);
    markup.push(`${before}${id}${after}`);
    return `url(#${id})`;
  };
  const markup: string[] = [];
  const gradient = (direction: string, stops: readonly Stop[]): string => {
    const inner = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${String(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${String(opacity)}"`}/>`,
      )
      .join('');
    return named('<linearGradient id="', `" ${direction}>${inner}</linearGradient>`);
  };
  const across = (...stops: readonly Stop[]): string =>
    gradient('x1="0" y1="0" x2="1" y2="0"', stops);
  const down = (...stops: readonly Stop[]): string =>
    gradient('x1="0" y1="0" x2="0" y2="1"', stops);
  const content = draw({
    pattern: (patternWidth, patternHeight, inner, transform) =>
      named(
        '<pattern id="',
        `" width="${numeral(patternWidth)}" height="${numeral(patternHeight)}" patternUnits="userSpaceOnUse"${transform === undefined ? '' : ` patternTransform="${transform}"`}>${joinedLines(inner)}</pattern>`,
      ),
    clip: (shape) => ` clip-path="${named('<clipPath id="', `">${shape}</clipPath>`)}"`,
    across,
    down,
    round: (colour) => across(...ROUND_STOPS(colour)),
    lying: (colour) => down(...ROUND_STOPS(colour)),
  });
  const ground = content.includes('url(#ground)') || shadow !== null ? GROUND : '';
  const frame = `viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} stroke-linecap="round" stroke-linejoin="round"><defs>${ground}${markup.join('')}</defs><rect width="${String(width)}" height="${String(height)}" fill="#fff"/>${shadowOf(shadow)}${joinedLines(content)}</svg>\n`;
};
