import type { CountryOutline } from '@materia/domain-country-map';
import type { PostcodeArea } from '@materia/domain-contact';

/** Degrees from the outermost postal areas to the drawn border. */
const MARGIN = 1;

/** A rough drawing of a country: a box around its postal areas. */
export const pseudoOutline = (areas: readonly PostcodeArea[]): CountryOutline => {
  const longitudes = areas.map(({ longitude }) => longitude);
  const latitudes = areas.map(({ latitude }) => latitude);
  const west = Math.min(...longitudes) - MARGIN;
  const east = Math.max(...longitudes) + MARGIN;
  const south = Math.min(...latitudes) - MARGIN;
  const north = Math.max(...latitudes) + MARGIN;
  const ring = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ] as const;
  return { areas: [{ west, east, south, north, rings: [ring] }] };
};
