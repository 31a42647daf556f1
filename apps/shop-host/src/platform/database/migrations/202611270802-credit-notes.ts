import type { Migration } from './migration.ts';

/**
 * Credit notes: each corrects one invoice, which itself never changes. `cause` names what it was
 * issued for, so that the same cause never has two. It outlives its invoice, since it may be issued
 * years later and is kept for as long.
 */
export const creditNotes: Migration = {
  name: '202611270802-credit-notes',
  statements: [
    `create table credit_note (
      market text not null, number text not null, document_id text not null default gen_random_uuid()::text,
      customer_id text, store_id text not null, store_code text not null,
      order_number text not null, invoice_number text not null, invoice_issued_on date not null,
      cause text not null, reason text not null check (reason in ('withdrawal', 'cancellation', 'return', 'deposit', 'goodwill')),
      issued_on date not null, currency text not null, tax_territory text not null, price_basis text not null check (price_basis in ('included', 'excluded')),
      total_minor integer not null check (total_minor > 0), tax_minor integer not null check (tax_minor >= 0),
      ecotax_minor integer not null, rates jsonb not null, lines jsonb not null, charges jsonb not null,
      seller jsonb not null, buyer jsonb not null, fiscal jsonb,
      primary key (market, number), unique (market, document_id), unique (market, order_number, cause),
      foreign key (market, customer_id) references customer (market, id))`,
    'create index credit_note_customer on credit_note (market, customer_id, issued_on desc, number desc)',
  ],
};
