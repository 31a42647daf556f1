/**
 * The hidden field that the browser's script fills in: minutes from UTC, width and height of the
 * screen, and its colour depth.
 */
export const DEVICE_FIELD = 'device';
