import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loadList, type ShownList, shownList } from './list-facts.ts';
import { readListingQuery } from './listing-query.ts';
import { WORDS_PARAMETER } from './words-parameter.ts';

/** `list` is `undefined` without a search text. */
export type SearchFacts = {
  readonly words: string;
  readonly isCut: boolean;
  readonly list: ShownList | undefined;
};

/** The longest search text that the host accepts. */
const LONGEST_WORDS = 200;

export const loadSearch = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<SearchFacts> => {
  const shop = context.get(shopRequest);
  const search = url.searchParams;
  const typed = (search.get(WORDS_PARAMETER) ?? '').replace(/\s+/g, ' ').trim();
  const words = typed.slice(0, LONGEST_WORDS).trim();
  if (words === '') return { words, isCut: false, list: undefined };
  const list = await loadList(shop, { kind: 'search', words }, readListingQuery(search));
  if (list === undefined) throw data(null, { status: 404 });
  return { words, isCut: typed.length > LONGEST_WORDS, list: shownList(shop, list) };
};
