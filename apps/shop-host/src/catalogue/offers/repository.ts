import {
  promisedMethod,
  type ServiceLevel,
  type ShippingMethodCode,
  shippingMethodParts,
} from '@materia/domain-shipping';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { StockTable } from '../../platform/database/tables/stock-tables.ts';
import type { VendorOfferTable } from '../../platform/database/tables/vendor-tables.ts';
import { CENTRAL_WAREHOUSE, TRUCK } from '../stock/central-warehouse.ts';
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
  readonly promise_unit: StockTable['promise_unit'] | null;
  readonly promise_delay: number | null;
  /** Units of the central warehouse that are not sold. */
  readonly warehouse_free: number | null;
  /**
   * What a parcel with one unit costs to a home and to a relay point; null where no carrier takes
   * it.
   */
  readonly home_minor: number | null;
  readonly relay_minor: number | null;
  /** What a truck takes at least for one unit that the warehouse has; null where none takes it. */
  readonly truck_minor: number | null;
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
  readonly promise_unit: VendorOfferTable['promise_unit'];
  readonly promise_delay: number;
  /**
   * What the vendor charges for one unit to a home and to a relay point; null where it does not
   * send it.
   */
  readonly home_minor: number | null;
  readonly relay_minor: number | null;
};

export type HistoryRow = {
  readonly sku: string;
  readonly valid_from: string;
  readonly amount_minor: number;
};

/**
 * The price of one of the retailer's carriers for one unit of a row of `product`, whatever the
 * distance.
 */
export const carrierPrice = (code: ShippingMethodCode): RawBuilder<number | null> => {
  const { carrier, method } = shippingMethodParts(code);
  return sql`(select min(price_minor) from delivery_rate
  where delivery_rate.market = product.market and carrier_code = ${carrier} and method_code = ${method}
    and up_to_km is null and (up_to_grams is null or up_to_grams >= product.weight_grams))`;
};

/** The lowest price of the truck for one unit of a row of `product` of which `warehouse_stock` has some. */
export const truckPrice = (): RawBuilder<number | null> => {
  const { carrier, method } = shippingMethodParts(TRUCK);
  return sql`(case when warehouse_stock.qty > warehouse_stock.reserved then (select min(price_minor) from delivery_rate
  where delivery_rate.market = product.market and carrier_code = ${carrier} and method_code = ${method}
    and (up_to_grams is null or up_to_grams >= product.weight_grams)) end)`;
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
    .leftJoin('warehouse_stock', (join) =>
      join
        .onRef('warehouse_stock.market', '=', 'product.market')
        .onRef('warehouse_stock.sku', '=', 'product.sku')
        .on('warehouse_stock.warehouse', '=', CENTRAL_WAREHOUSE),
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
      sql<number | null>`warehouse_stock.qty - warehouse_stock.reserved`.as('warehouse_free'),
      carrierPrice(promisedMethod('own', 'home')).as('home_minor'),
      carrierPrice(promisedMethod('own', 'relay')).as('relay_minor'),
      truckPrice().as('truck_minor'),
    ])
    .where('product.market', '=', market)
    .where(sql<boolean>`product.sku = any(${skus}::text[])`)
    .execute();

/** The price of the vendor of a row of `vendor_offer` for one unit of its product. */
export const vendorPrice = (level: ServiceLevel): RawBuilder<number | null> =>
  sql`(select min(price_minor) from seller_rate
  where seller_rate.market = vendor_offer.market and seller_rate.vendor_code = vendor_offer.vendor_code
    and seller_rate.method_code = ${level} and (up_to_grams is null or up_to_grams >= product.weight_grams))`;

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
    .innerJoin('product', (join) =>
      join
        .onRef('product.market', '=', 'vendor_offer.market')
        .onRef('product.sku', '=', 'vendor_offer.sku'),
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
      vendorPrice('home').as('home_minor'),
      vendorPrice('relay').as('relay_minor'),
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
