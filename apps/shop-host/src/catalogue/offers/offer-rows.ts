import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { StockTable, VendorOfferTable } from '../../platform/database/schema.ts';
import type { PriceContext } from './price-context.ts';

/** A product with the retailer's price and stock in a context, if any. */
export type ProductAtStore = {
  readonly sku: string;
  readonly adeokey: string;
  readonly sale_unit: string;
  readonly capacity_unit: string | null;
  readonly capacity_per_sale_unit: number | null;
  readonly vat_basis_points: number;
  readonly territory_vat: Readonly<Record<string, number>> | null;
  readonly ecotax_minor: number;
  readonly ecotax_stream: string | null;
  readonly amount_minor: number | null;
  readonly initial_amount_minor: number | null;
  readonly gap_code: string | null;
  readonly status: StockTable['status'] | null;
  readonly qty: number | null;
  readonly reserved: number | null;
  readonly promise_unit: string | null;
  readonly promise_delay: number | null;
};

export type VendorOfferRow = {
  readonly sku: string;
  readonly code: string;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly seller_identifier: string;
  readonly amount_minor: number;
  readonly initial_amount_minor: number;
  readonly status: VendorOfferTable['status'];
  readonly qty: number;
  readonly reserved: number;
  readonly promise_unit: string;
  readonly promise_delay: number;
  /** Whether the vendor has a price for relay points. */
  readonly sends_to_relay: boolean;
};

export type HistoryRow = {
  readonly sku: string;
  readonly valid_from: string;
  readonly amount_minor: number;
};

export const productsAtStore = (
  db: Reader,
  market: string,
  skus: readonly string[],
  { store, kind }: PriceContext,
): Promise<ProductAtStore[]> =>
  db
    .selectFrom('product')
    .leftJoin('price', (join) =>
      join
        .onRef('price.market', '=', 'product.market')
        .onRef('price.sku', '=', 'product.sku')
        .on('price.price_zone', '=', store.price_zone)
        .on('price.customer_kind', '=', kind),
    )
    .leftJoin('stock', (join) =>
      join
        .onRef('stock.market', '=', 'product.market')
        .onRef('stock.sku', '=', 'product.sku')
        .on('stock.store_id', '=', store.id),
    )
    .select([
      'product.sku',
      'product.adeokey',
      'product.sale_unit',
      'product.capacity_unit',
      'product.capacity_per_sale_unit',
      'product.vat_basis_points',
      'product.territory_vat',
      'product.ecotax_minor',
      'product.ecotax_stream',
    ])
    .select([
      'price.amount_minor',
      'price.initial_amount_minor',
      'price.gap_code',
      'stock.status',
      'stock.qty',
      'stock.reserved',
      'stock.promise_unit',
      'stock.promise_delay',
    ])
    .where('product.market', '=', market)
    .where(sql<boolean>`product.sku = any(${skus}::text[])`)
    .execute();

/** Whether the vendor of a row of `vendor_offer` has a price for relay points. */
const sendsToRelay = sql<boolean>`exists (select from seller_rate
  where seller_rate.market = vendor_offer.market and seller_rate.vendor_code = vendor_offer.vendor_code and seller_rate.method_code = 'relay')`;

export const vendorOffersOf = (
  db: Reader,
  market: string,
  skus: readonly string[],
): Promise<VendorOfferRow[]> =>
  db
    .selectFrom('vendor_offer')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.market', '=', 'vendor_offer.market')
        .onRef('vendor.code', '=', 'vendor_offer.vendor_code'),
    )
    .select([
      'vendor_offer.sku',
      'vendor_offer.code',
      'vendor_offer.vendor_code',
      'vendor.name as vendor_name',
      'vendor.seller_identifier',
    ])
    .select([
      'vendor_offer.amount_minor',
      'vendor_offer.initial_amount_minor',
      'vendor_offer.status',
      'vendor_offer.qty',
      'vendor_offer.reserved',
      'vendor_offer.promise_unit',
      'vendor_offer.promise_delay',
      sendsToRelay.as('sends_to_relay'),
    ])
    .where('vendor_offer.market', '=', market)
    .where(sql<boolean>`vendor_offer.sku = any(${skus}::text[])`)
    .orderBy('vendor_offer.amount_minor')
    .orderBy('vendor_offer.code')
    .execute();

export const priceHistoryOf = (
  db: Reader,
  market: string,
  skus: readonly string[],
  { store, kind }: PriceContext,
  until: string,
): Promise<HistoryRow[]> =>
  db
    .selectFrom('price_history')
    .select(['sku', 'valid_from', 'amount_minor'])
    .where('market', '=', market)
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .where('price_zone', '=', store.price_zone)
    .where('customer_kind', '=', kind)
    .where('valid_from', '<=', until)
    .orderBy('valid_from')
    .orderBy('change')
    .execute();
