import { feedSource, skuOf, SPECIAL, testFeed } from './feed.ts';
import type { FeedSource } from '../catalogue/import/read-feed.ts';
import type { CrowdLine } from './shopper-pool.ts';

const DELIVERY_MINOR = 1499;
const VENDORS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9'] as const;

export type VendorCode = (typeof VENDORS)[number];

/** A line of the retailer, or of a vendor, as `placementFeed` prices it. */
export const ownLine = (number: number, qty = 1): CrowdLine => ({
  sku: skuOf(number),
  qty,
  minor: 1000 + number * 10,
});
export const vendorCodes: readonly VendorCode[] = VENDORS;
export const vendorLine = (code: VendorCode, number: number, qty = 1): CrowdLine => ({
  sku: skuOf(number),
  qty,
  minor: 700,
  seller: { code, deliveryMinor: DELIVERY_MINOR },
});

/**
 * The test feed with this many units of every product, at the stores and at nine vendors who bring
 * everything, and this many places in every pickup slot of store 1 on weekdays. Feeds with another
 * name have another content hash.
 */
export const placementFeed = (units: number, slotCapacity = 9999, feedName = ''): FeedSource => {
  const feed = testFeed();
  return feedSource(
    testFeed({
      stock: feed.stock.map((row) => ({
        ...row,
        status: 'ONSITE',
        quantity: row.sku === SPECIAL.hundred ? row.quantity : units,
        promiseUnit: 'HOUR',
        promiseDelay: 2,
      })),
      vendors: VENDORS.map((code, at) => ({
        code,
        sellerIdentifier: `SELLER-${at + 1}`,
        name: `Vendor ${at + 1}`,
        urlKey: `vendor-${at + 1}`,
        city: 'Poznań',
        country: 'PL',
      })),
      'seller-rates': VENDORS.map((vendorCode) => ({
        vendorCode,
        level: 'home',
        upToGrams: null,
        priceMinor: DELIVERY_MINOR,
      })),
      'vendor-offers': VENDORS.flatMap((vendorCode) =>
        feed.products.map(({ sku }) => ({
          code: `${vendorCode}-${sku}`,
          sku,
          vendorCode,
          amountMinor: 700,
          initialAmountMinor: 700,
          status: 'SITE_DELIVERY',
          quantity: units,
          promiseUnit: 'DAY',
          promiseDelay: 3,
        })),
      ),
      'slot-capacities': [1, 2, 3, 4, 5].flatMap((weekday) =>
        Array.from({ length: 10 }, (_, hour) => ({
          storeId: '1',
          weekday,
          startHour: 8 + hour,
          capacity: slotCapacity,
        })),
      ),
      redirections: [{ path: `/feed-${feedName}`, targetPath: '/', status: 301 }],
    }),
  );
};
