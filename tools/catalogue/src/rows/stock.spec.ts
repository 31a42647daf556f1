import { describe, expect, it } from 'vitest';
import { DEMO_MARKETS } from '../markets/index.ts';
import { drawFrom } from '../random.ts';
import { type Stocked, stockRows, warehouseStockRows } from './stock.ts';

const ARTICLES = Array.from({ length: 2000 }, (_, index) => String(10_000_000 + index * 37));

describe.each(Object.entries(DEMO_MARKETS))('stock in %s', (id, { stores }) => {
  const draw = drawFrom(`materia/${id}`);
  const rowsOf = (sku: string) =>
    stockRows({ sku, grams: 2000, unit: 'piece', popularity: 8 }, stores, draw);
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
    stockRows({ sku, grams: 500, unit: 'piece', popularity: 5 }, stores, drawFrom('materia')).map(
      ({ storeId }) => storeId,
    ),
  );
  expect([...new Set(served)].toSorted()).toEqual(stores.map(({ id }) => id).toSorted());
});

describe('how many units a store keeps', () => {
  const { stores } = DEMO_MARKETS.es;
  const draw = drawFrom('materia/es');
  const quantities = (product: Omit<Stocked, 'sku'>): readonly number[] =>
    ARTICLES.slice(0, 400).flatMap((sku) =>
      stockRows({ sku, ...product }, stores, draw).map(({ quantity }) => quantity),
    );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const screws = { grams: 150, unit: 'box', popularity: 8 } as const;
  const fridge = { grams: 67_000, unit: 'piece', popularity: 5 } as const;

  it('small things are many, bulky ones few, and popular ones more than others', () => {
    expect(mean(quantities(screws))).toBeGreaterThan(80);
    // On order are ten more than on the shelf.
    expect(Math.max(...quantities(fridge))).toBeLessThan(17);
    expect(mean(quantities(fridge))).toBeLessThan(8);
    expect(mean(quantities({ ...screws, popularity: 10 }))).toBeGreaterThan(
      mean(quantities({ ...screws, popularity: 2 })) * 1.5,
    );
    expect(mean(quantities({ grams: 25_000, unit: 'bag', popularity: 10 }))).toBeGreaterThan(
      mean(quantities({ grams: 25_000, unit: 'piece', popularity: 10 })) * 5,
    );
  });

  it('about half of the shelves hold whole lots', () => {
    const bags = quantities({ grams: 25_000, unit: 'bag', popularity: 9 });
    const whole = bags.filter((quantity) => quantity % 8 === 0).length / bags.length;
    expect(whole).toBeGreaterThan(0.45);
    expect(whole).toBeLessThan(0.75);
  });

  it('some stores of a product’s range are sold out', () => {
    const rows = ARTICLES.slice(0, 400).map((sku) => stockRows({ sku, ...screws }, stores, draw));
    expect(rows.some(({ length }) => length < 4)).toBe(true);
  });

  it('the warehouse has at least a full shelf of what it has, in whole lots', () => {
    const rows = ARTICLES.slice(0, 400).flatMap((sku) =>
      warehouseStockRows({ sku, ...screws }, draw),
    );
    const most = Math.max(...quantities(screws));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ quantity }) => quantity < most * 0.9 || quantity % 6 !== 0)).toEqual([]);
  });
});
