/** Decimal degrees with at most the precision of browsers. */
const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

const parseDegrees = (text: string | null | undefined, most: number): number | undefined => {
  if (!DEGREES.test(text ?? '')) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
};

/** Parses a position on earth in degrees north and east; `undefined` if either text is invalid. */
export const parsePosition = (
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): { readonly latitude: number; readonly longitude: number } | undefined => {
  const [north, east] = [parseDegrees(latitude, 90), parseDegrees(longitude, 180)];
  return north === undefined || east === undefined
    ? undefined
    : { latitude: north, longitude: east };
};
