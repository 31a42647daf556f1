/** Query parameters and form fields of a position, in degrees. */
export const LATITUDE_PARAMETER = 'lat';
export const LONGITUDE_PARAMETER = 'lon';

/**
 * A coordinate as sent by the browser: two decimals, about a kilometre. That finds the same stores
 * without revealing the shopper's home.
 */
export const printDegrees = (degrees: number): string => degrees.toFixed(2);
