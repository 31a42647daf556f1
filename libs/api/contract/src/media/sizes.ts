/** Widths and heights on offer: each pair costs a rendering once, so they are few. */
export const PICTURE_SIZES = [80, 160, 240, 320, 400, 480, 640, 800, 1200] as const;
/** What picture addresses ask for when they say nothing (LIM-54). */
export const DEFAULT_HEIGHT = 400;
export const DEFAULT_QUALITY = 80;
