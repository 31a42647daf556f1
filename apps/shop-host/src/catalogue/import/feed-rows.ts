import type { FeedFile, FeedRecord } from '@materia/api-contract/feed';
import { shippingMethodParts } from '@materia/domain-shipping';
import { safeHtml } from '@materia/platform-safe-html';
import { PRODUCT_TARGET } from '../products/product-columns.ts';
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts';
import type { CopyValue } from '../../platform/database/copy-text.ts';
import type { PlacedCategory } from './category-tree.ts';

/** The target of each file: the table and its columns, the first of which is always the market. */
export const TARGETS = {
  stores:
    'store (market, id, seller_code, url_key, name, retailer_type, ecommerce, street, postcode, city, latitude, longitude, region_code, phone, email, opening_hours, services, price_zone, position, ordinal)',
  places: 'place (market, postcode, city, city_folded, latitude, longitude)',
  categories:
    'category (market, id, parent_id, name, url_segment, url_path, level, position, image, description, lft, rgt, product_count, complements)',
  products: PRODUCT_TARGET,
  prices:
    'price (market, sku, price_zone, customer_kind, amount_minor, initial_amount_minor, gap_code)',
  'price-history':
    'price_history (market, sku, price_zone, customer_kind, valid_from, amount_minor)',
  stock: 'loaded_stock (market, sku, store_id, status, qty, reserved, promise_unit, promise_delay)',
  'warehouse-stock': 'loaded_warehouse_stock (market, warehouse, sku, qty, reserved)',
  vendors:
    'vendor (market, code, seller_identifier, name, url_key, city, country, trader, status, profile)',
  'delivery-rates':
    'delivery_rate (market, carrier_code, method_code, up_to_grams, up_to_km, price_minor)',
  'pickup-points':
    'pickup_point (market, id, kind, name, street, postcode, city, latitude, longitude, opening_hours)',
  'slot-capacities': 'slot_capacity (market, store_id, kind, weekday, start_hour, capacity)',
  'seller-rates': 'seller_rate (market, vendor_code, method_code, up_to_grams, price_minor)',
  'vendor-offers':
    'loaded_vendor_offer (market, code, sku, vendor_code, amount_minor, initial_amount_minor, status, qty, reserved, promise_unit, promise_delay)',
  substitutes: 'substitute (market, sku, position, substitute_sku)',
  redirections: 'redirection (market, path, target_path, status)',
  'content-pages':
    'content_page (market, store_id, identifier, place, section, position, title, description, html, picture, published_on, questions)',
  'content-blocks':
    'content_block (market, store_id, identifier, group_id, category_id, context, position, title, html)',
  'content-slides':
    'content_slide (market, store_id, slider, group_id, position, title, text, link_label, link_path, picture)',
  reviews:
    'review (market, id, sku, origin, rating, title, text, nickname, is_verified, state, written_at)',
} as const satisfies Readonly<Record<FeedFile, string>>;

type Row = readonly CopyValue[];

const jsonOrNull = (value: object | undefined): CopyValue =>
  value === undefined ? null : { json: value };

export const storeRow = (store: FeedRecord<'stores'>, ordinal: number): Row => [
  store.id,
  store.sellerCode,
  store.urlKey,
  store.name,
  store.retailerType,
  store.ecommerce,
  { json: store.street },
  store.postcode,
  store.city,
  store.latitude,
  store.longitude,
  store.regionCode,
  store.phone,
  store.email,
  { json: store.openingHours },
  { json: store.services },
  store.priceZone,
  store.position,
  ordinal,
];

/** Products are counted after they are loaded. */
export const categoryRow = (category: PlacedCategory): Row => [
  category.id,
  category.parentId,
  category.name,
  category.urlSegment,
  category.urlPath,
  category.level,
  category.position,
  category.image,
  category.description,
  category.lft,
  category.rgt,
  0,
  { json: category.complements ?? [] },
];

export const priceRow = (price: FeedRecord<'prices'>): Row => [
  price.sku,
  price.priceZone,
  price.customerKind,
  price.amountMinor,
  price.initialAmountMinor,
  price.gapCode,
];

export const historyRow = (entry: FeedRecord<'price-history'>): Row => [
  entry.sku,
  entry.priceZone,
  entry.customerKind,
  entry.validFrom,
  entry.amountMinor,
];

/** Held units are added when the row replaces the former one. */
export const stockRow = (stock: FeedRecord<'stock'>): Row => [
  stock.sku,
  stock.storeId,
  stock.status,
  stock.quantity,
  0,
  stock.promiseUnit,
  stock.promiseDelay,
];

export const warehouseStockRow = (stock: FeedRecord<'warehouse-stock'>): Row => [
  CENTRAL_WAREHOUSE,
  stock.sku,
  stock.quantity,
  0,
];

export const vendorRow = (vendor: FeedRecord<'vendors'>): Row => [
  vendor.code,
  vendor.sellerIdentifier,
  vendor.name,
  vendor.urlKey,
  vendor.city,
  vendor.country,
  jsonOrNull(vendor.trader),
  vendor.status ?? 'ACTIVE',
  jsonOrNull(vendor.profile),
];

export const deliveryRateRow = (rate: FeedRecord<'delivery-rates'>): Row => {
  const { carrier, method } = shippingMethodParts(rate.method);
  return [carrier, method, rate.upToGrams, rate.upToKm, rate.priceMinor];
};

export const pickupPointRow = (point: FeedRecord<'pickup-points'>): Row => [
  point.id,
  point.kind,
  point.name,
  { json: point.street },
  point.postcode,
  point.city,
  point.latitude,
  point.longitude,
  { json: point.openingHours },
];

export const slotCapacityRow = (slot: FeedRecord<'slot-capacities'>): Row => [
  slot.storeId,
  slot.kind ?? 'pickup',
  slot.weekday,
  slot.startHour,
  slot.capacity,
];

export const vendorRateRow = (rate: FeedRecord<'seller-rates'>): Row => [
  rate.vendorCode,
  rate.level,
  rate.upToGrams,
  rate.priceMinor,
];

export const vendorOfferRow = (offer: FeedRecord<'vendor-offers'>): Row => [
  offer.code,
  offer.sku,
  offer.vendorCode,
  offer.amountMinor,
  offer.initialAmountMinor,
  offer.status,
  offer.quantity,
  0,
  offer.promiseUnit,
  offer.promiseDelay,
];

/** Editors' HTML is sanitised before it is stored, and again where it is shown. */
export const contentPageRow = (page: FeedRecord<'content-pages'>): Row => [
  page.storeId,
  page.identifier,
  page.place,
  page.section,
  page.position,
  page.title,
  page.description,
  safeHtml(page.html),
  page.picture,
  page.publishedOn,
  { json: page.questions.map((entry) => ({ ...entry, answer: safeHtml(entry.answer) })) },
];

export const contentBlockRow = (block: FeedRecord<'content-blocks'>): Row => [
  block.storeId,
  block.identifier,
  block.groupId,
  block.categoryId,
  block.context,
  block.position,
  block.title,
  safeHtml(block.html),
];

export const contentSlideRow = (slide: FeedRecord<'content-slides'>): Row => [
  slide.storeId,
  slide.slider,
  slide.groupId,
  slide.position,
  slide.title,
  slide.text,
  slide.linkLabel,
  slide.linkPath,
  slide.picture,
];

/**
 * Feed reviews were moderated at their source. The hour is noon, so that the day is the same in
 * every market.
 */
export const reviewRow = (review: FeedRecord<'reviews'>): Row => [
  `feed-${review.id}`,
  review.sku,
  'feed',
  review.rating,
  review.title,
  review.text,
  review.nickname,
  review.isVerified,
  'published',
  `${review.writtenOn}T12:00:00Z`,
];
