import type { SORT_KEYS } from '@materia/api-contract/schemas';
import { cheapestOfFamily, foldFamilies } from './family-cards.ts';
import {
  hasBit,
  isListed,
  type ListingColumns,
  NO_PRICE,
  type PriceColumn,
  type RowRange,
} from './listing-columns.ts';
import type { Scratch } from './scratch.ts';
import { sortedSlice } from './smallest.ts';

/** Row numbers found by a search, ascending, each with its relevance: 0 is best. */
export type FoundRows = { readonly rows: Uint32Array; readonly tiers: Uint8Array };

export const NO_ROWS: FoundRows = { rows: new Uint32Array(), tiers: new Uint8Array() };

/** The facet of each value number, as an index into the list of facets. */
export type FacetOfValue = Uint16Array;

export type IndexSortKey = (typeof SORT_KEYS)[number];

/** Limits of prices in minor units with tax; undefined where one side is open. */
export type PriceLimits = { readonly from: number | undefined; readonly to: number | undefined };

export type IndexQuery = {
  readonly range: RowRange;
  /** Only these rows of the range; all rows when there is no search. */
  readonly found?: FoundRows;
  /**
   * The price column of the customer, and the availability of the store; undefined where no store is
   * asked about, and then nothing comes last for being unavailable.
   */
  readonly prices: PriceColumn | undefined;
  readonly here: Uint32Array | undefined;
  /** Whether products and prices of vendors count (flag MARKETPLACE_MODE). */
  readonly isMarketplace: boolean;
  /** Chosen values by facet (as an index into the list of facets). At most `MOST_GROUPS` facets. */
  readonly chosen: ReadonlyMap<number, readonly number[]>;
  /** What counts as available: what the store has, or, before one is chosen, what can be delivered. */
  readonly availableAs: 'collected' | 'delivered';
  readonly available: boolean;
  readonly reduced: boolean;
  /** Only prices between these, both included; undefined without a limit. */
  readonly price: PriceLimits | undefined;
  readonly sort: IndexSortKey;
  /** Whether all matching members of a family are one entry of the page, and count as one. */
  readonly byFamily: boolean;
  readonly offset: number;
  readonly limit: number;
};

export type IndexResult = {
  /** The page, as rows of the index; of a family the matching member that comes first. */
  readonly rows: readonly number[];
  /** The cheapest matching member of the family of each row of the page, or the row itself. */
  readonly cheapest: readonly number[];
  readonly total: number;
  /** The number of entries that each facet value would leave, by value number. */
  readonly counts: Int32Array;
  readonly available: number;
  readonly reduced: number;
  /** The lowest and the highest price that the other choices leave, in minor units; undefined without a price. */
  readonly prices: { readonly lowest: number; readonly highest: number } | undefined;
};

/** One bit per facet, plus three for availability, reduction and price. */
export const MOST_GROUPS = 24;
const AVAILABLE = 1;
const REDUCED = 2;
const PRICED = 4;
const FIRST_FACET = 8;

/**
 * Exceeds every price and every day; multiplied by the largest catalogue it is still an exact
 * number.
 */
const HIGHEST = 2 ** 31;
/** Added to the sort key of products that cannot be ordered: more than any other key. */
const LAST = 2 * HIGHEST;

/** Counts of a whole range, which are the same at every store and price while nothing is chosen. */
export type RangeCounts = Map<string, Int32Array>;

/**
 * The parts of the index that a query needs. `rangeCounts` is a cache filled by queries; `scratch`
 * is working memory as long as the columns.
 */
export type SearchableIndex = {
  readonly columns: ListingColumns;
  readonly facetOfValue: FacetOfValue;
  readonly rangeCounts: RangeCounts;
  readonly scratch: Scratch;
};

/**
 * One pass over the rows computes the page, total and facet counts. Counts are disjunctive: each
 * facet is counted as if nothing were chosen in it, so that more of its values can be added; a row
 * that fails only one facet counts for that facet alone. The price is that of the best offer: the
 * retailer's while the store has it or the warehouse sends it, otherwise the cheapest vendor's,
 * otherwise the retailer's; outside a marketplace always the retailer's. By family, a family counts
 * once wherever any of its members counts: members are neighbours, so the last one counted is all
 * that has to be known.
 */
export const queryIndex = (index: SearchableIndex, question: IndexQuery): IndexResult => {
  const { columns, facetOfValue } = index;
  const { valueStart, values, vendor, brought, familyStart } = columns;
  const { found, prices, here, isMarketplace, byFamily } = question;
  const isCollected = question.availableAs === 'collected';
  const [from, to] =
    found === undefined
      ? [question.range.from, question.range.to]
      : placesWithin(found.rows, question.range);
  const { bitOfValue, bitOfFacet, needed } = masks(facetOfValue, question);
  const known =
    needed === 0 && found === undefined && isMarketplace
      ? countsOfRange(index, question.range, byFamily)
      : undefined;
  const counter = known === undefined ? new EntryCounter(facetOfValue.length) : undefined;
  const passing = index.scratch;
  let total = 0;
  let available = 0;
  let reduced = 0;
  let [lastAvailable, lastReduced] = [NO_ENTRY, NO_ENTRY];
  let lowest = HIGHEST;
  let highest = NO_PRICE;
  const { from: leastPrice = 0, to: mostPrice = HIGHEST } = question.price ?? {};

  for (let at = from; at < to; at += 1) {
    const row = found === undefined ? at : (found.rows[at] ?? 0);
    if (!isListed(columns, row, isMarketplace)) continue;
    const entry = byFamily ? (familyStart[row] ?? 0) : row;
    const isHere = here !== undefined && hasBit(here, row);
    const isBrought = hasBit(brought, row);
    const isOwn = isHere || isBrought;
    const isSent = isBrought || (isMarketplace && vendor.price[row] !== NO_PRICE);
    const isFromVendor = isSent && !isOwn;
    const isAvailable = isCollected ? isHere : isSent;
    const offered = isFromVendor ? vendor : prices;
    const price = offered === undefined ? NO_PRICE : (offered.price[row] ?? NO_PRICE);
    const isReduced = offered !== undefined && offered.reduced[row] === 1;
    const start = valueStart[row] ?? 0;
    const end = valueStart[row + 1] ?? 0;
    let failed = 0;
    if (needed !== 0) {
      const isPriced = price !== NO_PRICE && price >= leastPrice && price <= mostPrice;
      let passed =
        (isAvailable ? AVAILABLE : 0) | (isReduced ? REDUCED : 0) | (isPriced ? PRICED : 0);
      for (let place = start; place < end; place += 1)
        passed |= bitOfValue[values[place] ?? 0] ?? 0;
      failed = needed & ~passed;
    }
    if ((failed & ~PRICED) === 0 && price !== NO_PRICE) {
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
    if (failed === 0) {
      passing.rows[total] = row;
      passing.prices[total] = price;
      passing.tiers[total] = found === undefined ? 0 : (found.tiers[at] ?? 0);
      passing.last[total] = here === undefined || isHere || isSent ? 0 : 1;
      total += 1;
      if (isAvailable && lastAvailable !== entry) {
        available += 1;
        lastAvailable = entry;
      }
      if (isReduced && lastReduced !== entry) {
        reduced += 1;
        lastReduced = entry;
      }
      if (counter !== undefined)
        for (let place = start; place < end; place += 1) counter.count(values[place] ?? 0, entry);
    } else if (failed >= FIRST_FACET && (failed & (failed - 1)) === 0) {
      for (let place = start; place < end; place += 1) {
        const value = values[place] ?? 0;
        if (bitOfFacet[facetOfValue[value] ?? 0] === failed) counter?.count(value, entry);
      }
    }
  }
  const keys = passing.keys.subarray(0, total);
  FILL_KEYS[question.sort](columns, passing, keys);
  for (let at = 0; at < total; at += 1)
    keys[at] =
      ((keys[at] ?? 0) + (passing.last[at] ?? 0) * LAST) * columns.size +
      (columns.rankPlace[passing.rows[at] ?? 0] ?? 0);
  const entries = byFamily ? foldFamilies(familyStart, passing, keys) : total;
  const page = sortedSlice(
    keys.subarray(0, entries),
    question.offset,
    question.offset + question.limit,
  );
  const rows = Array.from(page, (key) => columns.rowAtRank[key % columns.size] ?? 0);
  return {
    rows,
    cheapest: byFamily
      ? rows.map((row) => cheapestOfFamily(familyStart, passing, total, row))
      : rows,
    total: entries,
    counts: known ?? counter?.counts ?? new Int32Array(),
    available,
    reduced,
    prices: highest === NO_PRICE ? undefined : { lowest, highest },
  };
};

const NO_ENTRY = -1;

/** Counts facet values, each once for an entry. Rows of an entry must be counted one after another. */
class EntryCounter {
  readonly counts: Int32Array;
  /** The last entry counted for each value, plus one. */
  readonly #last: Uint32Array;

  constructor(values: number) {
    this.counts = new Int32Array(values);
    this.#last = new Uint32Array(values);
  }

  count(value: number, entry: number): void {
    if (this.#last[value] === entry + 1) return;
    this.#last[value] = entry + 1;
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }
}

const countsOfRange = (
  { columns, facetOfValue, rangeCounts }: SearchableIndex,
  { from, to }: RowRange,
  byFamily: boolean,
): Int32Array => {
  const key = `${from}-${to}${byFamily ? ' by family' : ''}`;
  const known = rangeCounts.get(key);
  if (known !== undefined) return known;
  const { valueStart, values, familyStart } = columns;
  const counter = new EntryCounter(facetOfValue.length);
  for (let row = from; row < to; row += 1) {
    const entry = byFamily ? (familyStart[row] ?? 0) : row;
    for (let place = valueStart[row] ?? 0; place < (valueStart[row + 1] ?? 0); place += 1)
      counter.count(values[place] ?? 0, entry);
  }
  rangeCounts.set(key, counter.counts);
  return counter.counts;
};

/**
 * The number of products with each facet value in a list before any filter: all of a category, or
 * all that a search found in it. Prices, stores and choices do not change it.
 */
export const countsWithoutFilters = (
  index: SearchableIndex,
  { range, found }: Pick<IndexQuery, 'range' | 'found'>,
): { readonly counts: Int32Array; readonly total: number } => {
  if (found === undefined)
    return { counts: countsOfRange(index, range, false), total: range.to - range.from };
  const { valueStart, values } = index.columns;
  const counter = new EntryCounter(index.facetOfValue.length);
  const [from, to] = placesWithin(found.rows, range);
  for (let at = from; at < to; at += 1) {
    const row = found.rows[at] ?? 0;
    const end = valueStart[row + 1] ?? 0;
    for (let place = valueStart[row] ?? 0; place < end; place += 1)
      counter.count(values[place] ?? 0, row);
  }
  return { counts: counter.counts, total: to - from };
};

type FillKeys = (columns: ListingColumns, passing: Scratch, keys: Float64Array) => void;

/**
 * The first sort key of each order; sales break ties. Products without a price come last among
 * those that can be ordered, or among the others.
 */
const FILL_KEYS = {
  relevance: (_columns, { tiers }, keys) => {
    for (let at = 0; at < keys.length; at += 1) keys[at] = tiers[at] ?? 0;
  },
  'price-asc': (_columns, { prices }, keys) => {
    for (let at = 0; at < keys.length; at += 1)
      keys[at] = prices[at] === NO_PRICE ? HIGHEST : (prices[at] ?? 0);
  },
  'price-desc': (_columns, { prices }, keys) => {
    for (let at = 0; at < keys.length; at += 1)
      keys[at] = prices[at] === NO_PRICE ? HIGHEST : HIGHEST - 1 - (prices[at] ?? 0);
  },
  'name-asc': ({ namePlace }, { rows }, keys) => {
    for (let at = 0; at < keys.length; at += 1) keys[at] = namePlace[rows[at] ?? 0] ?? 0;
  },
  'name-desc': ({ namePlace, size }, { rows }, keys) => {
    for (let at = 0; at < keys.length; at += 1)
      keys[at] = size - 1 - (namePlace[rows[at] ?? 0] ?? 0);
  },
  newest: ({ listedDay }, { rows }, keys) => {
    for (let at = 0; at < keys.length; at += 1)
      keys[at] = HIGHEST - (listedDay[rows[at] ?? 0] ?? 0);
  },
} as const satisfies Readonly<Record<IndexSortKey, FillKeys>>;

const masks = (
  facetOfValue: FacetOfValue,
  { chosen, available, reduced, price }: IndexQuery,
): {
  readonly bitOfValue: Int32Array;
  readonly bitOfFacet: Int32Array;
  readonly needed: number;
} => {
  const bitOfValue = new Int32Array(facetOfValue.length);
  const bitOfFacet = new Int32Array(facetOfValue.length);
  let needed =
    (available ? AVAILABLE : 0) | (reduced ? REDUCED : 0) | (price === undefined ? 0 : PRICED);
  let bit = FIRST_FACET;
  for (const [facet, ids] of chosen) {
    for (const id of ids) bitOfValue[id] = bit;
    bitOfFacet[facet] = bit;
    needed |= bit;
    bit *= 2;
  }
  return { bitOfValue, bitOfFacet, needed };
};

/** The start and end of a range among the found rows. */
const placesWithin = (rows: Uint32Array, { from, to }: RowRange): readonly [number, number] => [
  placeOf(rows, from),
  placeOf(rows, to),
];

const placeOf = (rows: Uint32Array, row: number): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};
