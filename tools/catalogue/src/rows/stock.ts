import type { FeedRecord } from '@materia/api-contract/feed';
import type { SaleUnit } from '../families/family.ts';
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

/** What decides how many units of a product a store keeps. */
export type Stocked = {
  readonly sku: string;
  /** Grams of one sale unit. */
  readonly grams: number;
  readonly unit: SaleUnit;
  /** From 1 to 10; 10 sells best. */
  readonly popularity: number;
};

/** The fullest shelf by weight; bags stand on pallets, other heavy things fill the floor. */
const SHELVES: readonly (readonly [downToGrams: number, units: number, bags: number])[] = [
  [40_000, 6, 40],
  [15_000, 14, 190],
  [5000, 40, 120],
  [1500, 70, 90],
  [200, 130, 130],
  [0, 320, 320],
];

/** What sells well fills more shelves. */
const mostOnShelf = ({ grams, unit, popularity }: Stocked): number => {
  const row = SHELVES.find(([downTo]) => grams > downTo);
  const most = (unit === 'bag' ? row?.[2] : row?.[1]) ?? 1;
  return Math.max(2, Math.round(most * (0.4 + popularity * 0.08)));
};

/** Units that a delivery brings together: a layer of bags, a carton of small things. */
const LOTS: Readonly<Partial<Record<SaleUnit, number>>> = {
  bag: 8,
  pack: 4,
  box: 6,
  roll: 6,
  bucket: 4,
};
const CARTON = { upToGrams: 500, pieces: 12 } as const;
const lotOf = ({ unit, grams }: Stocked): number =>
  LOTS[unit] ?? (grams <= CARTON.upToGrams ? CARTON.pieces : 1);

/** Second key of the draw whether a shelf holds whole lots. */
const LOT = 10_000;
/** Half of the shelves are as the last delivery left them, in whole lots. */
const SHARE_OF_WHOLE_LOTS = 0.5;
const unitsOnShelf = (product: Stocked, drawn: number, isWhole: boolean): number => {
  const units = between(drawn ** 1.6, 1, mostOnShelf(product));
  const lot = lotOf(product);
  return isWhole && units >= lot ? units - (units % lot) : units;
};

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

const stockIn = (store: DemoStore, product: Stocked, draw: Draw): StockRow | undefined => {
  const { sku } = product;
  const article = Number(sku);
  const place = Number(store.id);
  const status = statusOf(store, draw('stock', article, place));
  const quantity = unitsOnShelf(
    product,
    draw('quantity', article, place),
    draw('quantity', article, LOT + place) < SHARE_OF_WHOLE_LOTS,
  );
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
  product: Stocked,
  stores: readonly DemoStore[],
  draw: Draw,
): readonly StockRow[] =>
  rangeOf(Number(product.sku), stores, draw).flatMap(
    (store) => stockIn(store, product, draw) ?? [],
  );

/** The heaviest product that the warehouse sends as a parcel. */
const HEAVIEST_PARCEL = 30_000;
const SHARE_IN_WAREHOUSE = 0.4;
/** The warehouse has as much as several shelves, and whole lots only. */
const SHELVES_IN_WAREHOUSE = 3;
const FEWEST_IN_WAREHOUSE = 20;

/**
 * The central warehouse has some of two in five products that can be sent as a parcel, and then
 * more than a store keeps of them.
 */
export const warehouseStockRows = (
  product: Stocked,
  draw: Draw,
): readonly FeedRecord<'warehouse-stock'>[] => {
  const { sku, grams } = product;
  if (grams > HEAVIEST_PARCEL || draw('warehouse', Number(sku)) >= SHARE_IN_WAREHOUSE) return [];
  const shelf = mostOnShelf(product);
  const units = between(
    draw('warehouse', Number(sku), 1),
    Math.max(FEWEST_IN_WAREHOUSE, shelf),
    Math.max(FEWEST_IN_WAREHOUSE, shelf) * SHELVES_IN_WAREHOUSE,
  );
  const lot = lotOf(product);
  return [{ sku, quantity: Math.ceil(units / lot) * lot }];
};
