import { code128, type DrawingContext } from 'bwip-js/generic';

/** A dark bar: its left edge and its width, in modules. */
export type Bar = { readonly at: number; readonly width: number };

/** The bars of a barcode, and the width of all of it. */
export type BarcodeBars = { readonly width: number; readonly bars: readonly Bar[] };

/** Readers need this many light modules at both sides of Code 128. */
const QUIET_MODULES = 10;

/** A text of letters, digits and hyphens as Code 128, which the tills of stores read. */
export const barcodeBars = (text: string): BarcodeBars =>
  code128({ bcid: 'code128', text, scale: 1 }, collector());

/** Takes the bars from the encoder, which draws each of them as a vertical line. */
const collector = (): DrawingContext<BarcodeBars> => {
  const bars: Bar[] = [];
  let end = 0;
  const nothing = (): void => undefined;
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      end = width;
    },
    line: (x, _top, _x, _bottom, width) => {
      // The encoder names the middle of a bar, rounded up.
      bars.push({ at: QUIET_MODULES + Math.floor(x - width / 2), width });
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({
      width: end + 2 * QUIET_MODULES,
      bars: bars.toSorted((one, other) => one.at - other.at),
    }),
  };
};
