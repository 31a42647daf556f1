import { fail, ok, type Result } from '@materia/domain-kernel';
import { postcodeDigits } from './postcode.ts';

/**
 * A part of a country that is served only where the market enables it, identified by the first
 * digits of its postal codes.
 */
export type RemoteRegion = {
  readonly region: string;
  readonly postcodePrefixes: readonly string[];
  /** The region's time zone (IANA name), where it differs from the market's. */
  readonly timeZone?: string;
};

export type DeliveryTerritory = {
  /** ISO 3166 code of the one country the market delivers to. */
  readonly country: string;
  readonly remoteRegions: readonly RemoteRegion[];
};

export type TerritoryRefusal =
  | { readonly kind: 'country-not-served'; readonly country: string }
  | { readonly kind: 'region-not-served'; readonly region: string };

/**
 * Whether an address can be delivered to. `servedRegions` are the remote regions the market has
 * enabled.
 */
export const checkTerritory = (
  address: { readonly country: string; readonly postcode: string },
  territory: DeliveryTerritory,
  servedRegions: readonly string[] = [],
): Result<'served', TerritoryRefusal> => {
  if (address.country.toUpperCase() !== territory.country)
    return fail({ kind: 'country-not-served', country: address.country });
  const remote = remoteRegionAt(address.postcode, territory);
  return remote === undefined || servedRegions.includes(remote.region)
    ? ok('served')
    : fail({ kind: 'region-not-served', region: remote.region });
};

/** What decides the time zone of a place: the market's own, and the remote regions with another. */
export type LocalTimes = {
  readonly timeZone: string;
  readonly rules: { readonly territory: DeliveryTerritory };
};

/**
 * The time zone (IANA name) at a postal code of the market. Stores open, promise and hand over by
 * their local time.
 */
export const timeZoneAt = (
  { timeZone, rules: { territory } }: LocalTimes,
  { postcode }: { readonly postcode: string },
): string => remoteRegionAt(postcode, territory)?.timeZone ?? timeZone;

const remoteRegionAt = (
  postcode: string,
  { remoteRegions }: DeliveryTerritory,
): RemoteRegion | undefined => {
  const digits = postcodeDigits(postcode);
  return remoteRegions.find(({ postcodePrefixes }) =>
    postcodePrefixes.some((prefix) => digits.startsWith(prefix)),
  );
};
