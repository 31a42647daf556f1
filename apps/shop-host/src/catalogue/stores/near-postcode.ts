/** A postal code with its location. */
export type CodedPlace = {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Postal codes are assigned by region: in each of the markets the first two digits identify one. */
export const REGION_DIGITS = 2;

/**
 * The best known location of a postal code: its own, or else that of the numerically nearest code in the same region.
 * Shoppers enter their own code, although the feed has only some of a country's tens of thousands.
 */
export const nearestByPostcode = (
  postcode: string,
  places: readonly CodedPlace[],
): CodedPlace | undefined => {
  const wanted = digitsOf(postcode);
  const region = wanted.slice(0, REGION_DIGITS);
  if (region.length < REGION_DIGITS) return undefined;
  return places
    .filter((place) => digitsOf(place.postcode).startsWith(region))
    .reduce<CodedPlace | undefined>(
      (best, place) =>
        best === undefined || farness(wanted, place) < farness(wanted, best) ? place : best,
      undefined,
    );
};

const digitsOf = (postcode: string): string => postcode.replace(/\D/g, '');

const farness = (wanted: string, { postcode }: CodedPlace): number =>
  Math.abs(Number(digitsOf(postcode)) - Number(wanted));
