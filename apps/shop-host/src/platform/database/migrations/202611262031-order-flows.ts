import type { Migration } from './migration.ts';

/** An order that changes hands in the store is never shipped. */
export const orderFlows: Migration = {
  name: '202611262031-order-flows',
  statements: [
    `alter table orders add constraint orders_flow check (
      status <> 'SHIPPED' or carrier_code || '/' || method_code not in ('drive/two_hours', 'drive/scheduled', 'allxbrick/pickup'))`,
  ],
};
