import type { Migration } from './migration.ts';

const CHARGES = `coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'qty', qty, 'netMinor', net_minor,
    'grossMinor', gross_minor, 'vatBasisPoints', vat_basis_points, 'reference', reference) order by position)
  from order_charge where order_charge.market = document.market and order_charge.order_number = document.order_number), '[]')`;

/**
 * Receipts and invoices contain the charges of their order one by one, and invoices everything else
 * that is printed on them, so that a document is drawn from its own row. Each has an id by which it
 * is downloaded.
 */
export const documentCharges: Migration = {
  name: '202611270801-document-charges',
  statements: [
    `alter table invoice
      add column document_id text not null default gen_random_uuid()::text,
      add column charges jsonb not null default '[]',
      add column price_basis text not null default 'included' check (price_basis in ('included', 'excluded')),
      add column sold_on date,
      add column reference text,
      add column payment_method text,
      add column delivery_address jsonb,
      add column fiscal jsonb,
      add column simplified boolean not null default false`,
    'create unique index invoice_document on invoice (market, document_id)',
    `alter table receipt add column charges jsonb not null default '[]'`,
    `update invoice as document set charges = ${CHARGES},
        price_basis = orders.price_basis, reference = orders.reference, payment_method = orders.payment_method,
        sold_on = document.issued_on
      from orders where orders.market = document.market and orders.number = document.order_number`,
    `update receipt as document set charges = ${CHARGES} where order_number is not null`,
    'update invoice set sold_on = issued_on where sold_on is null',
    'alter table invoice alter column sold_on set not null',
  ],
};
