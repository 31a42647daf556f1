import type { Migration } from './migration.ts';

/**
 * Holds as rows: who holds how many units where, and until when. They are the truth behind every
 * `reserved` figure. Held orders get their rows, and the figures are worked out from them once.
 */
export const stockHolds: Migration = {
  name: '0070-stock-holds',
  statements: [
    `create table stock_hold (
      market text not null, order_number text not null, location_kind text not null check (location_kind in ('store', 'warehouse', 'seller')),
      location text not null, sku text not null, quantity integer not null check (quantity > 0), expires_at timestamptz,
      primary key (market, order_number, location_kind, location, sku),
      foreign key (market, order_number) references orders (market, number))`,
    `insert into stock_hold (market, order_number, location_kind, location, sku, quantity, expires_at)
      select orders.market, orders.number, case when orders.vendor is null then 'store' else 'seller' end,
             case when orders.vendor is null then orders.store_id else line.offer_code end, line.sku, sum(line.qty)::integer,
             case when purchase.state = 'open' then purchase.hold_until end
      from orders join order_line line on line.market = orders.market and line.order_number = orders.number
      join purchase on purchase.market = orders.market and purchase.number = orders.purchase_number
      where orders.stock_state = 'held' group by 1, 2, 3, 4, 5, 7`,
    'create index stock_hold_place on stock_hold (market, location_kind, location, sku)',
    'update stock set reserved = 0 where reserved > 0',
    `update stock set reserved = held.quantity
      from (select market, location, sku, sum(quantity)::integer as quantity from stock_hold where location_kind = 'store' group by 1, 2, 3) held
      where stock.market = held.market and stock.sku = held.sku and stock.store_id = held.location`,
    'update vendor_offer set reserved = 0 where reserved > 0',
    `update vendor_offer set reserved = held.quantity
      from (select market, location, sum(quantity)::integer as quantity from stock_hold where location_kind = 'seller' group by 1, 2) held
      where vendor_offer.market = held.market and vendor_offer.code = held.location`,
  ],
};
