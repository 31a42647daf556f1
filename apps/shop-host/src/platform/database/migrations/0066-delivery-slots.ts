import type { Migration } from './migration.ts';

/** Hours of stores by kind: those of pickups, and those at which trucks start. */
export const deliverySlotHours: Migration = {
  name: '0066-delivery-slots',
  statements: ['slot_capacity', 'pickup_slot'].flatMap((table) => [
    `alter table ${table} add column kind text not null default 'pickup' check (kind in ('pickup', 'delivery'))`,
    `alter table ${table} drop constraint ${table}_pkey`,
    `alter table ${table} add primary key (market, store_id, kind, ${table === 'pickup_slot' ? 'day' : 'weekday'}, start_hour)`,
  ]),
};
