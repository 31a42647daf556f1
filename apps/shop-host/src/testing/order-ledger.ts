import { SHIPPING_METHODS, slotKindOf } from '@materia/domain-shipping';
import { sql } from 'kysely';
import type { Db } from '../platform/database/with-tx.ts';

/** The methods whose orders take a place in the slots of the store's pickups. */
const PICKUPS = SHIPPING_METHODS.filter((method) => slotKindOf(method) === 'pickup')
  .map((method) => `'${method}'`)
  .join(', ');

/**
 * Statements that find rows which contradict each other. In a healthy shop none of them finds
 * anything.
 */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'stock at stores is reserved as held': `
    select stock.market, stock.sku, stock.store_id, stock.reserved, held.quantity from stock left join (
      select market, sku, location, sum(quantity)::integer as quantity from stock_hold where location_kind = 'store' group by 1, 2, 3) held
      on held.market = stock.market and held.sku = stock.sku and held.location = stock.store_id
    where stock.reserved <> coalesce(held.quantity, 0)`,
  'stock of vendors is reserved as held': `
    select vendor_offer.market, vendor_offer.code, vendor_offer.reserved, held.quantity from vendor_offer left join (
      select market, sku, location, sum(quantity)::integer as quantity from stock_hold where location_kind = 'seller' group by 1, 2, 3) held
      on held.market = vendor_offer.market and held.sku = vendor_offer.sku and held.location = vendor_offer.code
    where vendor_offer.reserved <> coalesce(held.quantity, 0)`,
  'stock of the warehouse is reserved as held': `
    select warehouse_stock.market, warehouse_stock.sku, warehouse_stock.reserved, held.quantity from warehouse_stock left join (
      select market, sku, location, sum(quantity)::integer as quantity from stock_hold where location_kind = 'warehouse' group by 1, 2, 3) held
      on held.market = warehouse_stock.market and held.sku = warehouse_stock.sku and held.location = warehouse_stock.warehouse
    where warehouse_stock.reserved <> coalesce(held.quantity, 0)`,
  'no unit is held twice': `
    select market, sku, store_id from stock where reserved > qty
    union all select market, sku, warehouse from warehouse_stock where reserved > qty
    union all select market, sku, code from vendor_offer where reserved > qty`,
  'held orders hold their lines, and no other order holds anything': `
    select orders.market, orders.number from orders
    left join (select market, order_number, sum(quantity) as quantity from stock_hold group by 1, 2) held
      on held.market = orders.market and held.order_number = orders.number
    left join (select market, order_number, sum(qty) as quantity from order_line group by 1, 2) line
      on line.market = orders.market and line.order_number = orders.number
    where coalesce(held.quantity, 0) <> case when orders.stock_state = 'held' then coalesce(line.quantity, 0) else 0 end`,
  'orders have their lines, their first status and their purchase': `
    select orders.market, orders.number from orders
    where not exists (select from order_line line where line.market = orders.market and line.order_number = orders.number)
       or not exists (select from order_status status where status.market = orders.market and status.order_number = orders.number and status.seq = 1)
       or not exists (select from purchase where purchase.market = orders.market and purchase.number = orders.purchase_number)`,
  'purchases are the sum of their orders': `
    select purchase.market, purchase.number from purchase left join (
      select market, purchase_number, sum(total_minor) as total_minor from orders group by 1, 2) placed
      on placed.market = purchase.market and placed.purchase_number = purchase.number
    where purchase.total_minor is distinct from placed.total_minor`,
  'orders are the sum of their lines and charges, with and without tax': `
    select orders.market, orders.number from orders join (
      select market, order_number, sum(row_minor) as gross, sum(row_net_minor) as net from order_line group by 1, 2) line
      on line.market = orders.market and line.order_number = orders.number
    left join (
      select market, order_number, sum(gross_minor) as gross, sum(net_minor) as net from order_charge
      where kind in ('delivery', 'preparation-fee', 'deposit', 'eco-contribution') group by 1, 2) charge
      on charge.market = orders.market and charge.order_number = orders.number
    where orders.total_minor <> line.gross + coalesce(charge.gross, 0)
      or orders.total_minor - orders.tax_minor <> line.net + coalesce(charge.net, 0)`,
  'open purchases have an attempt or wait for a word by email, with their lines and held orders': `
    select market, number from purchase
    where state = 'open' and (
      (purchase.payment_method <> 'pay_in_store' and not exists (select from payment_attempt attempt where attempt.market = purchase.market and attempt.purchase_number = purchase.number))
      or not exists (select from cart join cart_line line on line.market = cart.market and line.cart_id = cart.id
        where cart.market = purchase.market and cart.purchase_number = purchase.number and cart.state in ('placed', 'merged'))
      or exists (select from orders where orders.market = purchase.market and orders.purchase_number = purchase.number and stock_state <> 'held'))`,
  'carts of purchases are those of open ones': `
    select cart.market, cart.id, purchase.number from cart join purchase on purchase.market = cart.market and purchase.number = cart.purchase_number
    where purchase.state <> 'open' or purchase.cart_id is distinct from cart.taken_from`,
  'failed and cancelled purchases hold nothing': `
    select purchase.market, purchase.number from purchase join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    where purchase.state in ('failed', 'cancelled') and orders.stock_state = 'held'`,
  'orders count exactly when their purchase is confirmed': `
    select orders.market, orders.number from purchase join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    where purchase.state in ('open', 'confirmed', 'failed') and orders.confirmed <> (purchase.state = 'confirmed')`,
  'keys are stored with their reply': `select market, owner, key from idempotency where reply is null`,
  'slots are within their capacity': `select market, store_id, day, start_hour from pickup_slot where taken > capacity`,
  'places in slots are taken by orders': `
    select slot.market, slot.store_id, slot.kind, slot.day, slot.start_hour, slot.taken, placed.orders from pickup_slot slot full join (
      select market, store_id, case when carrier_code || '/' || method_code in (${PICKUPS}) then 'pickup' else 'delivery' end as kind, pickup_date as day,
        pickup_hour as start_hour, count(*)::integer as orders from orders
      where pickup_hour is not null and stock_state <> 'released' group by 1, 2, 3, 4, 5) placed using (market, store_id, kind, day, start_hour)
    where coalesce(slot.taken, 0) <> coalesce(placed.orders, 0)`,
};

/**
 * What contradicts itself in the orders and the stock of a database, by the broken rule. Empty in a
 * healthy shop.
 */
export const contradictions = async (
  db: Db,
): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const found: Record<string, readonly unknown[]> = {};
  for (const [rule, statement] of Object.entries(CONTRADICTIONS)) {
    const { rows } = await sql.raw(`${statement} limit 5`).execute(db);
    if (rows.length > 0) found[rule] = rows;
  }
  return found;
};
