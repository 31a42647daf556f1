import { parseSortKey, type ListingSortKey } from '@materia/api-catalogue';
import { parsePageNumber } from '@materia/domain-navigation';

/** The query of a listing: page, sort order, and the chosen values by facet. */
export type ListingAddress = {
  readonly page: number;
  readonly sort: ListingSortKey;
  readonly filters: Readonly<Record<string, readonly string[]>>;
};

/** The prefix of facet parameters, which keeps facet codes from colliding with other parameters. */
export const FACET_PREFIX = 'f-';

const FACET = /^f-([\w-]{1,40})$/;
/** More values than any facet of the shop has; further ones are ignored. */
const MAX_VALUES = 60;
const MAX_VALUE_LENGTH = 80;

/**
 * Parses the query of a listing. Invalid values are ignored: the page falls back to 1, the sort
 * order to the default.
 */
export const parseListingQuery = (search: URLSearchParams): ListingAddress => {
  const page = parsePageNumber(search.get('page'));
  return {
    page: page.ok ? page.value : 1,
    sort: parseSortKey(search.get('sort')),
    filters: filtersOf(search),
  };
};

/**
 * Serializes the query of a listing with its question mark; empty if everything has its default.
 * `extraParameters` come first.
 */
export const printListingQuery = (
  query: ListingAddress,
  extraParameters: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(extraParameters);
  for (const [code, values] of Object.entries(query.filters))
    for (const value of values) search.append(`${FACET_PREFIX}${code}`, value);
  if (query.sort !== 'relevance') search.set('sort', query.sort);
  if (query.page > 1) search.set('page', String(query.page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

export const hasFilters = (query: Pick<ListingAddress, 'filters'>): boolean =>
  Object.keys(query.filters).length > 0;

const filtersOf = (search: URLSearchParams): ListingAddress['filters'] => {
  const filters = new Map<string, readonly string[]>();
  for (const [name, value] of [...search].slice(0, MAX_VALUES)) {
    const code = FACET.exec(name)?.[1];
    const values = code === undefined ? [] : (filters.get(code) ?? []);
    if (
      code !== undefined &&
      value !== '' &&
      value.length <= MAX_VALUE_LENGTH &&
      !values.includes(value)
    )
      filters.set(code, [...values, value]);
  }
  return Object.fromEntries(filters);
};
