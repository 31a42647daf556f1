import { parseSortKey, type ListingSortKey } from '@materia/api-catalogue';
import { parsePageNumber } from '@materia/domain-navigation';

/** The query of a listing: page, sort order, and the chosen values by facet; of the price, its limits as the host writes them. */
export type ListingAddress = {
  readonly page: number;
  readonly sort: ListingSortKey;
  readonly filters: Readonly<Record<string, readonly string[]>>;
};

/** The prefix of facet parameters, which keeps facet codes from colliding with other parameters. */
export const FACET_PREFIX = 'f-';

/** The code of the facet that is limited by two fields instead of chosen values. */
const PRICE_FACET = 'price';
export const PRICE_FIELDS = { from: 'price-from', to: 'price-to' } as const;

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
  for (const { name, value } of filterFields(query.filters)) search.append(name, value);
  if (query.sort !== 'relevance') search.set('sort', query.sort);
  if (query.page > 1) search.set('page', String(query.page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The parameters of the chosen filters. */
export const filterFields = (
  filters: ListingAddress['filters'],
): readonly { readonly name: string; readonly value: string }[] =>
  Object.entries(filters).flatMap(([code, values]) =>
    code === PRICE_FACET
      ? priceFields(values[0] ?? '')
      : values.map((value) => ({ name: `${FACET_PREFIX}${code}`, value })),
  );

/** Prices are written in whole units of the currency, and exchanged with the host in hundredths. */
const MINOR_UNITS = 100;

const priceFields = (limits: string): ReturnType<typeof filterFields> => {
  const [from = '', to = ''] = limits.split('-');
  return [
    { name: PRICE_FIELDS.from, value: from },
    { name: PRICE_FIELDS.to, value: to },
  ].flatMap(({ name, value }) =>
    value === '' ? [] : [{ name, value: String(Number(value) / MINOR_UNITS) }],
  );
};

/** The limits of prices as the host reads them; undefined if neither field has an amount. */
const priceLimits = (search: URLSearchParams): string | undefined => {
  const [from, to] = [PRICE_FIELDS.from, PRICE_FIELDS.to].map((name) => minorOf(search.get(name)));
  if (from === undefined && to === undefined) return undefined;
  // Whoever mixes up the fields means the same.
  const [least, most] =
    from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return `${least ?? ''}-${most ?? ''}`;
};

/** A typed amount in minor units; undefined if it is none. */
const minorOf = (text: string | null): number | undefined => {
  const [, amount] = /^\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*$/.exec(text ?? '') ?? [];
  return amount === undefined
    ? undefined
    : Math.round(Number(amount.replace(',', '.')) * MINOR_UNITS);
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
      code !== PRICE_FACET &&
      value !== '' &&
      value.length <= MAX_VALUE_LENGTH &&
      !values.includes(value)
    )
      filters.set(code, [...values, value]);
  }
  const limits = priceLimits(search);
  if (limits !== undefined) filters.set(PRICE_FACET, [limits]);
  return Object.fromEntries(filters);
};
