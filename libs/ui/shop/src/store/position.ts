import type { Position } from '@materia/domain-stores';

/** Query parameters and form fields of a position, in degrees. */
export const LATITUDE_PARAMETER = 'lat';
export const LONGITUDE_PARAMETER = 'lon';

/**
 * Parses a coordinate from a query or form: decimal degrees, with at most the precision of
 * browsers.
 */
const readDegrees = (text: string | null | undefined, most: number): number | undefined => {
  if (!/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text ?? '')) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
};

/** Parses a position on earth; `undefined` if either text is invalid. */
export const parsePosition = (
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Position | undefined => {
  const [north, east] = [readDegrees(latitude, 90), readDegrees(longitude, 180)];
  return north === undefined || east === undefined
    ? undefined
    : { latitude: north, longitude: east };
};

/**
 * A coordinate as sent by the browser: two decimals, about a kilometre. That finds the same stores
 * without revealing the shopper's home.
 */
export const printDegrees = (degrees: number): string => degrees.toFixed(2);
