import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoStore } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';

type StockKind = FeedRecord<'stock'>['status'];
type StockRow = FeedRecord<'stock'>;

/** Cumulative share of each status; the website's store has more in stock than the others. */
const SHARES = {
  web: [
    ['ONSITE', 0.86],
    ['BIGBOX', 0.92],
    ['ONORDER', 0.99],
    ['SOLDOUT', 1],
  ],
  bigbox: [
    ['ONSITE', 0.78],
    ['BIGBOX', 0.87],
    ['ONORDER', 0.96],
    ['SOLDOUT', 1],
  ],
  agency: [
    ['ONSITE', 0.62],
    ['BIGBOX', 0.82],
    ['ONORDER', 0.95],
    ['SOLDOUT', 1],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [StockKind, number])[]>>;

const isWebsite = ({ services }: DemoStore): boolean => services.includes('web');

const statusOf = (store: DemoStore, drawn: number): StockKind => {
  const shares = SHARES[isWebsite(store) ? 'web' : store.type];
  return shares.find(([, upTo]) => drawn < upTo)?.[0] ?? 'SOLDOUT';
};

/** Stores have tens of heavy or expensive products, and hundreds of screws and bags. */
const mostOnShelf = (grams: number): number =>
  grams > 40_000 ? 24 : grams > 8000 ? 160 : grams > 1500 ? 60 : 240;

/** A product is in few stores: in a large network, most rows per store would be empty. */
const MOST_STORES = 8;
const FEWEST_STORES = 4;

/** Second keys of the draws about the range; the stores' own keys are far below these. */
const RANGE = { count: 10_000, order: 20_000 } as const;

/**
 * The stores that sell a product: always the website's and the first store, others as drawn.
 * Returns four to eight stores, or all of a smaller network.
 */
const rangeOf = (
  article: number,
  stores: readonly DemoStore[],
  draw: Draw,
): readonly DemoStore[] => {
  const website = stores.filter(isWebsite);
  const [first, ...others] = stores.filter((store) => !isWebsite(store));
  const always = [...website, ...(first === undefined ? [] : [first])];
  const drawn = others
    .map((store) => ({ store, rank: draw('stock', article, RANGE.order + Number(store.id)) }))
    .toSorted((one, other) => one.rank - other.rank);
  const count = between(draw('stock', article, RANGE.count), FEWEST_STORES, MOST_STORES);
  return [...always, ...drawn.map(({ store }) => store)].slice(0, count);
};

/** Opening hours until the shuttle of the big store has been there: a day later at the latest, from Monday to Friday. */
const SHUTTLE_HOURS = 10;

const stockIn = (
  store: DemoStore,
  sku: string,
  grams: number,
  draw: Draw,
): StockRow | undefined => {
  const article = Number(sku);
  const place = Number(store.id);
  const status = statusOf(store, draw('stock', article, place));
  const quantity = between(draw('quantity', article, place) ** 2, 1, mostOnShelf(grams));
  const delay = draw('promise', article, place);
  const base = { sku, storeId: store.id, status };
  switch (status) {
    case 'ONSITE':
      return { ...base, quantity, promiseUnit: 'HOUR', promiseDelay: 2 };
    case 'BIGBOX':
      return delay < 0.5
        ? { ...base, quantity, promiseUnit: 'HOUR', promiseDelay: SHUTTLE_HOURS }
        : { ...base, quantity, promiseUnit: 'DAY', promiseDelay: 2 };
    case 'ONORDER':
      return {
        ...base,
        quantity: quantity + 10,
        promiseUnit: 'DAY',
        promiseDelay: between(delay, 3, 15),
      };
    case 'SOLDOUT':
      return undefined;
  }
};

/**
 * Stock of a product: a row for each store of its range that has some, at most eight. Working days
 * and opening hours are counted by the shop, not here.
 */
export const stockRows = (
  sku: string,
  grams: number,
  stores: readonly DemoStore[],
  draw: Draw,
): readonly StockRow[] =>
  rangeOf(Number(sku), stores, draw).flatMap((store) => stockIn(store, sku, grams, draw) ?? []);

/** The heaviest product that the warehouse sends as a parcel. */
const HEAVIEST_PARCEL = 30_000;
const SHARE_IN_WAREHOUSE = 0.4;
const MOST_IN_WAREHOUSE = 400;

/** The central warehouse has some of two in five products that can be sent as a parcel. */
export const warehouseStockRows = (
  sku: string,
  grams: number,
  draw: Draw,
): readonly FeedRecord<'warehouse-stock'>[] =>
  grams <= HEAVIEST_PARCEL && draw('warehouse', Number(sku)) < SHARE_IN_WAREHOUSE
    ? [{ sku, quantity: between(draw('warehouse', Number(sku), 1), 20, MOST_IN_WAREHOUSE) }]
    : [];
