import { fetchPlaces, type SuggestedPlace } from '@materia/api-stores';
import { shopRequest } from '@materia/page-request';
import { PLACE_PARAMETER } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';

/** No place name is longer. */
const MAX_PLACE_LENGTH = 80;

/** Towns that match a text. Responds with 502 if the service of places gave no valid response. */
export const loadPlaceSuggestions = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<readonly SuggestedPlace[]> => {
  const { host, market } = context.get(shopRequest);
  const text = (url.searchParams.get(PLACE_PARAMETER) ?? '').slice(0, MAX_PLACE_LENGTH);
  const places = await fetchPlaces(host, text, market);
  if (!places.ok) throw data(null, { status: 502 });
  return places.value;
};
