import type { Migration } from './migration.ts';

/**
 * Payments: the cart and the hold of an open purchase, its lines as they left the cart, payment
 * attempts, the provider's notices by their id, refunds and alarms. Orders of an open purchase are
 * not confirmed and count nowhere.
 */
export const payments: Migration = {
  name: '0050-payments',
  statements: [
    `alter table purchase
      add column email text not null default '',
      add column cart_id text,
      add column coupon_code text,
      add column cart_state text not null default 'done' check (cart_state in ('taken', 'returned', 'done')),
      add column cart_revision integer,
      add column hold_until timestamptz,
      add column return_path text,
      add check (state <> 'open' or (cart_id is not null and hold_until is not null))`,
    `create index purchase_open on purchase (market, hold_until) where state = 'open'`,
    `create index purchase_cart on purchase (market, cart_id) where state = 'open'`,
    'alter table orders add column confirmed boolean not null default true',
    'alter table cart add column payment_method text',
    `create table purchase_line (
      market text not null, purchase_number text not null, line integer not null, sku text not null, offer_code text not null,
      vendor_code text, qty integer not null check (qty > 0), seen_minor integer not null, seen_initial_minor integer not null,
      primary key (market, purchase_number, line),
      foreign key (market, purchase_number) references purchase (market, number))`,
    `create table payment_attempt (
      market text not null, id text not null, purchase_number text not null, method text not null,
      state text not null check (state in ('created', 'pending', 'aborted', 'expired', 'refused', 'paid')),
      amount_minor integer not null check (amount_minor >= 0), currency text not null, created_at timestamptz not null,
      provider_ref text, charge_ref text, redirect_url text, reference jsonb, failure text, channel text,
      check_at timestamptz not null, checks integer not null default 0,
      primary key (market, id),
      foreign key (market, purchase_number) references purchase (market, number))`,
    'create index payment_attempt_purchase on payment_attempt (market, purchase_number)',
    `create index payment_attempt_open on payment_attempt (check_at) where state in ('created', 'pending')`,
    `create table payment_notice (
      market text not null, event_id text not null, type text not null, attempt_id text, happened_at timestamptz not null,
      received_at timestamptz not null, outcome text not null check (outcome in ('applied', 'not-ours', 'alarm')),
      primary key (market, event_id))`,
    `create table payment_refund (
      market text not null, id text not null, attempt_id text not null, order_number text, amount_minor integer not null check (amount_minor > 0),
      currency text not null, reason text not null, state text not null check (state in ('pending', 'requires_action', 'succeeded', 'failed', 'cancelled')),
      provider_ref text, created_at timestamptz not null, check_at timestamptz not null, checks integer not null default 0,
      primary key (market, id),
      foreign key (market, attempt_id) references payment_attempt (market, id))`,
    'create unique index payment_refund_order on payment_refund (market, attempt_id, order_number)',
    `create table payment_alarm (
      id integer generated always as identity primary key, market text not null, kind text not null, attempt_id text,
      purchase_number text, detail text not null, raised_at timestamptz not null, settled_at timestamptz)`,
    'create index payment_alarm_open on payment_alarm (market, raised_at) where settled_at is null',
  ],
};
