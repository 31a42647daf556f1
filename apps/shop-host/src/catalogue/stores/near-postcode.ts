/** A postal code with the place it stands for. */
export type CodedPlace = {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Codes of a country are given out by region: the first two digits name one in each of the markets. */
export const REGION_DIGITS = 2;

/**
 * The place that tells best where a postal code lies: its own, else the one whose code is nearest to it in the same
 * region. A shopper knows his code; which of a country's tens of thousands the feed knows is not his business.
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
