import { money } from '@materia/domain-money';
import {
  cartTotals,
  offersOfProduct,
  priceContextCode,
  type PricedCart,
  type PriceContextPair,
} from '@materia/domain-pricing';
import { quantityBounds, stockLabel, type StockedOffer } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { groupByVendor } from './vendor-groups.ts';
import { canAddToCart } from './selling.ts';
import { compareStores } from './store-change.ts';

const zl = (minor: number) => money(minor, 'PLN');

const anOffer = (isSoldByAThirdPartyVendor: boolean, availableStock: number): StockedOffer => {
  const availabilities = [{ stockStatus: 'ONSITE', availableStock }] as const;
  const nothing = { availabilities: [] };
  return isSoldByAThirdPartyVendor
    ? {
        isSoldByAThirdPartyVendor,
        delivery: { home: { availabilities }, store: nothing, relay: nothing },
      }
    : {
        isSoldByAThirdPartyVendor,
        delivery: { home: nothing, store: { availabilities }, relay: nothing },
      };
};

type Shelf = {
  readonly contexts: PriceContextPair;
  readonly prices: Readonly<Record<string, number>>;
  readonly stock: number;
};

/**
 * Two stores of one shop: different price contexts, different prices in them, and different stock
 * of the retailer's own product.
 */
const STORES = {
  north: {
    contexts: ['N-private', 'N-pro'],
    prices: { 'N-private': 1000, 'N-pro': 900 },
    stock: 5,
  },
  south: {
    contexts: ['S-private', 'S-pro'],
    prices: { 'S-private': 1100, 'S-pro': 950 },
    stock: 2,
  },
} as const satisfies Readonly<Record<string, Shelf>>;

/** One unit of an own product at that store's price, and one unit of a vendor's product at 2500. */
const mixedCart = (store: Shelf, isPro: boolean): PricedCart => ({
  currency: 'PLN',
  lines: [
    {
      id: '1',
      seller: 'shop',
      isThirdParty: false,
      quantity: 1,
      unit: zl(store.prices[priceContextCode(store.contexts, isPro)] ?? 0),
      vatRate: 2300,
    },
    { id: '2', seller: 'vendor', isThirdParty: true, quantity: 1, unit: zl(2500), vatRate: 2300 },
  ],
  discounts: { tier: null, coupon: null },
  preparation: null,
  palletDeposits: [],
  shipping: [],
});

describe('one shop for own products and vendors’ products', () => {
  it('a cart takes products of the retailer and of vendors, groups them by vendor and adds them up (CHK-02)', () => {
    const [own, vendors] = [anOffer(false, 5), anOffer(true, 5)];
    expect([own, vendors].map((offer) => canAddToCart({ offer }, 'selling').ok)).toEqual([
      true,
      true,
    ]);

    const cart = mixedCart(STORES.north, false);
    const lines = cart.lines.map(({ id, seller, isThirdParty }) => ({
      id,
      vendorCode: seller,
      vendorName: seller,
      isThirdParty,
    }));
    expect(groupByVendor(lines).map(({ code, isThirdParty }) => [code, isThirdParty])).toEqual([
      ['shop', false],
      ['vendor', true],
    ]);

    const totals = cartTotals(cart);
    expect(totals.byVendor.map(({ seller, total }) => [seller, total.included])).toEqual([
      ['shop', zl(1000)],
      ['vendor', zl(2500)],
    ]);
    expect(totals.total.included).toEqual(zl(3500));
  });

  it.each([
    { store: 'north', isPro: false, own: 1000 },
    { store: 'north', isPro: true, own: 900 },
    { store: 'south', isPro: false, own: 1100 },
    { store: 'south', isPro: true, own: 950 },
  ] as const)(
    'at $store a customer (professional: $isPro) pays $own for the own product and the vendor’s price for the other (MKT-01)',
    ({ store, isPro, own }) => {
      const { lines, total } = cartTotals(mixedCart(STORES[store], isPro));
      expect(lines.map((line) => line.total.included)).toEqual([zl(own), zl(2500)]);
      expect(total.included).toEqual(zl(own + 2500));
    },
  );

  it('prices, stock and delivery promise follow the reference store (STO-08)', () => {
    const at = (store: Shelf, delay: number) => ({
      unit: zl(store.prices[priceContextCode(store.contexts, false)] ?? 0),
      maxQuantity: quantityBounds(anOffer(false, store.stock)).max,
      stockStatus: 'ONSITE' as const,
      promise: { unit: 'HOUR' as const, delay },
    });
    const moved = compareStores('north', [
      { lineId: '1', quantity: 3, here: at(STORES.north, 2), there: at(STORES.south, 4) },
    ]);
    expect(moved.lines).toEqual([
      {
        lineId: '1',
        quantity: 2,
        differences: [
          { kind: 'price', from: zl(1000), to: zl(1100), direction: 'up' },
          { kind: 'quantity', from: 3, to: 2 },
          { kind: 'promise', from: { unit: 'HOUR', delay: 2 }, to: { unit: 'HOUR', delay: 4 } },
        ],
      },
    ]);
  });

  it('badge and quantity of a product are those of its best offer at the store, not of the others (CAT-05)', () => {
    const { best, others } = offersOfProduct([anOffer(false, 5), anOffer(true, 80)]);
    expect(others).toHaveLength(1);
    expect(best && stockLabel(best)).toEqual({ kind: 'in-stock', where: 'store', units: 5 });
    expect(best && quantityBounds(best)).toEqual({ min: 1, max: 5 });
  });
});
