import { marketById } from '@materia/market-all';
import type { Reader } from '../../platform/database/with-tx.ts';
import { Slices, sortedInSlices } from '../../platform/process/long-work.ts';
import { BRAND_FACET } from './facet-numbers.ts';
import { FamilyColumnBuilder, withFamiliesTogether } from './family-columns.ts';
import { languageOf, type SearchLanguage } from '../words/languages.ts';
import { NumberList } from './number-list.ts';
import { categoryWords, WordCollector } from './word-index.ts';
import { scratchFor } from './scratch.ts';
import {
  type ChangedRow,
  countListed,
  listCategories,
  listFacetValues,
  listPriceZones,
  listStores,
  type OrderedRow,
  orderedRows,
  revisionOf,
} from './repository.ts';
import {
  bitColumn,
  type FamilyColumns,
  type ListingColumns,
  priceColumn,
  rowsOfCategory,
  setBit,
  setPrice,
} from './listing-columns.ts';
import type { FacetValueEntry, ListingIndex } from './listing-index.ts';

/** Spare capacity, as a share, for products that an import adds while the rows are read. */
const ROOM_TO_GROW = 0.05;

/**
 * Reads a market's index without holding a transaction. Returns `undefined` when the catalogue was
 * replaced meanwhile; the caller then starts again. Products added or changed meanwhile may be
 * missing; the next check for changes reports them.
 */
export const loadIndex = async (db: Reader, market: string): Promise<ListingIndex | undefined> => {
  const revision = await revisionOf(db, market);
  const size = await countListed(db, market);
  const stores = await listStores(db, market);
  const zones = await listPriceZones(db, market);
  const categories = await listCategories(db, market);
  const facets = facetsOf(await listFacetValues(db, market));

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
  for await (const row of withFamiliesTogether(orderedRows(db, market))) {
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
  columns: Pick<ListingColumns, 'slots' | 'vendor' | 'available' | 'brought'>,
  row: number,
  changed: ChangedRow,
): void => {
  const [prices, initials] = [numbersOf(changed.price), numbersOf(changed.initial_price)];
  columns.slots.forEach((slot, at) =>
    setPrice(slot, row, prices[at] ?? null, initials[at] ?? null),
  );
  setPrice(columns.vendor, row, changed.vendor_price, changed.vendor_initial_price);
  columns.available.forEach((bits, at) => setBit(bits, row, changed.available[at] === '1'));
  setBit(columns.brought, row, changed.brought);
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
  readonly #families: FamilyColumnBuilder;
  readonly #columns: Omit<
    ListingColumns,
    'size' | 'sku' | 'values' | 'rowAtRank' | keyof FamilyColumns
  >;

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
    this.#families = new FamilyColumnBuilder(size);
    this.#columns = {
      categoryLft: new Int32Array(size),
      rankPlace: new Uint32Array(size),
      namePlace: new Uint32Array(size),
      listedDay: new Int32Array(size),
      valueStart: new Uint32Array(size + 1),
      slots: Array.from({ length: slots }, () => priceColumn(size)),
      vendor: priceColumn(size),
      available: Array.from({ length: stores }, () => bitColumn(size)),
      brought: bitColumn(size),
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
    this.#families.add(row, record);
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
    return {
      ...this.#columns,
      ...this.#families.columns(),
      size,
      sku: this.#sku,
      rowAtRank,
      values: this.#values.toArray(),
    };
  }

  #compareSkus(a: number, b: number): number {
    return compareTexts(this.#sku[a] ?? '', this.#sku[b] ?? '');
  }
}

const SALES_BUCKET = 2000;
const NAME_BUCKET = 12;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
