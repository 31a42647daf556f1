import type { Position } from '@materia/domain-delivery-labels';

/** Reads a coordinate from an address or form: plain degrees, no more exact than a browser tells them. */
const readDegrees = (text: string | null | undefined, most: number): number | undefined => {
  if (!/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text ?? '')) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
};

/** A position on earth from two texts; nothing when either is none. */
export const readPosition = (
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Position | undefined => {
  const [north, east] = [readDegrees(latitude, 90), readDegrees(longitude, 180)];
  return north === undefined || east === undefined
    ? undefined
    : { latitude: north, longitude: east };
};
