import type { FeedRecord } from '@materia/api-contract/feed';
import {
  type CategoryKey,
  type CategoryNode,
  categoryNode,
  type LeafKey,
} from '../category-tree.ts';
import { type Family, leafOf, leavesOf } from '../families/family.ts';
import { FAMILIES } from '../families/index.ts';
import type { FamilyVariant } from '../families/variants.ts';
import type { DemoMarket, DemoVendor } from '../markets/demo-market.ts';
import { type Trade, TRADES } from '../markets/trades.ts';
import { between, type Draw } from '../random.ts';
import { vendorPrice } from './prices.ts';

type VendorOffer = FeedRecord<'vendor-offers'>;

/**
 * A vendor covers about this many leaf categories of its trade: most of a narrow trade, part of a
 * wide one.
 */
const LEAVES_WORTH = 1.9;
const MOST_OF_A_LEAF = 0.85;
const MOST_VENDORS = 2;
const VENDOR_ONLY_SHARE = 0.16;

const isBelow = (leaf: CategoryNode, key: CategoryKey): boolean =>
  leaf.key === key || (leaf.parent !== null && isBelow(leaf.parent, key));
/** Every non-empty leaf category. */
const LEAF_NODES = [...new Set(Object.values(FAMILIES).flatMap(leavesOf))].map(categoryNode);

/** The leaf categories of each trade. */
const LEAVES_OF = new Map<string, ReadonlySet<string>>(
  Object.entries(TRADES).map(([trade, keys]) => [
    trade,
    new Set(
      LEAF_NODES.filter((leaf) => keys.some((key) => isBelow(leaf, key))).map(({ key }) => key),
    ),
  ]),
);

const covers = (trade: Trade, leaf: LeafKey): boolean => LEAVES_OF.get(trade)?.has(leaf) ?? false;
const shareOf = (trade: Trade): number =>
  Math.min(MOST_OF_A_LEAF, LEAVES_WORTH / (LEAVES_OF.get(trade)?.size ?? 1));

/** Whether only a vendor sells the product; the retailer then has neither price nor stock. */
export const isSoldByVendorsOnly = (
  article: FamilyVariant,
  market: DemoMarket,
  draw: Draw,
): boolean =>
  draw('vendor', Number(article.sku)) < VENDOR_ONLY_SHARE &&
  vendorsOf(article, market, draw).length > 0;

/** The vendors that offer a product: at most two, from its trade. */
const vendorsOf = (
  article: FamilyVariant,
  { vendors }: DemoMarket,
  draw: Draw,
): readonly DemoVendor[] => {
  const leaf = leafOf(FAMILIES[article.family], article.values);
  return vendors
    .filter(
      ({ trade }, at) =>
        covers(trade, leaf) && draw('vendor', Number(article.sku), at + 1) < shareOf(trade),
    )
    .slice(0, MOST_VENDORS);
};

const statusOf = (vendor: DemoVendor, family: Family, drawn: number): VendorOffer['status'] => {
  if (drawn < 0.05) return 'SOLDOUT';
  return vendor.sendsLorries && family.isBulky === true ? 'SITE_DELIVERY' : 'ONSITE';
};

/** Offers of third parties for one product, none for most of them. */
export const vendorOfferRows = (
  article: FamilyVariant,
  market: DemoMarket,
  draw: Draw,
): readonly VendorOffer[] => {
  const sku = Number(article.sku);
  return vendorsOf(article, market, draw).map((vendor, at): VendorOffer => {
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
