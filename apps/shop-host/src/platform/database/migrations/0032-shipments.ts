import type { Migration } from './migration.ts';

/**
 * Delivery choices per shipment instead of one per cart, sellers' delivery rates, units held at
 * sellers, and the purchase that ties together the orders of one placement. Open choices are
 * dropped: shoppers choose again. Each existing order becomes a purchase of its own with its
 * number.
 */
export const shipments: Migration = {
  name: '0032-shipments',
  statements: [
    `create table shipment_choice (
      market text not null, cart_id text not null, seller text not null, part text not null check (part in ('collected', 'brought', 'sent')),
      carrier_code text not null, method_code text not null, price_minor integer not null check (price_minor >= 0),
      slot_day date, slot_hour integer check (slot_hour between 0 and 23), contents text not null,
      check ((slot_day is null) = (slot_hour is null)),
      primary key (market, cart_id, seller, part),
      foreign key (market, cart_id) references cart (market, id) on delete cascade)`,
    `create table cart_contact (
      market text not null, cart_id text not null, firstname text not null, lastname text not null, telephone text not null,
      street text[], postcode text, city text,
      check ((street is null) = (postcode is null) and (street is null) = (city is null)),
      primary key (market, cart_id),
      foreign key (market, cart_id) references cart (market, id) on delete cascade)`,
    'alter table cart drop column shipping, drop column contact',
    `create table seller_rate (
      market text not null, vendor_code text not null, method_code text not null check (method_code in ('home', 'relay')),
      up_to_grams integer check (up_to_grams > 0), price_minor integer not null check (price_minor >= 0))`,
    'create index seller_rate_vendor on seller_rate (market, vendor_code)',
    `create table purchase (
      market text not null, number text not null, customer_id text not null, payment_method text not null,
      state text not null check (state in ('open', 'confirmed', 'failed', 'cancelled')), currency text not null, total_minor integer not null,
      created_at timestamptz not null,
      primary key (market, number), foreign key (market, customer_id) references customer (market, id))`,
    `insert into purchase (market, number, customer_id, payment_method, state, currency, total_minor, created_at)
      select market, number, customer_id, payment_method, 'confirmed', currency, total_minor, created_at from orders`,
    'alter table orders add column purchase_number text',
    'update orders set purchase_number = number',
    `alter table orders alter column purchase_number set not null,
      add foreign key (market, purchase_number) references purchase (market, number) deferrable initially deferred`,
    'create index orders_purchase on orders (market, purchase_number)',
    'alter table vendor_offer add column reserved integer not null default 0 check (reserved >= 0)',
    // Held orders of sellers were counted as stock of the store by imports.
    `update vendor_offer set reserved = held.qty
      from (select line.offer_code, line.market, sum(line.qty)::integer as qty
            from orders join order_line line on line.market = orders.market and line.order_number = orders.number
            where orders.stock_state = 'held' and orders.vendor is not null group by line.market, line.offer_code) held
      where vendor_offer.market = held.market and vendor_offer.code = held.offer_code`,
    'update stock set reserved = 0 where reserved > 0',
    `update stock set reserved = held.qty
      from (select line.market, line.sku, orders.store_id, sum(line.qty)::integer as qty
            from orders join order_line line on line.market = orders.market and line.order_number = orders.number
            where orders.stock_state = 'held' and orders.vendor is null group by line.market, line.sku, orders.store_id) held
      where stock.market = held.market and stock.sku = held.sku and stock.store_id = held.store_id`,
  ],
};
