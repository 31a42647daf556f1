import { fetchSuggestions, type Suggestions } from '@materia/api-catalogue';
import { shopRequest } from '@materia/page-request';
import { SEARCH_PARAMETER } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import { MOST_SEARCHES, RECENT_PARAMETER } from './recent-searches.ts';

/**
 * Suggestions for a text, or empty rows for the browser's recent searches, whose words the server
 * never learns.
 */
export type SearchSuggestionsFacts =
  | {
      readonly kind: 'found';
      readonly suggestions: Suggestions;
      /** Professionals see prices without tax. */
      readonly isProfessional: boolean;
    }
  | { readonly kind: 'recent'; readonly count: number };

/** The longest search text that the host accepts. */
const MAX_SEARCH_LENGTH = 200;

export const loadSearchSuggestions = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<SearchSuggestionsFacts> => {
  const shop = context.get(shopRequest);
  const recent = Number(url.searchParams.get(RECENT_PARAMETER));
  if (Number.isInteger(recent) && recent > 0)
    return { kind: 'recent', count: Math.min(recent, MOST_SEARCHES) };
  const text = (url.searchParams.get(SEARCH_PARAMETER) ?? '').slice(0, MAX_SEARCH_LENGTH);
  return {
    kind: 'found',
    suggestions: await fetchSuggestions(shop.host, text, {
      storeId: shop.store.id,
      currency: shop.market.currency,
    }),
    isProfessional: shop.customer?.isProfessional ?? false,
  };
};
