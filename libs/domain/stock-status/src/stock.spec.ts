import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAvailability, type Availability, type StockedOffer } from './availability.ts';
import type { DeliveryMode } from './delivery-mode.ts';
import { shownStock, stockLabel } from './stock-label.ts';
import {
  isAtStores,
  isBigbox,
  isDeliverable,
  isRangeProduct,
  STOCK_STATUSES,
  type StockStatus,
  STORE_STOCK_STATUSES,
  VENDOR_STATUSES_IN_STOCK,
  VENDOR_STOCK_STATUSES,
  type VendorStockStatus,
} from './stock-status.ts';
import { isSellable, isUnavailable } from './unavailability.ts';
import { quantityBounds } from './quantity-bounds.ts';

const anOffer = (
  kind: 'retailer' | 'third-party',
  modes: Partial<Record<DeliveryMode, readonly Availability[]>>,
): StockedOffer => ({
  isSoldByAThirdPartyVendor: kind === 'third-party',
  delivery: {
    home: { availabilities: modes.home ?? [] },
    store: { availabilities: modes.store ?? [] },
    relay: { availabilities: modes.relay ?? [] },
  },
});

const own = (stockStatus: StockStatus, availableStock?: number) =>
  anOffer('retailer', { store: [{ stockStatus, availableStock }] });
const vendor = (stockStatus: StockStatus, availableStock?: number) =>
  anOffer('third-party', { home: [{ stockStatus, availableStock }] });

describe('stock status', () => {
  it('there are six statuses, FAST among them (STK-07)', () => {
    expect(STOCK_STATUSES).toEqual([
      'SOLDOUT',
      'ONORDER',
      'ONSITE',
      'BIGBOX',
      'FAST',
      'SITE_DELIVERY',
    ]);
  });

  it('only SOLDOUT and ONORDER make a range product, only BIGBOX is available within 24 hours (STK-11)', () => {
    expect(STOCK_STATUSES.filter(isRangeProduct)).toEqual(['SOLDOUT', 'ONORDER']);
    expect(STOCK_STATUSES.filter(isBigbox)).toEqual(['BIGBOX']);
  });

  it('a delivery choice has one of ONSITE, BIGBOX, FAST and SITE_DELIVERY (STK-06)', () => {
    expect(STOCK_STATUSES.filter(isDeliverable)).toEqual([
      'ONSITE',
      'BIGBOX',
      'FAST',
      'SITE_DELIVERY',
    ]);
  });

  it('stores and vendors record their own statuses; FAST is worked out', () => {
    expect(STORE_STOCK_STATUSES).toEqual(['SOLDOUT', 'ONORDER', 'ONSITE', 'BIGBOX']);
    expect(VENDOR_STOCK_STATUSES).toEqual(['SOLDOUT', 'ONSITE', 'SITE_DELIVERY']);
    expect(VENDOR_STATUSES_IN_STOCK).toEqual(['ONSITE', 'SITE_DELIVERY']);
    // @ts-expect-error no vendor has a big store
    const status: VendorStockStatus = 'BIGBOX';
    expect(status).toBe('BIGBOX');
  });

  it('a store hands over what it or the big store has', () => {
    expect(STOCK_STATUSES.filter(isAtStores)).toEqual(['ONSITE', 'BIGBOX']);
  });

  it.each([
    {
      rule: 'SOLDOUT is being restocked (STK-01)',
      offer: own('SOLDOUT', 0),
      fact: { kind: 'restocking' },
    },
    {
      rule: 'ONORDER is ordered from the warehouse (STK-02)',
      offer: own('ONORDER', 5),
      fact: { kind: 'on-order' },
    },
    {
      rule: 'ONSITE of the store is in stock there (STK-03)',
      offer: own('ONSITE', 5),
      fact: { kind: 'in-stock', where: 'store', units: 5 },
    },
    {
      rule: 'ONSITE of a vendor is in stock on the website (STK-03)',
      offer: vendor('ONSITE', 5),
      fact: { kind: 'in-stock', where: 'website', units: 5 },
    },
    {
      rule: 'BIGBOX is in the big store of the region; offerOutlook decides about the 24 hours (STK-04)',
      offer: own('BIGBOX', 5),
      fact: { kind: 'regional-stock', units: 5 },
    },
    {
      rule: 'SITE_DELIVERY is delivered by the vendor (STK-05)',
      offer: vendor('SITE_DELIVERY', 5),
      fact: { kind: 'vendor-delivery', units: 5 },
    },
    {
      rule: 'FAST is sellable stock for delivery by home courier (STK-07)',
      offer: own('FAST', 5),
      fact: { kind: 'home-courier', units: 5 },
    },
    {
      rule: 'an unknown stock has no figure (QTY-02)',
      offer: own('ONSITE'),
      fact: { kind: 'in-stock', where: 'store', units: null },
    },
    {
      rule: 'ONSITE without stock is unavailable (STK-09)',
      offer: own('ONSITE', 0),
      fact: { kind: 'unavailable' },
    },
    {
      rule: 'no availability is unavailable (STK-08)',
      offer: anOffer('retailer', {}),
      fact: { kind: 'unavailable' },
    },
  ])('$rule', ({ offer, fact }) => {
    expect(stockLabel(offer)).toEqual(fact);
  });
});

describe('unavailable offers', () => {
  it.each(['retailer', 'third-party'] as const)(
    'an offer of a %s without any availability is unavailable (STK-08, STK-15)',
    (kind) => {
      expect(isUnavailable(anOffer(kind, {}))).toBe(true);
    },
  );

  it.each(STOCK_STATUSES)(
    'a retailer’s offer with status %s is unavailable at a stock of 0 or less and only then (STK-09)',
    (status) => {
      expect([-1, 0, 1].map((stock) => isUnavailable(own(status, stock)))).toEqual([
        true,
        true,
        false,
      ]);
      expect(isUnavailable(own(status))).toBe(false);
    },
  );

  it.each(STOCK_STATUSES)(
    'a vendor’s offer with status %s and no stock is unavailable only for ONSITE and SITE_DELIVERY (STK-10, STK-15)',
    (status) => {
      expect(isUnavailable(vendor(status, 0))).toBe(
        status === 'ONSITE' || status === 'SITE_DELIVERY',
      );
      expect(isUnavailable(vendor(status, 1))).toBe(false);
    },
  );

  it('the first availability decides: home for vendors, store otherwise, the next mode where that has none (OFF-11, QTY-01)', () => {
    const modes = {
      home: [{ stockStatus: 'FAST', availableStock: 9 }],
      store: [
        { stockStatus: 'ONSITE', availableStock: 2 },
        { stockStatus: 'BIGBOX', availableStock: 7 },
      ],
    } as const;
    expect(firstAvailability(anOffer('retailer', modes))).toEqual({
      stockStatus: 'ONSITE',
      availableStock: 2,
      mode: 'store',
    });
    expect(firstAvailability(anOffer('third-party', modes))).toEqual({
      stockStatus: 'FAST',
      availableStock: 9,
      mode: 'home',
    });
    expect(firstAvailability(anOffer('retailer', { home: modes.home }))?.mode).toBe('home');
  });

  it.each([
    { rule: 'a single remaining unit can be sold', offer: own('ONSITE', 1), sellable: true },
    { rule: 'an unknown stock can be sold', offer: own('ONSITE'), sellable: true },
    { rule: 'without stock the offer cannot be sold', offer: own('ONSITE', 0), sellable: false },
    {
      rule: 'a vendor’s range product without stock cannot be sold (STK-10, QTY-01)',
      offer: vendor('BIGBOX', 0),
      sellable: false,
    },
    {
      rule: 'a product that the store only orders cannot be sold, whatever its figure (STK-02, DLV-09)',
      offer: own('ONORDER', 5),
      sellable: false,
    },
    {
      rule: 'what the store only orders is sold when the warehouse sends it',
      offer: anOffer('retailer', { home: [{ stockStatus: 'ONSITE', availableStock: 5 }] }),
      sellable: true,
    },
    {
      rule: 'without any availability the offer cannot be sold',
      offer: anOffer('retailer', {}),
      sellable: false,
    },
  ])('$rule', ({ offer, sellable }) => {
    expect(isSellable(offer)).toBe(sellable);
  });

  it('anything sellable has at least one unit within its bounds', () => {
    const availability = fc.record({
      stockStatus: fc.constantFrom(...STOCK_STATUSES),
      availableStock: fc.option(fc.integer({ min: -2, max: 1500 }), { nil: undefined }),
    });
    const offer = fc
      .record({
        kind: fc.constantFrom('retailer' as const, 'third-party' as const),
        home: fc.array(availability, { maxLength: 2 }),
        store: fc.array(availability, { maxLength: 2 }),
      })
      .map(({ kind, home, store }) => anOffer(kind, { home, store }));
    fc.assert(
      fc.property(offer, (sample) => {
        const first = firstAvailability(sample);
        const isObtainable =
          quantityBounds(sample).max >= 1 &&
          first !== null &&
          isDeliverable(first.stockStatus) &&
          stockLabel(sample).kind !== 'unavailable';
        expect(!isSellable(sample) || isObtainable).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the displayed stock figure', () => {
  it.each([
    { marketplaceMode: true, stock: 5, shown: 5 },
    { marketplaceMode: true, stock: undefined, shown: 0 },
    { marketplaceMode: false, stock: 5, shown: 5 },
    { marketplaceMode: false, stock: undefined, shown: null },
  ])(
    'stock $stock with marketplace mode $marketplaceMode shows $shown (QTY-04, QTY-11)',
    ({ marketplaceMode, stock, shown }) => {
      expect(shownStock(own('ONSITE', stock), { marketplaceMode })).toBe(shown);
    },
  );

  it('an offer without any availability shows 0 in marketplace mode and no figure otherwise', () => {
    expect(
      [true, false].map((marketplaceMode) =>
        shownStock(anOffer('retailer', {}), { marketplaceMode }),
      ),
    ).toEqual([0, null]);
  });
});
