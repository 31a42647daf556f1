import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoStore } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';

type StockKind = FeedRecord<'stock'>['status'];
type StockRow = FeedRecord<'stock'>;

/** How often a status is met, up to which drawn number; the website's own store is fuller than the others. */
const SHARES = {
  web: [['ONSITE', 0.86], ['BIGBOX', 0.91], ['ONORDER', 0.98], ['SOLDOUT', 1]],
  bigbox: [['ONSITE', 0.78], ['BIGBOX', 0.87], ['ONORDER', 0.96], ['SOLDOUT', 1]],
  agency: [['ONSITE', 0.62], ['BIGBOX', 0.82], ['ONORDER', 0.95], ['SOLDOUT', 1]],
} as const satisfies Readonly<Record<string, readonly (readonly [StockKind, number])[]>>;

const statusOf = (store: DemoStore, drawn: number): StockKind => {
  const shares = SHARES[store.services.includes('web') ? 'web' : store.type];
  return shares.find(([, upTo]) => drawn < upTo)?.[0] ?? 'SOLDOUT';
};

/** Heavy and dear goods lie in tens, screws and bags in hundreds. */
const mostOnShelf = (grams: number): number => (grams > 40_000 ? 24 : grams > 8000 ? 160 : grams > 1500 ? 60 : 240);

/** Stock of a product in a store. Working days and opening hours are counted by the shop, not here (PRM-01, PRM-03). */
export const stockRow = (sku: string, grams: number, store: DemoStore, draw: Draw): StockRow => {
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
      return delay < 0.5 ? { ...base, quantity, promiseUnit: 'HOUR', promiseDelay: 24 } : { ...base, quantity, promiseUnit: 'DAY', promiseDelay: 2 };
    case 'ONORDER':
      return { ...base, quantity: quantity + 10, promiseUnit: 'DAY', promiseDelay: between(delay, 3, 15) };
    case 'SOLDOUT':
      return { ...base, quantity: 0, promiseUnit: 'DAY', promiseDelay: between(delay, 10, 25) };
  }
};
