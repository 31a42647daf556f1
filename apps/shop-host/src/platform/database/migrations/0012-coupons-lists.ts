import type { Migration } from './migration.ts';

/**
 * Cart lines that wait until they are available again, promo codes and their uses, and named lists.
 * Each customer can use a code once. Total uses are counted over orders that are not cancelled, so
 * a cancelled order gives its use back.
 */
export const couponsAndLists: Migration = {
  name: '0012-coupons-lists',
  statements: [
    'alter table cart_line add column if not exists waiting boolean not null default false',
    'alter table cart add column if not exists coupon_code text',
    `create table coupon (
      market text not null, code text not null, kind text not null check (kind in ('amount', 'rate')), value integer not null check (value > 0),
      from_minor integer not null default 0, valid_from date not null, valid_until date not null, sold_by text, use_limit integer, conditions text not null,
      primary key (market, code))`,
    `create table coupon_use (
      market text not null, order_number text not null, code text not null, customer_id text not null, off_minor integer not null,
      primary key (market, order_number), foreign key (market, order_number) references orders (market, number))`,
    'create index coupon_use_code on coupon_use (market, code)',
    `create table shopping_list (
      market text not null, id text not null, customer_id text not null, name text not null, created_at timestamptz not null, updated_at timestamptz not null,
      primary key (market, id), foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    'create unique index shopping_list_name on shopping_list (market, customer_id, lower(name))',
    `create table shopping_list_line (
      market text not null, list_id text not null, sku text not null, place integer not null, qty integer not null check (qty between 1 and 999),
      primary key (market, list_id, sku), foreign key (market, list_id) references shopping_list (market, id) on delete cascade)`,
  ],
};
