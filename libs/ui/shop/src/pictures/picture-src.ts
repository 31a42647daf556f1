/** Widths in which the shop's pictures are on offer, narrowest first. */
export const PICTURE_WIDTHS = [80, 160, 240, 320, 400, 480, 640, 800, 1200] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width and height of a picture where nothing else is asked for, and its quality (SHL-21, LIM-54). */
export const PLAIN_SIZE = 400;
const QUALITY = 80;

/** The address of a square picture on a white ground: 400 by 400 at quality 80 unless another width is asked for (SHL-21). */
export const pictureSrc = (address: string, width: PictureWidth = PLAIN_SIZE): string =>
  `${address}${address.includes('?') ? '&' : '?'}width=${width}&height=${width}&quality=${QUALITY}`;
