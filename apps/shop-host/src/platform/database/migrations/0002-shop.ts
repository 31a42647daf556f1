import type { Migration } from './migration.ts';

/** Shopper data: accounts, sessions, carts and orders. An import never touches these. */
export const shop: Migration = {
  name: '0002-shop',
  statements: [
    `create table customer (
      market text not null, id text not null, email text not null, password_hash text not null, firstname text not null, lastname text not null, mobile text not null,
      customer_type integer not null check (customer_type in (2, 3)), corporation_name text, company_fiscal_id text,
      is_pro_card boolean not null, loyalty_category_code text, loyalty_rank text, loyalty_card_number text, reference_store text, group_id text not null,
      terms_accepted_at timestamptz not null, created_at timestamptz not null,
      primary key (market, id), unique (market, email))`,
    `create table session (
      market text not null, id text not null, customer_id text not null, created_at timestamptz not null, revoked_at timestamptz,
      primary key (market, id), foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    `create table refresh_token (
      hash text primary key, market text not null, session_id text not null, issued_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
      foreign key (market, session_id) references session (market, id) on delete cascade)`,
    'create table attempt (key text primary key, window_from timestamptz not null, count integer not null)',
    `create table cart (
      market text not null, id text not null, customer_id text, merged_into text, store_id text,
      revision integer not null default 0, next_line integer not null default 1, shipping jsonb, contact jsonb,
      created_at timestamptz not null, updated_at timestamptz not null,
      primary key (market, id), foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    'create unique index cart_customer on cart (market, customer_id) where customer_id is not null',
    `create table cart_line (
      market text not null, cart_id text not null, line integer not null, sku text not null, offer_code text not null, vendor_code text,
      qty integer not null check (qty between 1 and 999), seen_minor integer not null, seen_initial_minor integer not null,
      primary key (market, cart_id, line), unique (market, cart_id, offer_code),
      foreign key (market, cart_id) references cart (market, id) on delete cascade)`,
    `create table idempotency (
      market text not null, customer_id text not null, key text not null, body_hash text not null, reply text, created_at timestamptz not null,
      primary key (market, customer_id, key))`,
    `create table orders (
      market text not null, number text not null, customer_id text not null, store_id text not null, status text not null, stock_state text not null, created_at timestamptz not null,
      carrier_code text not null, method_code text not null, pickup_date date, pickup_hour integer, pickup_minute integer, payment_method text not null, currency text not null,
      total_minor integer not null, tax_minor integer not null, ecotax_minor integer not null, shipping_minor integer not null, fee_minor integer not null, fee_tax_minor integer not null,
      comment text, contact jsonb not null, store jsonb not null,
      primary key (market, number), foreign key (market, customer_id) references customer (market, id))`,
    'create index orders_customer on orders (market, customer_id, created_at desc)',
    `create table order_line (
      market text not null, order_number text not null, line integer not null, sku text not null, adeokey text not null, offer_code text not null,
      name text not null, image text not null, url_key text not null, vendor_name text not null, qty integer not null check (qty > 0),
      unit_minor integer not null, unit_initial_minor integer not null, unit_net_minor integer not null, row_minor integer not null, row_net_minor integer not null,
      ecotax_minor integer not null, vat_basis_points integer not null,
      primary key (market, order_number, line), foreign key (market, order_number) references orders (market, number))`,
    `create table order_status (
      market text not null, order_number text not null, seq integer not null, status text not null, at timestamptz not null,
      primary key (market, order_number, seq), foreign key (market, order_number) references orders (market, number))`,
    `create table pickup_slot (
      market text not null, store_id text not null, day date not null, start_hour integer not null, taken integer not null, capacity integer not null,
      check (taken between 0 and capacity), primary key (market, store_id, day, start_hour))`,
    `create table outbox (
      id bigint generated always as identity primary key, market text not null, kind text not null, payload jsonb not null,
      created_at timestamptz not null, sent_at timestamptz, attempts integer not null default 0, not_before timestamptz not null)`,
    'create index outbox_waiting on outbox (not_before) where sent_at is null',
  ],
};
