/** Available picture widths, narrowest first. */
export const PICTURE_WIDTHS = [80, 160, 240, 320, 400, 480, 640, 800, 1200] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Default width and height of a picture, and its quality. */
export const PLAIN_SIZE = 400;
const QUALITY = 80;

/** The URL of a square picture on a white background: 400 by 400 at quality 80 by default. */
export const pictureSrc = (address: string, width: PictureWidth = PLAIN_SIZE): string =>
  `${address}${address.includes('?') ? '&' : '?'}width=${width}&height=${width}&quality=${QUALITY}`;
