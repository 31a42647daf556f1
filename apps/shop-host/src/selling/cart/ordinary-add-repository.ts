import { sql } from 'kysely';
import { promisedMethod } from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import type { StoreTable } from '../../platform/database/tables/store-tables.ts';
import { prepared } from '../../platform/database/prepared-statements.ts';
import { type Db, repeatedly } from '../../platform/database/with-tx.ts';
import {
  carrierPrice,
  type ProductAtStore,
  truckPrice,
  vendorPrice,
  type VendorOfferRow,
} from '../../catalogue/offers/repository.ts';
import { CENTRAL_WAREHOUSE } from '../../catalogue/stock/central-warehouse.ts';
import { type Offer, priceBasisOf } from '@materia/domain-pricing';
import { offerWithCode } from '../../catalogue/offers/offers.ts';
import { contextCodeAt, customerKindOf } from '../../catalogue/offers/price-context.ts';
import type { CartOwner, CartRow, CartLineChange } from './repository.ts';
import type { CartLineRow } from '../pricing/price-cart.ts';

/** The offer and product to add, the cart and the store. */
export type AddRequest = {
  readonly storeId: string;
  readonly sku: string;
  readonly offerCode: string;
  readonly cartId: string;
  readonly owner: CartOwner;
  readonly isPro: boolean;
  /** Whether offers of vendors are on sale (flag MARKETPLACE_MODE). */
  readonly isMarketplace: boolean;
};

type StoreFacts = Pick<StoreTable, 'ecommerce' | 'seller_code' | 'postcode'>;
type CartFacts = Pick<CartRow, 'market' | 'id' | 'revision' | 'next_line'>;
type LineFacts = Pick<CartLineRow, 'line' | 'qty'>;

/**
 * Everything that decides an add, read at one moment without locks. Another owner's cart and a
 * missing one give the same result. `line` is the existing line of the offer.
 */
export type AddSnapshot = {
  readonly store: StoreFacts;
  readonly offer: Offer | undefined;
  readonly cart: CartFacts | null;
  readonly line: LineFacts | null;
};

type SnapshotRow = StoreFacts & {
  readonly product: ProductAtStore | null;
  readonly third_party: VendorOfferRow | null;
  readonly cart: CartFacts | null;
  readonly line: LineFacts | null;
};

const ownerId = (owner: CartOwner): string | null =>
  owner.kind === 'guest' ? null : owner.customerId;

const addSnapshot = prepared(
  'cart-add-snapshot',
  (db, market: Market, { storeId, sku, offerCode, cartId, owner, isPro }: AddRequest) =>
    sql<SnapshotRow>`
      select store.ecommerce, store.seller_code, store.postcode,
        (select row_to_json(found) from (
          select product.sku, product.adeokey, product.sale_unit, product.capacity_unit, product.capacity_per_sale_unit, product.vat_basis_points, product.territory_vat, product.ecotax_minor, product.ecotax_stream,
            price.amount_minor, price.initial_amount_minor, price.gap_code, stock.status, stock.qty, stock.reserved, stock.promise_unit, stock.promise_delay,
            warehouse_stock.qty - warehouse_stock.reserved as warehouse_free, ${carrierPrice(promisedMethod('own', 'home'))} as home_minor, null as relay_minor, ${truckPrice()} as truck_minor
          from product
          left join price on price.market = product.market and price.sku = product.sku and price.price_zone = store.price_zone and price.customer_kind = ${customerKindOf(isPro)}
          left join stock on stock.market = product.market and stock.sku = product.sku and stock.store_id = store.id
          left join warehouse_stock on warehouse_stock.market = product.market and warehouse_stock.sku = product.sku and warehouse_stock.warehouse = ${CENTRAL_WAREHOUSE}
          where product.market = store.market and product.sku = ${sku}) as found) as product,
        (select row_to_json(found) from (
          select vendor_offer.sku, vendor_offer.code, vendor_offer.vendor_code, vendor.name as vendor_name, vendor.seller_identifier,
            vendor_offer.amount_minor, vendor_offer.initial_amount_minor, vendor_offer.status, vendor_offer.qty, vendor_offer.reserved, vendor_offer.promise_unit, vendor_offer.promise_delay, ${vendorPrice('home')} as home_minor, ${vendorPrice('relay')} as relay_minor
          from vendor_offer
          join product on product.market = vendor_offer.market and product.sku = vendor_offer.sku
          join vendor on vendor.market = vendor_offer.market and vendor.code = vendor_offer.vendor_code
          where vendor_offer.market = store.market and vendor_offer.code = ${offerCode} and vendor_offer.sku = ${sku}) as found) as third_party,
        (select row_to_json(found) from (
          select market, id, revision, next_line from cart
          where cart.market = store.market and cart.id = ${cartId} and state = 'open' and customer_id is not distinct from ${ownerId(owner)}::text) as found) as cart,
        (select row_to_json(found) from (
          select line, qty from cart_line where cart_line.market = store.market and cart_line.cart_id = ${cartId} and cart_line.offer_code = ${offerCode}) as found) as line
      from store where store.market = ${market.id} and store.id = ${storeId}`.compile(db),
);

/** Reads with one statement what an add needs; undefined if the store is unknown. */
export const readAddSnapshot = async (
  db: Db,
  market: Market,
  asked: AddRequest,
): Promise<AddSnapshot | undefined> => {
  const [row] = await addSnapshot(db, market, asked);
  if (row === undefined) return undefined;
  const { product, third_party, cart, line } = row;
  return {
    store: row,
    cart,
    line,
    offer:
      product === null
        ? undefined
        : offerWithCode(
            asked.offerCode,
            product,
            asked.isMarketplace ? third_party : null,
            market,
            {
              code: contextCodeAt(row, asked.isPro),
              basis: priceBasisOf(asked.isPro),
              store: row,
            },
          ),
  };
};

type Write = {
  readonly owner: CartOwner;
  readonly cart: CartFacts;
  readonly line: LineFacts | null;
  readonly storeId: string;
  readonly change: CartLineChange;
  readonly now: string;
};

/**
 * Writes the line and the cart's new revision with a single statement, without an explicit
 * transaction. Returns false and writes nothing if the cart has changed since the snapshot: every
 * change of a cart makes a new revision, so the later of two writers notices.
 *
 * A second path next to the transaction must be worth its code: it stays as long as an add costs
 * the host at most three quarters of what the transaction costs. `npm run bench -- host` prints
 * both rows. With 1,000 references, host CPU per add in ms, compared with the transaction: carts of
 * 1, 10 and 100 lines on PostgreSQL 2.0, 1.3, 0.7 and 4.0, 3.0, 2.7; embedded 3.0, 3.0, 3.5 and
 * 7.5, 6.0, 7.5. Concurrent adds to carts of 100: 83 and 42 per second on PostgreSQL, 183 and 95
 * embedded.
 */
export const writeOrdinaryAdd = async (
  db: Db,
  { owner, cart, line, storeId, change, now }: Write,
): Promise<boolean> => {
  const at = line?.line ?? cart.next_line;
  const { rows } = await repeatedly(() =>
    sql`
      with touched as (
        update cart set revision = revision + 1, updated_at = ${now}, store_id = ${storeId}, next_line = greatest(next_line, ${at + 1}::integer)
        where market = ${cart.market} and id = ${cart.id} and revision = ${cart.revision} and state = 'open' and customer_id is not distinct from ${ownerId(owner)}::text
        returning market, id)
      insert into cart_line (market, cart_id, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor, waiting)
      select market, id, ${at}::integer, ${change.sku}, ${change.offer_code}, ${change.vendor_code}, ${change.qty}::integer, ${change.seen_minor}::integer, ${change.seen_initial_minor}::integer, ${change.waiting}::boolean from touched
      on conflict (market, cart_id, offer_code) do update set qty = excluded.qty, seen_minor = excluded.seen_minor, seen_initial_minor = excluded.seen_initial_minor, waiting = excluded.waiting
      returning line`.execute(db),
  );
  return rows.length === 1;
};
