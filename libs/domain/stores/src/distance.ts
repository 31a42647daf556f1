/** The maximum distance from the store for local delivery and pickup with the partner carrier. */
export const LOCAL_DELIVERY_RADIUS_KM = 50;

/** Up to this distance a store is called near: an hour's drive there and back. */
export const NEARBY_RADIUS_KM = 50;

/** Degrees: north and east are positive. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

/**
 * Kilometres between two places along the surface of a sphere (haversine formula); within 0.6 % of
 * the true distance.
 */
export const distanceKm = (from: Position, to: Position): number => {
  const north = halfChord(to.latitude - from.latitude);
  const east = halfChord(to.longitude - from.longitude);
  const share = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)));
};

/** Whether a place is within a store's radius; a place exactly at the radius is. */
export const isWithinRadius = (
  store: Position,
  place: Position,
  radiusKm: number = LOCAL_DELIVERY_RADIUS_KM,
): boolean => distanceKm(store, place) <= radiusKm;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const halfChord = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
