/** Degrees east and north. */
export type MapPoint = readonly [longitude: number, latitude: number];

/** A part of a country with its bounds in degrees and the rings of its coasts and borders. */
export type OutlineArea = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly rings: readonly (readonly MapPoint[])[];
};

/**
 * The outline of a country: its mainland first, then the areas too distant to be drawn next to it.
 */
export type CountryOutline = { readonly areas: readonly [OutlineArea, ...OutlineArea[]] };

/** A round island, in degrees: at the scale of a country map its shape does not matter. */
export const island = (longitude: number, latitude: number, radius: number): readonly MapPoint[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((eighth): MapPoint => {
    const angle = (eighth * Math.PI) / 4;
    return [
      longitude + (radius * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
      latitude + radius * Math.sin(angle),
    ];
  });
