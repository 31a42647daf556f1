import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOCK_STATUSES, type StockStatus } from './stock-status.ts';
import { isShortOf, substitutesFor, type Substitutable } from './substitutes.ts';

const product = (
  sku: string,
  availableStock: number | undefined,
  {
    stockStatus = 'ONSITE',
    categoryId = 'drills',
    attributes = { voltage: '18 V', chuck: '13 mm', colour: 'blue' },
  }: {
    readonly stockStatus?: StockStatus;
    readonly categoryId?: string;
    readonly attributes?: Readonly<Record<string, string>>;
  } = {},
): Substitutable => ({
  sku,
  categoryId,
  attributes,
  offer: {
    isSoldByAThirdPartyVendor: false,
    delivery: {
      home: { availabilities: [] },
      store: { availabilities: [{ stockStatus, availableStock }] },
      relay: { availabilities: [] },
    },
  },
});

const rule = { mainAttributes: ['voltage', 'chuck'], most: 3 };
const wanted = { product: product('wanted', 1), quantity: 5 };
const found = (candidates: readonly Substitutable[], given = rule) =>
  substitutesFor(wanted, candidates, given).map(({ product: { sku } }) => sku);

describe('a store that is short of a product', () => {
  it.each<{ name: string; offer: Substitutable; short: boolean }>([
    { name: 'has fewer than wanted', offer: product('a', 4), short: true },
    { name: 'has none', offer: product('a', 0), short: true },
    {
      name: 'must order it first, whatever the stock figure',
      offer: product('a', 50, { stockStatus: 'ONORDER' }),
      short: true,
    },
    { name: 'has exactly the wanted quantity', offer: product('a', 5), short: false },
    {
      name: 'has it within 24 hours',
      offer: product('a', 5, { stockStatus: 'BIGBOX' }),
      short: false,
    },
    { name: 'has an unknown number', offer: product('a', undefined), short: false },
  ])('a store that $name is short of five units: $short (BEY-11)', ({ offer, short }) => {
    expect(isShortOf(offer.offer, 5)).toBe(short);
  });

  it('is always short of an offer without any availability (BEY-11)', () => {
    const nowhere = {
      home: { availabilities: [] },
      store: { availabilities: [] },
      relay: { availabilities: [] },
    };
    expect(isShortOf({ isSoldByAThirdPartyVendor: false, delivery: nowhere }, 1)).toBe(true);
  });
});

describe('substitutes', () => {
  it('share the category and have the wanted quantity in stock; most shared main attributes come first, then more stock (BEY-11)', () => {
    const candidates = [
      product('half-like', 900, { attributes: { voltage: '18 V', chuck: '10 mm' } }),
      product('alike', 5),
      product('alike-with-more', 6),
      product('other-category', 99, { categoryId: 'saws' }),
      product('too-few', 4),
      product('on-order', 99, { stockStatus: 'SOLDOUT' }),
      product('unlike', 99, { attributes: { voltage: '12 V', chuck: '10 mm', colour: 'blue' } }),
      product('wanted', 99),
    ];
    expect(
      substitutesFor(wanted, candidates, rule).map(({ product: { sku }, shared, units }) => ({
        sku,
        shared,
        units,
      })),
    ).toEqual([
      { sku: 'alike-with-more', shared: ['voltage', 'chuck'], units: 6 },
      { sku: 'alike', shared: ['voltage', 'chuck'], units: 5 },
      { sku: 'half-like', shared: ['voltage'], units: 900 },
    ]);
  });

  it('equal ones keep their order, and the number is limited as requested (BEY-11)', () => {
    expect(found(['a', 'b', 'c', 'd'].map((sku) => product(sku, 7)))).toEqual(['a', 'b', 'c']);
  });

  it('attributes that neither product has are not shared (BEY-11)', () => {
    const bare = { product: product('wanted', 0, { attributes: {} }), quantity: 1 };
    expect(substitutesFor(bare, [product('a', 9, { attributes: {} })], rule)).toEqual([]);
  });

  it('in a category without main attributes every product with enough stock qualifies (BEY-11)', () => {
    expect(found([product('a', 9, { attributes: {} })], { mainAttributes: [], most: 3 })).toEqual([
      'a',
    ]);
  });

  it('none are offered while the product itself is in stock (BEY-11)', () => {
    expect(
      substitutesFor({ product: product('wanted', 5), quantity: 5 }, [product('a', 9)], rule),
    ).toEqual([]);
  });

  it('no substitute is itself short of stock (BEY-11)', () => {
    const candidate = fc
      .record({
        stock: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
        stockStatus: fc.constantFrom(...STOCK_STATUSES),
      })
      .map(({ stock, stockStatus }) => product('a', stock, { stockStatus }));
    fc.assert(
      fc.property(
        fc.array(candidate, { maxLength: 6 }),
        fc.integer({ min: 2, max: 10 }),
        (candidates, quantity) => {
          const substitutes = substitutesFor({ ...wanted, quantity }, candidates, {
            ...rule,
            most: 6,
          });
          expect(substitutes.every(({ product: { offer } }) => !isShortOf(offer, quantity))).toBe(
            true,
          );
          expect(substitutes).toHaveLength(
            candidates.filter(({ offer }) => !isShortOf(offer, quantity)).length,
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
