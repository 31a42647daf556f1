import type { CountryOutline, MapPoint, OutlineArea } from './country-outline.ts';

/** An area of the map: `path` is for SVG, in map units. */
export type DrawnArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly path: string;
};

export type DrawnMap = {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly DrawnArea[];
};

/** Space between the areas, in map units. */
const GAP = 12;
/** Areas other than the mainland share a row: no frame is wider than this part of the map. */
const WIDEST_FRAME = 0.5;

/**
 * Draws a country at this width (in map units). Degrees of longitude are shortened by the cosine of
 * the middle latitude of each area, so that shapes look as they do on a map.
 */
export const drawCountry = ({ areas }: CountryOutline, width: number): DrawnMap => {
  const [mainland, ...others] = areas;
  const main = drawArea(mainland, 0, 0, width);
  const frameWidth = Math.min(
    WIDEST_FRAME * width,
    (width - GAP * (others.length - 1)) / Math.max(1, others.length),
  );
  const frames = others.map((area, place) =>
    drawArea(area, place * (frameWidth + GAP), main.height + GAP, frameWidth),
  );
  const height = frames.reduce(
    (lowest, frame) => Math.max(lowest, frame.top + frame.height),
    main.height,
  );
  return { width, height: round(height), areas: [main, ...frames] };
};

/** The point of a place on the map; undefined when it is in none of the areas. */
export const placeOn = (
  map: DrawnMap,
  { areas }: CountryOutline,
  place: { readonly latitude: number; readonly longitude: number },
): { readonly x: number; readonly y: number } | undefined => {
  const index = areas.findIndex((area) => isWithin(area, place));
  const area = areas[index];
  const drawn = map.areas[index];
  if (area === undefined || drawn === undefined) return undefined;
  const [x, y] = project(area, drawn, [place.longitude, place.latitude]);
  return { x, y };
};

const isWithin = (
  { west, east, south, north }: OutlineArea,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const drawArea = (area: OutlineArea, left: number, top: number, width: number): DrawnArea => {
  const scale = width / ((area.east - area.west) * shortening(area));
  const place = {
    left: round(left),
    top: round(top),
    width: round(width),
    height: round((area.north - area.south) * scale),
  };
  const path = area.rings
    .map((ring) => `M${ring.map((point) => project(area, place, point).join(' ')).join('L')}Z`)
    .join('');
  return { ...place, path };
};

const shortening = ({ south, north }: OutlineArea): number =>
  Math.cos((((south + north) / 2) * Math.PI) / 180);

const project = (
  { west, east, south, north }: OutlineArea,
  { left, top, width, height }: Omit<DrawnArea, 'path'>,
  [longitude, latitude]: MapPoint,
): readonly [number, number] => [
  round(left + ((longitude - west) / (east - west)) * width),
  round(top + ((north - latitude) / (north - south)) * height),
];

const round = (value: number): number => Math.round(value * 10) / 10;
