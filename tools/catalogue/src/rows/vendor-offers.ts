import type { FeedRecord } from '@materia/api-contract/feed';
import type { Family } from '../families/family.ts';
import { FAMILIES } from '../families/index.ts';
import type { FamilyVariant } from '../families/variants.ts';
import type { DemoMarket, DemoVendor } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';
import { vendorPrice } from './prices.ts';

type VendorOffer = FeedRecord<'vendor-offers'>;

const WITH_VENDOR_SHARE = 0.15;
const WITH_TWO_VENDORS_SHARE = 0.03;
const VENDOR_ONLY_SHARE = 0.025;

/** Whether a vendor alone sells the product: the retailer then has neither a price nor stock of it. */
export const isSoldByVendorsOnly = (sku: string, draw: Draw): boolean => draw('vendor', Number(sku)) < VENDOR_ONLY_SHARE;

const vendorsOf = (sku: string, market: DemoMarket, draw: Draw): readonly DemoVendor[] => {
  const drawn = draw('vendor', Number(sku));
  if (drawn >= WITH_VENDOR_SHARE) return [];
  const first = Math.floor(draw('vendor', Number(sku), 1) * market.vendors.length);
  const places = drawn < WITH_TWO_VENDORS_SHARE ? [first, (first + 1) % market.vendors.length] : [first];
  return places.flatMap((at) => market.vendors[at] ?? []);
};

const statusOf = (vendor: DemoVendor, family: Family, drawn: number): VendorOffer['status'] => {
  if (drawn < 0.05) return 'SOLDOUT';
  return vendor.sendsLorries && family.isBulky === true ? 'SITE_DELIVERY' : 'ONSITE';
};

/** Offers of third parties for one product, none for most of them. */
export const vendorOfferRows = (article: FamilyVariant, market: DemoMarket, draw: Draw): readonly VendorOffer[] => {
  const sku = Number(article.sku);
  return vendorsOf(article.sku, market, draw).map((vendor, at): VendorOffer => {
    const status = statusOf(vendor, FAMILIES[article.family], draw('vendor-offer', sku, 20 + at));
    return {
      code: `${vendor.code}-${article.sku}`,
      sku: article.sku,
      vendorCode: vendor.code,
      ...vendorPrice(article, market, draw, at),
      status,
      quantity: status === 'SOLDOUT' ? 0 : between(draw('vendor-offer', sku, 30 + at), 2, 80),
      promiseUnit: 'DAY',
      promiseDelay: between(draw('vendor-offer', sku, 40 + at), 2, 6),
    };
  });
};
