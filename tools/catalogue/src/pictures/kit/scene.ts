import { type Colour, darker, lighter } from './colour.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gradients of one picture; each is defined once, with a numbered id. */
export type Paint = {
  readonly across: (...stops: readonly Stop[]) => string;
  readonly down: (...stops: readonly Stop[]) => string;
  /** Light over an upright round body: dark edge, bright streak on the left, dark right side. */
  readonly round: (colour: Colour) => string;
  /** The same for a body that lies. */
  readonly lying: (colour: Colour) => string;
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

/**
 * Wraps a drawing into a square picture on white with a soft shadow on the ground. No text: fonts
 * differ between machines.
 */
export const scene = (draw: Drawing, shadow: Shadow, width = 800, height = 800): string => {
  const definitions: string[] = [];
  const gradient = (direction: string, stops: readonly Stop[]): string => {
    const id = `p${String(definitions.length)}`;
    const inner = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${String(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${String(opacity)}"`}/>`,
      )
      .join('');
    definitions.push(`<linearGradient id="${id}" ${direction}>${inner}</linearGradient>`);
    return `url(#${id})`;
  };
  const across = (...stops: readonly Stop[]): string =>
    gradient('x1="0" y1="0" x2="1" y2="0"', stops);
  const down = (...stops: readonly Stop[]): string =>
    gradient('x1="0" y1="0" x2="0" y2="1"', stops);
  const content = draw({
    across,
    down,
    round: (colour) => across(...ROUND_STOPS(colour)),
    lying: (colour) => down(...ROUND_STOPS(colour)),
  });
  const ground =
    '<radialGradient id="ground"><stop offset="0" stop-color="#1c2433" stop-opacity=".34"/><stop offset=".62" stop-color="#1c2433" stop-opacity=".13"/><stop offset="1" stop-color="#1c2433" stop-opacity="0"/></radialGradient>';
  const frame = `viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${ground}${definitions.join('')}</defs><rect width="${String(width)}" height="${String(height)}" fill="#fff"/>${shadowOf(shadow)}${content}</svg>\n`;
};
