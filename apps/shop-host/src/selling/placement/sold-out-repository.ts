import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared-statements.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { PlacementKey } from './idempotency-repository.ts';

/** A cart as the placement request describes it. */
type RequestedCart = {
  readonly id: string;
  readonly storeId: string;
  readonly revision: number;
  /** Null for a guest's cart. */
  readonly customerId: string | null;
};

/**
 * Whether the cart of a new placement contains a product without a free unit where it would be
 * taken from. Whatever else the placement finds, it is refused, so a crowd that wants the last
 * units need not wait for locks. A key that was answered, and a cart whose own unpaid purchase
 * holds the units, are left to the placement.
 */
export const isSoldOut = async (
  db: Db,
  { market, owner, key }: PlacementKey,
  { id, storeId, revision, customerId }: RequestedCart,
): Promise<boolean> => {
  const [found] = await soldOutLine(db, market, owner, key, id, storeId, revision, customerId);
  return found !== undefined;
};

const soldOutLine = prepared(
  'sold-out-line',
  (
    db,
    market: string,
    owner: string,
    key: string,
    cartId: string,
    storeId: string,
    revision: number,
    customerId: string | null,
  ) =>
    sql<{ readonly line: number }>`
    select cart_line.line from cart
    join cart_line on cart_line.market = cart.market and cart_line.cart_id = cart.id
    left join stock on cart_line.vendor_code is null
      and stock.market = cart.market and stock.sku = cart_line.sku and stock.store_id = cart.store_id
    left join warehouse_stock on cart_line.vendor_code is null
      and warehouse_stock.market = cart.market and warehouse_stock.sku = cart_line.sku
    left join vendor_offer on cart_line.vendor_code is not null
      and vendor_offer.market = cart.market and vendor_offer.code = cart_line.offer_code
    where cart.market = ${market} and cart.id = ${cartId} and cart.store_id = ${storeId} and cart.revision = ${revision}
      and cart.customer_id is not distinct from ${customerId} and cart.state in ('open', 'quote')
      and not cart_line.waiting
      and coalesce(greatest(stock.qty - stock.reserved, warehouse_stock.qty - warehouse_stock.reserved),
        vendor_offer.qty - vendor_offer.reserved) < 1
      and not exists (select from idempotency where market = ${market} and owner = ${owner} and key = ${key})
      and not exists (select from cart returned where returned.market = cart.market and returned.taken_from = cart.id
        and returned.state = 'merged')
    limit 1`.compile(db),
);
