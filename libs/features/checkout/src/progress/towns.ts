import { fetchTownOf } from '@materia/api-stores';
import { isLeftBehind, parsePostcode, samePostcode } from '@materia/domain-contact';
import type { ShopRequest } from '@materia/page-request';

/** The typed town; the one of the postal code if it was left empty. */
export const typedTown = async (
  { city, postcode: typed }: { readonly city: string; readonly postcode: string },
  { host, market }: Pick<ShopRequest, 'host' | 'market'>,
): Promise<string> => {
  const postcode = parsePostcode(typed, market.rules.postcode);
  return city === '' && postcode.ok
    ? ((await fetchTownOf(host, postcode.value, market)) ?? '')
    : city;
};

/**
 * The town of a typed postal code beside which the town was left as the page showed it for another code. Undefined where both may
 * belong together, and where the town of the code is not known.
 */
export const townInstead = async (
  typed: { readonly city: string; readonly postcode: string },
  shown: { readonly city: string; readonly postcode: string },
  { host, market }: Pick<ShopRequest, 'host' | 'market'>,
): Promise<string | undefined> => {
  const postcode = parsePostcode(typed.postcode, market.rules.postcode);
  if (!postcode.ok || !isLeftBehind(typed, shown)) return undefined;
  const town = await fetchTownOf(host, postcode.value, market);
  return town === typed.city ? undefined : town;
};

/** The town of the shopper's place, unless the delivery step asked for another postal code. */
export const townAt = (
  place: ShopRequest['place'],
  postcode: string | undefined,
): string | undefined =>
  place !== undefined && (postcode === undefined || samePostcode(place.postcode, postcode))
    ? place.town
    : undefined;
