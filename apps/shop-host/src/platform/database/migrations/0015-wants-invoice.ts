import type { Migration } from './migration.ts';

/** Whether the customer asked for a VAT invoice. */
export const wantsInvoice: Migration = {
  name: '0014-wants-invoice',
  statements: ['alter table orders add column wants_invoice boolean not null default false'],
};
