import { type DrawingContext, qrcode } from 'bwip-js/generic';

type Point = readonly [x: number, y: number];

/**
 * The dark areas of a QR code as polygons, of which one inside another is light again, in units of
 * which `size` are its side and `unitsPerModule` one module.
 */
export type QrOutline = {
  readonly size: number;
  readonly unitsPerModule: number;
  readonly polygons: readonly (readonly Point[])[];
};

/** Without `fixedeclevel` the encoder chooses a higher level wherever it fits. */
const LEVEL = { eclevel: 'M', fixedeclevel: true };

/** A text as a QR code of level M, which tax authorities require. */
export const qrOutline = (text: string): QrOutline => {
  const options = { bcid: 'qrcode', text, scale: 1, ...LEVEL };
  return qrcode(options, collector());
};

const UNITS_PER_MODULE = 2;

/** Takes the outlines from the encoder. */
const collector = (): DrawingContext<QrOutline> => {
  const polygons: (readonly Point[])[] = [];
  let size = 0;
  const nothing = (): void => undefined;
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      size = width;
    },
    line: nothing,
    polygon: (points) => {
      polygons.push(points);
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ size, unitsPerModule: UNITS_PER_MODULE, polygons }),
  };
};
