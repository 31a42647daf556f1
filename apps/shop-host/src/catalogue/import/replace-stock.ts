import type { SqlClient } from '../../platform/database/sql-pool.ts';
import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts';
import { DELIVERABLE_STATUSES, FITS_A_PARCEL } from '../stock/orderable-sql.ts';
import { lockStock } from '../stock/repository.ts';

/**
 * Where a feed's stock is collected, so that orders can be placed until everything else is loaded.
 */
export const CREATE_LOADED_STOCK = [
  'create temporary table loaded_stock (like stock) on commit drop',
  'create temporary table loaded_warehouse_stock (like warehouse_stock) on commit drop',
  'create temporary table loaded_vendor_offer (like vendor_offer) on commit drop',
];

/** What placements lock. Lists are among it: they show what is sold out. */
const REPLACED = ['stock', 'warehouse_stock', 'vendor_offer', 'listing_change', 'listing'] as const;

/**
 * Replaces stock and vendors' offers by those of the feed and empties the lists. Units on hold stay
 * on hold. Placements of the market wait from here to the end of the import.
 */
export const replaceStock = async (client: SqlClient, market: string): Promise<void> => {
  await lockStock(client, market);
  await client.query(SEND_FROM_WAREHOUSE, [market, CENTRAL_WAREHOUSE, BOT_SELLER_CODE]);
  for (const table of REPLACED)
    await client.query(`delete from ${table} where market = $1`, [market]);
  await client.query(REPLACE_STOCK, [market]);
  await client.query(REPLACE_WAREHOUSE_STOCK, [market]);
  await client.query(REPLACE_OFFERS, [market]);
};

/**
 * The website's store hands nothing over. What a parcel carries of its stock is sent to every
 * shopper, whatever store they choose, so it counts as stock of the central warehouse.
 */
const SEND_FROM_WAREHOUSE = `
  with sent as (
    delete from loaded_stock using store, product
    where store.market = $1 and store.seller_code = $3 and loaded_stock.store_id = store.id
      and product.market = $1 and product.sku = loaded_stock.sku
      and loaded_stock.status in (${DELIVERABLE_STATUSES}) and ${FITS_A_PARCEL}
    returning loaded_stock.sku, loaded_stock.qty),
  stored as (delete from loaded_warehouse_stock where warehouse = $2 returning sku, qty)
  insert into loaded_warehouse_stock (market, warehouse, sku, qty, reserved)
  select $1, $2, sku, sum(qty)::integer, 0 from (select * from sent union all select * from stored) both_stocks group by sku`;

const REPLACE_STOCK = `
  insert into stock (market, sku, store_id, status, qty, reserved, promise_unit, promise_delay)
  select market, sku, store_id, status, qty, coalesce(held.quantity, 0), promise_unit, promise_delay
  from loaded_stock left join (
    select sku, location as store_id, sum(quantity)::integer as quantity from stock_hold
    where market = $1 and location_kind = 'store' group by sku, location) held using (sku, store_id)`;

const REPLACE_WAREHOUSE_STOCK = `
  insert into warehouse_stock (market, warehouse, sku, qty, reserved)
  select market, warehouse, sku, qty, coalesce(held.quantity, 0)
  from loaded_warehouse_stock left join (
    select sku, location as warehouse, sum(quantity)::integer as quantity from stock_hold
    where market = $1 and location_kind = 'warehouse' group by sku, location) held using (sku, warehouse)`;

const REPLACE_OFFERS = `
  insert into vendor_offer (market, code, sku, vendor_code, amount_minor, initial_amount_minor, status, qty, reserved, promise_unit, promise_delay)
  select market, code, sku, vendor_code, amount_minor, initial_amount_minor, status, qty, coalesce(held.quantity, 0), promise_unit, promise_delay
  from loaded_vendor_offer left join (
    select location as code, sum(quantity)::integer as quantity from stock_hold
    where market = $1 and location_kind = 'seller' group by location) held using (code)`;
