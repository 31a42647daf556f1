import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loadList, type ShownList, shownList } from './list-facts.ts';
import { parseListingQuery } from './listing-query.ts';
import { SEARCH_PARAMETER } from './search-parameter.ts';

/** `list` is `undefined` without a search text. */
export type SearchFacts = {
  readonly searchText: string;
  readonly isCut: boolean;
  readonly list: ShownList | undefined;
};

/** The longest search text that the host accepts. */
const MAX_SEARCH_LENGTH = 200;

export const loadSearch = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<SearchFacts> => {
  const shop = context.get(shopRequest);
  const search = url.searchParams;
  const typed = (search.get(SEARCH_PARAMETER) ?? '').replace(/\s+/g, ' ').trim();
  const searchText = typed.slice(0, MAX_SEARCH_LENGTH).trim();
  if (searchText === '') return { searchText, isCut: false, list: undefined };
  const list = await loadList(
    shop,
    { kind: 'search', words: searchText },
    parseListingQuery(search),
  );
  if (list === undefined) throw data(null, { status: 404 });
  return { searchText, isCut: typed.length > MAX_SEARCH_LENGTH, list: shownList(shop, list) };
};
