import fallback from './fallback.svg?no-inline';

/** URL of the picture that replaces every picture which fails to load. */
export const PICTURE_FALLBACK = fallback;
