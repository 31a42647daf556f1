import { marketById } from '@materia/market-all';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import { Slices, sortedInSlices } from '../../platform/process/long-work.ts';
import { BRAND_FACET } from './facet-numbers.ts';
import { languageOf, type SearchLanguage } from '../words/languages.ts';
import { NumberList } from './number-list.ts';
import { categoryWords, WordCollector } from './word-index.ts';
import { scratchFor } from './query-index.ts';
import {
  bitColumn,
  type ListingColumns,
  priceColumn,
  rowsOfCategory,
  setBit,
  setPrice,
} from './listing-columns.ts';
import type { FacetValueEntry, ListingIndex } from './listing-index.ts';

/** Rows per batch. */
const PORTION = 2000;
/** Spare capacity, as a share, for products that an import adds while the rows are read. */
const ROOM_TO_GROW = 0.05;

type OrderedRow = {
  readonly sku: string;
  readonly category_lft: number;
  readonly rank: number;
  readonly name: string;
  readonly name_sort: string;
  readonly brand_id: number;
  readonly listed_day: number;
  readonly facets: string;
} & ChangedRow;

/**
 * The columns that can change without a new revision. Lists are passed in PostgreSQL's own
 * notation.
 */
export type ChangedRow = {
  readonly sku: string;
  readonly price: string;
  readonly initial_price: string;
  readonly vendor_price: number | null;
  readonly vendor_initial_price: number | null;
  readonly available: string;
};

export const CHANGED_COLUMNS =
  'listing.sku, price::text as price, initial_price::text as initial_price, vendor_price, vendor_initial_price, available::text as available';

/**
 * Reads a market's index without holding a transaction. Returns `undefined` when the catalogue was
 * replaced meanwhile; the caller then starts again. Products added or changed meanwhile may be
 * missing; the next check for changes reports them.
 */
export const loadIndex = async (db: Reader, market: string): Promise<ListingIndex | undefined> => {
  const revision = await revisionOf(db, market);
  const { rows: counted } = await sql<{
    readonly size: number;
  }>`select count(*)::integer as size from listing where market = ${market}`.execute(db);
  const size = counted[0]?.size ?? 0;
  const stores = await db.selectFrom('store').selectAll().where('market', '=', market).execute();
  const zones = await db
    .selectFrom('price_zone')
    .select(['zone', 'ordinal'])
    .where('market', '=', market)
    .execute();
  const categories = await db
    .selectFrom('category')
    .selectAll()
    .where('market', '=', market)
    .orderBy('lft')
    .execute();
  const facets = facetsOf(
    await db
      .selectFrom('facet_value')
      .select(['id', 'code', 'label', 'value'])
      .where('market', '=', market)
      .execute(),
  );

  const searchWords = marketById(market)?.search;
  if (searchWords === undefined) throw new Error(`There is no market ${market}`);
  const language = languageOf(searchWords);
  const builder = new ColumnBuilder(
    language,
    size + Math.ceil(size * ROOM_TO_GROW) + 1000,
    zones.length * 2,
    stores.length,
    facets.values,
  );
  const slices = new Slices();
  for await (const row of orderedRows(db, market)) {
    if (!builder.add(row)) return undefined;
    if (slices.areOver()) await slices.next();
  }
  if ((await revisionOf(db, market)) !== revision) return undefined;
  const columns = await builder.columns(slices);
  const words = await builder.words.index(
    slices,
    categories.map(({ id, name, level, lft, rgt }) =>
      categoryWords(language, {
        id,
        name,
        level,
        isLeaf: lft === rgt,
        ...rowsOfCategory(columns, { lft, rgt }),
      }),
    ),
  );
  return {
    revision,
    columns,
    words,
    rowOfSku: builder.rowOfSku,
    stores: new Map(stores.map((store) => [store.id, store])),
    categories: new Map(categories.map((category) => [category.id, category])),
    slotOfZone: new Map(zones.map(({ zone, ordinal }) => [zone, ordinal * 2])),
    rangeCounts: new Map(),
    scratch: scratchFor(columns.size),
    ...facets,
  };
};

const revisionOf = async (db: Reader, market: string): Promise<number> =>
  (await db.selectFrom('market').select('revision').where('id', '=', market).executeTakeFirst())
    ?.revision ?? 0;

/** Rows in the order of the index, in batches. */
async function* orderedRows(db: Reader, market: string): AsyncIterable<OrderedRow> {
  let after: Pick<OrderedRow, 'category_lft' | 'rank' | 'sku'> | undefined;
  do {
    const from =
      after === undefined
        ? sql``
        : sql`and (category_lft, rank, sku) > (${after.category_lft}::integer, ${after.rank}::integer, ${after.sku}::text)`;
    const { rows } = await sql<OrderedRow>`
      select listed.*, product.name
      from (select ${sql.raw(CHANGED_COLUMNS)}, market, category_lft, rank, name_sort, brand_id, listed_on - date '1970-01-01' as listed_day, facets::text as facets
        from listing where market = ${market} ${from} order by category_lft, rank, sku limit ${PORTION}) listed
      join product on product.market = listed.market and product.sku = listed.sku
      order by category_lft, rank, listed.sku`.execute(db);
    yield* rows;
    after = rows.length < PORTION ? undefined : rows.at(-1);
  } while (after !== undefined);
}

const facetsOf = (
  rows: readonly FacetValueEntry[],
): Pick<ListingIndex, 'facets' | 'facetOfValue' | 'values'> => {
  const facets = [...new Set(rows.map((row) => row.code))].sort();
  const places = new Map(facets.map((code, place) => [code, place]));
  const values: (FacetValueEntry | undefined)[] = [undefined];
  for (const row of rows) values[row.id] = row;
  return {
    facets,
    values,
    facetOfValue: Uint16Array.from(values, (value) =>
      value === undefined ? 0 : (places.get(value.code) ?? 0),
    ),
  };
};

/** Copies the changeable columns of a product. */
export const applyRow = (
  columns: Pick<ListingColumns, 'slots' | 'vendor' | 'available'>,
  row: number,
  changed: ChangedRow,
): void => {
  const [prices, initials] = [numbersOf(changed.price), numbersOf(changed.initial_price)];
  columns.slots.forEach((slot, at) =>
    setPrice(slot, row, prices[at] ?? null, initials[at] ?? null),
  );
  setPrice(columns.vendor, row, changed.vendor_price, changed.vendor_initial_price);
  columns.available.forEach((bits, at) => setBit(bits, row, changed.available[at] === '1'));
};

/** Parses a list of numbers in PostgreSQL's notation, {1,2,NULL}. */
const numbersOf = (text: string): readonly (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : Number(part)));

/** Fills the columns row by row. */
class ColumnBuilder {
  readonly words: WordCollector;
  readonly rowOfSku = new Map<string, number>();
  count = 0;
  readonly #sku: string[] = [];
  readonly #names: string[] = [];
  readonly #values = new NumberList();
  readonly #ranks: Float64Array;
  readonly #brandNames: readonly string[];
  readonly #room: number;
  readonly #columns: Omit<ListingColumns, 'size' | 'sku' | 'values' | 'rowAtRank'>;

  constructor(
    language: SearchLanguage,
    size: number,
    slots: number,
    stores: number,
    values: readonly (FacetValueEntry | undefined)[],
  ) {
    this.words = new WordCollector(language);
    this.#ranks = new Float64Array(size);
    this.#brandNames = values.map((value) => (value?.code === BRAND_FACET ? value.value : ''));
    this.#room = size;
    this.#columns = {
      categoryLft: new Int32Array(size),
      rankPlace: new Uint32Array(size),
      namePlace: new Uint32Array(size),
      listedDay: new Int32Array(size),
      valueStart: new Uint32Array(size + 1),
      slots: Array.from({ length: slots }, () => priceColumn(size)),
      vendor: priceColumn(size),
      available: Array.from({ length: stores }, () => bitColumn(size)),
    };
  }

  /** False when there is no capacity left. A product that moved while it was read is added once. */
  add(record: OrderedRow): boolean {
    const columns = this.#columns;
    const row = this.count;
    if (row >= this.#room) return false;
    if (this.rowOfSku.has(record.sku)) return true;
    this.count += 1;
    this.rowOfSku.set(record.sku, row);
    this.#sku.push(record.sku);
    this.#names.push(record.name_sort);
    this.#ranks[row] = record.rank;
    columns.categoryLft[row] = record.category_lft;
    columns.listedDay[row] = record.listed_day;
    this.#values.push(record.brand_id);
    for (const value of new Set(numbersOf(record.facets)))
      if (value !== null) this.#values.push(value);
    columns.valueStart[row + 1] = this.#values.length;
    applyRow(columns, row, record);
    this.words.add(row, record.name, record.name_sort, this.#brandNames[record.brand_id] ?? '');
    return true;
  }

  /** The orders by sales and by name are computed last. */
  async columns(slices: Slices): Promise<ListingColumns> {
    const { rankPlace, namePlace } = this.#columns;
    const size = this.count;
    const rowAtRank = await sortedInSlices(
      slices,
      size,
      (row) => Math.floor((this.#ranks[row] ?? 0) / SALES_BUCKET),
      (a, b) => (this.#ranks[a] ?? 0) - (this.#ranks[b] ?? 0) || this.#compareSkus(a, b),
    );
    rowAtRank.forEach((row, place) => (rankPlace[row] = place));
    const byName = await sortedInSlices(
      slices,
      size,
      (row) => (this.#names[row] ?? '').slice(0, NAME_BUCKET),
      (a, b) => compareTexts(this.#names[a] ?? '', this.#names[b] ?? '') || this.#compareSkus(a, b),
    );
    byName.forEach((row, place) => (namePlace[row] = place));
    return { ...this.#columns, size, sku: this.#sku, rowAtRank, values: this.#values.toArray() };
  }

  #compareSkus(a: number, b: number): number {
    return compareTexts(this.#sku[a] ?? '', this.#sku[b] ?? '');
  }
}

const SALES_BUCKET = 2000;
const NAME_BUCKET = 12;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
