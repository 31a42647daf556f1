import { fail, ok, type Result } from '@materia/domain-kernel';
import { postcodeDigits } from './postcode.ts';

/** A part of a country that is served only where the market enables it, identified by the first digits of its postal codes. */
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

/** Whether an address can be delivered to. `servedRegions` are the remote regions the market has enabled. */
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
