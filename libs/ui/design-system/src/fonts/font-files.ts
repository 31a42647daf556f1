import latin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url';

/** Addresses of the shop's font files as the build names them. Pages preload the Latin one; Polish also needs the extended one. */
export const fontFiles = { latin, latinExtended } as const;
