import { fail, ok, type Result } from '@materia/domain-kernel';
import { postcodeDigits } from './postcode.ts';

/** A part of a country that is served only where the market says so, known by the first digits of its postal codes. */
export type RemoteRegion = {
  readonly region: string;
  readonly postcodePrefixes: readonly string[];
};

export type DeliveryTerritory = {
  /** ISO 3166 code of the one country the market delivers to. */
  readonly country: string;
  readonly remoteRegions: readonly RemoteRegion[];
};

export type TerritoryRefusal =
  | { readonly kind: 'country-not-served'; readonly country: string }
  | { readonly kind: 'region-not-served'; readonly region: string };

/** Delivery within Poland only (MKT-16, CHK-27). */
export const POLISH_TERRITORY: DeliveryTerritory = { country: 'PL', remoteRegions: [] };

/** Metropolitan France, Corsica included; 97 and 98 are overseas (MKT-17). */
export const FRENCH_TERRITORY: DeliveryTerritory = {
  country: 'FR',
  remoteRegions: [{ region: 'overseas', postcodePrefixes: ['97', '98'] }],
};

/** The mainland; islands and the two cities in Africa when the market names them (MKT-18). */
export const SPANISH_TERRITORY: DeliveryTerritory = {
  country: 'ES',
  remoteRegions: [
    { region: 'balearic-islands', postcodePrefixes: ['07'] },
    { region: 'canary-islands', postcodePrefixes: ['35', '38'] },
    { region: 'ceuta', postcodePrefixes: ['51'] },
    { region: 'melilla', postcodePrefixes: ['52'] },
  ],
};

/** The mainland; the islands when the market names them (MKT-18). */
export const PORTUGUESE_TERRITORY: DeliveryTerritory = {
  country: 'PT',
  remoteRegions: [
    { region: 'madeira', postcodePrefixes: ['90', '91', '92', '93', '94'] },
    { region: 'azores', postcodePrefixes: ['95', '96', '97', '98', '99'] },
  ],
};

/** Is an address delivered to? `servedRegions` are the remote regions the market has switched on. */
export const checkTerritory = (
  address: { readonly country: string; readonly postcode: string },
  territory: DeliveryTerritory,
  servedRegions: readonly string[] = [],
): Result<'served', TerritoryRefusal> => {
  if (address.country.toUpperCase() !== territory.country)
    return fail({ kind: 'country-not-served', country: address.country });
  const digits = postcodeDigits(address.postcode);
  const remote = territory.remoteRegions.find((row) =>
    row.postcodePrefixes.some((prefix) => digits.startsWith(prefix)),
  );
  return remote === undefined || servedRegions.includes(remote.region)
    ? ok('served')
    : fail({ kind: 'region-not-served', region: remote.region });
};
