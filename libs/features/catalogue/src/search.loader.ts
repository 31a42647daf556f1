import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchStore } from '@materia/api-stores';
import { referenceStore, type ShopRequest, shopRequest } from '@materia/page-request';
import { searchForm } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loadList, type ListFacts } from './list-facts.ts';
import { hasFilters, parseListingQuery } from './listing-query.ts';

/** What the page offers when nothing was found. */
export type SearchHelp = {
  readonly bestSellers: ListFacts | undefined;
  /** A store that shoppers can call. */
  readonly store: { readonly name: string; readonly phone: string } | undefined;
};

/** `list` is `undefined` without a search text, `help` when something was found. */
export type SearchFacts = {
  readonly searchText: string;
  readonly isCut: boolean;
  readonly isLiteral: boolean;
  readonly list: ListFacts | undefined;
  readonly help: SearchHelp | undefined;
};

/** The longest search text that the host accepts. */
const MAX_SEARCH_LENGTH = 200;
const BEST_SELLERS = 8;

export const loadSearch = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<SearchFacts> => {
  const shop = context.get(shopRequest);
  const search = url.searchParams;
  const { words, literal } = searchForm.read(search);
  const typed = words.replace(/\s+/g, ' ').trim();
  const searchText = typed.slice(0, MAX_SEARCH_LENGTH).trim();
  const isLiteral = literal === '1';
  if (searchText === '')
    return { searchText, isCut: false, isLiteral, list: undefined, help: undefined };
  const list = await loadList(
    shop,
    { kind: 'search', words: searchText, isLiteral },
    parseListingQuery(search),
  );
  if (list === undefined) throw data(null, { status: 404 });
  return {
    searchText,
    isCut: typed.length > MAX_SEARCH_LENGTH,
    isLiteral,
    list,
    help: list.total === 0 && !hasFilters(list.query) ? await loadHelp(shop) : undefined,
  };
};

const loadHelp = async (shop: ShopRequest): Promise<SearchHelp> => {
  const [bestSellers, store] = await Promise.all([
    loadList(
      shop,
      { kind: 'all' },
      { page: 1, sort: 'relevance', filters: {} },
      BEST_SELLERS,
    ).catch(withoutPanel),
    fetchStore(shop.host, referenceStore(shop).id).catch(withoutPanel),
  ]);
  return {
    bestSellers: bestSellers?.cards.length ? bestSellers : undefined,
    store: store?.phone ? { name: store.name, phone: store.phone } : undefined,
  };
};

/** The page is shown without this panel if the host fails. */
const withoutPanel = anyOutageAs(undefined);
