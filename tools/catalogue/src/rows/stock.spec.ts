import { describe, expect, it } from 'vitest';
import { DEMO_MARKETS } from '../markets/index.ts';
import { drawFrom } from '../random.ts';
import { stockRows } from './stock.ts';

const ARTICLES = Array.from({ length: 2000 }, (_, index) => String(10_000_000 + index * 37));

describe.each(Object.entries(DEMO_MARKETS))('stock in %s', (id, { stores }) => {
  const draw = drawFrom(`materia/${id}`);
  const rowsOf = (sku: string) => stockRows(sku, 2000, stores, draw);
  const all = ARTICLES.map(rowsOf);
  const shareWith = (storeId: string, has: (quantity: number) => boolean): number =>
    all.filter((rows) =>
      rows.some((row) => row.storeId === storeId && row.status === 'ONSITE' && has(row.quantity)),
    ).length / all.length;

  it('is in at most eight distinct stores, and every row has units', () => {
    expect(Math.max(...all.map((rows) => rows.length))).toBe(8);
    expect(
      all.filter((rows) => new Set(rows.map(({ storeId }) => storeId)).size !== rows.length),
    ).toEqual([]);
    expect(all.flat().filter(({ quantity }) => quantity < 1)).toEqual([]);
  });

  it('is complete in the website’s store and in the first store of the list', () => {
    const first = stores.find(({ services }) => !services.includes('web'))?.id ?? '';
    expect(shareWith('42', () => true)).toBeGreaterThan(0.8);
    expect(shareWith(first, () => true)).toBeGreaterThan(0.7);
    expect(shareWith(first, (quantity) => quantity >= 20)).toBeGreaterThan(0.3);
  });

  it('exists in every store of the network', () => {
    const stocked = new Set(all.flat().map(({ storeId }) => storeId));
    expect(stores.filter((store) => !stocked.has(store.id))).toEqual([]);
  });
});

it('a network of three stores has stock in all three', () => {
  const stores = DEMO_MARKETS.pl.stores.slice(0, 3);
  const served = ARTICLES.flatMap((sku) =>
    stockRows(sku, 500, stores, drawFrom('materia')).map(({ storeId }) => storeId),
  );
  expect([...new Set(served)].toSorted()).toEqual(stores.map(({ id }) => id).toSorted());
});
