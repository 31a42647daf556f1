import { feedSource, skuOf, testFeed } from './feed.ts';
import type { FeedSource } from '../catalogue/import/read-feed.ts';
import type { CrowdLine } from './shopper-pool.ts';

const DELIVERY_MINOR = 1499;
const SELLERS = ['V1', 'V2'] as const;

/** A line of the retailer, or of a seller, as `placementFeed` prices it. */
export const ownLine = (number: number, qty = 1): CrowdLine => ({
  sku: skuOf(number),
  qty,
  minor: 1000 + number * 10,
});
export const sellerLine = (code: (typeof SELLERS)[number], number: number, qty = 1): CrowdLine => ({
  sku: skuOf(number),
  qty,
  minor: 700,
  seller: { code, deliveryMinor: DELIVERY_MINOR },
});

/** The test feed with this many units of every product, at the stores and at two sellers who bring everything. */
export const placementFeed = (units: number, feedName = ''): FeedSource => {
  const feed = testFeed();
  return feedSource(
    testFeed({
      stock: feed.stock.map((row) => ({
        ...row,
        status: 'ONSITE',
        quantity: units,
        promiseUnit: 'HOUR',
        promiseDelay: 2,
      })),
      'seller-rates': SELLERS.map((vendorCode) => ({
        vendorCode,
        level: 'home',
        upToGrams: null,
        priceMinor: DELIVERY_MINOR,
      })),
      'vendor-offers': SELLERS.flatMap((vendorCode) =>
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
      redirections: [{ path: `/feed-${feedName}`, targetPath: '/', status: 301 }],
    }),
  );
};
