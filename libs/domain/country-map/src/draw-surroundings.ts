/** Degrees: north and east are positive. */
type Place = { readonly latitude: number; readonly longitude: number };

/**
 * A square map of what is around a place, which is in its middle, in map units. Rings are circles around the middle. Radii
 * grow with the square root of the distance, so that points nearby are told apart beside one that is far.
 */
export type DrawnSurroundings = {
  readonly size: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly rings: readonly {
    readonly km: number;
    readonly radius: number;
    /** The middle of the text that says how far away the ring is. */
    readonly label: { readonly x: number; readonly y: number };
  }[];
};

type Size = {
  /** The width and height of the map, in map units. */
  readonly size: number;
  /** The diameter of a marker, in map units: markers keep this distance from each other and half of it from the edge. */
  readonly marker: number;
  /** The space of a ring's text, in map units. */
  readonly label: { readonly width: number; readonly height: number };
};

/** A degree of latitude in kilometres. */
const KM_OF_DEGREE = 111.2;
/** The kilometres from the middle to the edge, even if all points are nearer. */
const SMALLEST_REACH_KM = 0.5;
const RING_KM = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50] as const;
/** The inner ring has at most this share of the outer one's distance, so that their texts have space. */
const INNER = 1 / 3;
const ROUNDS = 200;

/**
 * Draws points around a place, north at the top, at the scale that the farthest one needs, with two rings of round
 * distances. Where markers would cover each other, they are moved apart.
 */
export const drawSurroundings = (
  middle: Place,
  places: readonly Place[],
  { size, marker, label }: Size,
): DrawnSurroundings => {
  const half = size / 2;
  const kmEast = KM_OF_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const offsets = places.map(({ latitude, longitude }) => ({
    x: (longitude - middle.longitude) * kmEast,
    y: (middle.latitude - latitude) * KM_OF_DEGREE,
  }));
  const reach = Math.max(SMALLEST_REACH_KM, ...offsets.map(({ x, y }) => Math.hypot(x, y)));
  const scale = (half - marker) / Math.sqrt(reach);
  const outer = largestRing(reach);
  const points = spreadOut(
    offsets.map(({ x, y }) => {
      const root = Math.sqrt(Math.hypot(x, y)) || 1;
      return { x: half + (x / root) * scale, y: half + (y / root) * scale };
    }),
    { size, marker },
  );
  const rings = [largestRing(outer * INNER), outer].map((km) => ({
    km,
    radius: round(Math.sqrt(km) * scale),
  }));
  const labels = placeLabels(
    rings.map(({ radius }) => radius),
    points,
    { size, marker, label },
  );
  return {
    size,
    points: points.map(rounded),
    rings: rings.map((ring, at) => ({
      ...ring,
      label: rounded(labels[at] ?? { x: half, y: half }),
    })),
  };
};

const largestRing = (km: number): number => RING_KM.findLast((ring) => ring <= km) ?? RING_KM[0];

type Point = { readonly x: number; readonly y: number };

/** Where a ring's text may be, in degrees: at the top, else ever farther around to either side. */
const DIRECTIONS = [
  0,
  ...Array.from({ length: 18 }, (_, at) => (at + 1) * 10).flatMap((turn) => [turn, -turn]),
];

/**
 * Where the texts of rings are, from the inner to the outer one: the first place on the ring that no marker and no other text
 * covers; if there is none, the one with the most space.
 */
const placeLabels = (
  radii: readonly number[],
  markers: readonly Point[],
  { size, marker, label }: Size,
): readonly Point[] => {
  const half = size / 2;
  return radii.reduce<readonly Point[]>((placed, radius) => {
    const free = DIRECTIONS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const place = { x: half + Math.sin(angle) * radius, y: half - Math.cos(angle) * radius };
      const space = Math.min(
        ...markers.map((point) => gap(place, point, label) - marker / 2),
        ...placed.map((other) =>
          gap(place, other, { width: label.width * 2, height: label.height * 2 }),
        ),
        half - label.width / 2 - Math.abs(place.x - half),
        half - label.height / 2 - Math.abs(place.y - half),
      );
      return { place, space };
    });
    const most = Math.max(...free.map(({ space }) => space));
    const found = free.find(({ space }) => space >= Math.min(most, 1));
    return found === undefined ? placed : [...placed, found.place];
  }, []);
};

/** The distance of a point from a box around a place; 0 inside it. */
const gap = (place: Point, { x, y }: Point, { width, height }: Size['label']): number =>
  Math.hypot(
    Math.max(0, Math.abs(x - place.x) - width / 2),
    Math.max(0, Math.abs(y - place.y) - height / 2),
  );

/** Moves points that are closer than a marker apart, each by half of what is missing, until none are or it is good enough. */
const spreadOut = (
  points: readonly Point[],
  { size, marker }: Pick<Size, 'size' | 'marker'>,
): readonly Point[] => {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const within = (value: number): number =>
    Math.min(size - marker / 2, Math.max(marker / 2, value));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    let isCovered = false;
    moved.forEach((one, at) =>
      moved.slice(at + 1).forEach((other, behind) => {
        const apart = Math.hypot(other.x - one.x, other.y - one.y);
        if (apart >= marker) return;
        isCovered = true;
        // Points at the same place leave it in directions that differ.
        const angle = apart === 0 ? at + 2 * behind : Math.atan2(other.y - one.y, other.x - one.x);
        const push = (marker - apart) / 2 + 0.1;
        one.x = within(one.x - Math.cos(angle) * push);
        one.y = within(one.y - Math.sin(angle) * push);
        other.x = within(other.x + Math.cos(angle) * push);
        other.y = within(other.y + Math.sin(angle) * push);
      }),
    );
    if (!isCovered) break;
  }
  return moved;
};

const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

const round = (value: number): number => Math.round(value * 10) / 10;
