import type { Migration } from './migration.ts';

/** What the central warehouse has of each product, for parcels with what the chosen store lacks. */
export const warehouseStock: Migration = {
  name: '0080-warehouse-stock',
  statements: [
    `create table warehouse_stock (
      market text not null, warehouse text not null, sku text not null, qty integer not null, reserved integer not null default 0,
      primary key (market, warehouse, sku))`,
  ],
};
