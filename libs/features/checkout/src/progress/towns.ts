import { fetchTownOf } from '@materia/api-stores';
import { parsePostcode, samePostcode } from '@materia/domain-contact';
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

/** The town of the shopper's place, unless the delivery step asked for another postal code. */
export const townAt = (
  place: ShopRequest['place'],
  postcode: string | undefined,
): string | undefined =>
  place !== undefined && (postcode === undefined || samePostcode(place.postcode, postcode))
    ? place.town
    : undefined;
