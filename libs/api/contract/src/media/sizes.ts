/** Available widths and heights. Each pair has to be rendered once, so there are few. */
export const PICTURE_SIZES = [80, 160, 240, 320, 400, 480, 640, 800, 1200] as const;
/** The default size for image URLs without one. */
export const DEFAULT_HEIGHT = 400;
export const DEFAULT_QUALITY = 80;
