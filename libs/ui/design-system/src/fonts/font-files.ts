import latin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url';

/**
 * URLs of the shop's font files, as named by the build. Pages preload the Latin file; Polish also
 * needs the extended one.
 */
export const fontFiles = { latin, latinExtended } as const;
