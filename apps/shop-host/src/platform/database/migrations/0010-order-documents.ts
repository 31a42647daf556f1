import type { Migration } from './migration.ts';

/**
 * The fulfilment and the sellers of an order, and its documents: receipts from the tills, invoices
 * and quotes. A document never changes once issued, so its lines, rates, store and parties are
 * stored as written; `document_series` numbers each series without gaps.
 */
export const orderDocuments: Migration = {
  name: '0010-order-documents',
  statements: [
    "alter table orders add column if not exists order_type text not null default 'legacy' check (order_type in ('legacy', 'offer'))",
    "alter table orders add column if not exists delivery_type text not null default 'pickup' check (delivery_type in ('pickup', 'delivery', 'relay'))",
    'alter table orders add column if not exists vendor jsonb',
    'alter table orders add column if not exists address jsonb',
    'alter table orders add column if not exists relay_name text',
    `create table if not exists document_series (
      market text not null, series text not null, last integer not null check (last > 0), primary key (market, series))`,
    `create table if not exists receipt (
      market text not null, id text not null, customer_id text not null, store_id text not null, code integer not null, till integer not null, order_number text,
      bought_at timestamptz not null, payment_method text not null, currency text not null, total_minor integer not null, tax_minor integer not null, ecotax_minor integer not null,
      rates jsonb not null, lines jsonb not null, store jsonb not null,
      primary key (market, id), foreign key (market, customer_id) references customer (market, id))`,
    'create index if not exists receipt_customer on receipt (market, customer_id, bought_at desc)',
    'create index if not exists receipt_order on receipt (market, order_number) where order_number is not null',
    `create table if not exists invoice (
      market text not null, number text not null, customer_id text not null, store_id text not null, store_code text not null, order_number text, receipt_id text, issued_on date not null,
      currency text not null, total_minor integer not null, tax_minor integer not null, ecotax_minor integer not null,
      rates jsonb not null, lines jsonb not null, seller jsonb not null, buyer jsonb not null,
      primary key (market, number), foreign key (market, customer_id) references customer (market, id))`,
    'create index if not exists invoice_customer on invoice (market, customer_id, issued_on desc, number desc)',
    'create unique index if not exists invoice_order on invoice (market, order_number) where order_number is not null',
    'create unique index if not exists invoice_receipt on invoice (market, receipt_id) where receipt_id is not null',
    `create table if not exists quote (
      market text not null, id text not null, number text not null, customer_id text not null, store_id text not null, name text,
      created_at timestamptz not null, created_on date not null, valid_until date not null, currency text not null, total_minor integer not null, tax_minor integer not null, ecotax_minor integer not null,
      rates jsonb not null, lines jsonb not null, store jsonb not null,
      primary key (market, id), unique (market, number), foreign key (market, customer_id) references customer (market, id))`,
    'create index if not exists quote_customer on quote (market, customer_id, created_at desc)',
  ],
};
