import type { Migration } from './migration.ts';

/**
 * Invoices that sellers issue for their orders, as staff upload them. A replaced one stays, with its
 * version; all may outlive their order, as tax law asks. Tills also say whether they printed a receipt, of which there is no file then.
 */
export const sellerInvoices: Migration = {
  name: '202611271101-seller-invoices',
  statements: [
    `create table seller_invoice (
      market text not null, id text not null, order_number text not null, version integer not null check (version > 0), customer_id text,
      number text not null, issued_on date not null, currency text not null, tax_territory text not null default '',
      total_minor integer not null, tax_minor integer not null, ecotax_minor integer not null, rates jsonb not null, lines jsonb not null, seller jsonb not null, buyer jsonb not null,
      file text not null, bytes integer not null check (bytes > 0), sha256 text not null, uploaded_at timestamptz not null, uploaded_by text not null,
      primary key (market, id), unique (market, order_number, version),
      foreign key (market, customer_id) references customer (market, id))`,
    'create index seller_invoice_customer on seller_invoice (market, customer_id, issued_on desc) where customer_id is not null',
    'alter table receipt add column printed_at_till boolean not null default false',
  ],
};
