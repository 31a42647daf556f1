import { type CountryOutline, island, type MapPoint } from '@materia/domain-country-map';

/**
 * The coasts and borders of Portugal, drawn by hand and simplified: accurate enough for a map of
 * stores only.
 */
const MAINLAND: readonly MapPoint[] = [
  [-8.87, 41.87],
  [-8.65, 42.05],
  [-8.2, 42.13],
  [-8.15, 41.85],
  [-7.2, 41.88],
  [-6.55, 41.95],
  [-6.2, 41.57],
  [-6.9, 41.05],
  [-6.85, 40.3],
  [-6.9, 40.05],
  [-7, 39.68],
  [-7.5, 39.6],
  [-7.25, 39.2],
  [-7, 38.9],
  [-7.3, 38.4],
  [-7, 38.02],
  [-7.5, 37.55],
  [-7.4, 37.18],
  [-7.9, 37],
  [-8.6, 37.1],
  [-8.98, 37.02],
  [-8.8, 37.5],
  [-8.8, 38],
  [-8.72, 38.4],
  [-9.2, 38.42],
  [-9.25, 38.66],
  [-9.5, 38.78],
  [-9.4, 39.33],
  [-9.1, 39.6],
  [-8.9, 40.15],
  [-8.65, 40.7],
  [-8.72, 41.2],
  [-8.8, 41.55],
];

const SAO_MIGUEL: readonly MapPoint[] = [
  [-25.85, 37.87],
  [-25.5, 37.84],
  [-25.15, 37.86],
  [-25.13, 37.77],
  [-25.55, 37.71],
  [-25.8, 37.8],
];

const PICO: readonly MapPoint[] = [
  [-28.53, 38.53],
  [-28.3, 38.54],
  [-28.03, 38.43],
  [-28.25, 38.38],
];

const SAO_JORGE: readonly MapPoint[] = [
  [-28.32, 38.75],
  [-27.8, 38.56],
  [-27.75, 38.53],
  [-28.15, 38.64],
];

const MADEIRA: readonly MapPoint[] = [
  [-17.26, 32.82],
  [-16.97, 32.87],
  [-16.67, 32.75],
  [-16.9, 32.64],
  [-17.15, 32.7],
];

export const outline = {
  areas: [
    { west: -9.75, east: -5.95, south: 36.8, north: 42.3, rings: [MAINLAND] },
    {
      west: -31.5,
      east: -24.8,
      south: 36.7,
      north: 39.9,
      rings: [
        SAO_MIGUEL,
        PICO,
        SAO_JORGE,
        island(-27.2, 38.72, 0.13),
        island(-28.7, 38.58, 0.08),
        island(-28, 39.05, 0.06),
        island(-31.2, 39.45, 0.08),
        island(-25.1, 36.97, 0.07),
      ],
    },
    {
      west: -17.5,
      east: -16.1,
      south: 32.4,
      north: 33.2,
      rings: [MADEIRA, island(-16.34, 33.07, 0.05)],
    },
  ],
} as const satisfies CountryOutline;
