import { fetchPlaces, fetchTownOf, type SuggestedPlace } from '@materia/api-stores';
import { shopRequest } from '@materia/page-request';
import { parsePostcode } from '@materia/domain-contact';
import { PLACE_PARAMETER, POSTCODE_PARAMETER } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';

/** No place name is longer. */
const MAX_PLACE_LENGTH = 80;

/** Towns that match a text, or the town of a postal code. Responds with 502 if the service of places gave no valid response. */
export const loadPlaceSuggestions = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<readonly SuggestedPlace[]> => {
  const { host, market } = context.get(shopRequest);
  const postcode = parsePostcode(
    url.searchParams.get(POSTCODE_PARAMETER) ?? '',
    market.rules.postcode,
  );
  if (postcode.ok) {
    const town = await fetchTownOf(host, postcode.value, market);
    return town === undefined ? [] : [{ id: town, name: town, postcode: postcode.value }];
  }
  const text = (url.searchParams.get(PLACE_PARAMETER) ?? '').slice(0, MAX_PLACE_LENGTH);
  const places = await fetchPlaces(host, text, market);
  if (!places.ok) throw data(null, { status: 502 });
  return places.value;
};
