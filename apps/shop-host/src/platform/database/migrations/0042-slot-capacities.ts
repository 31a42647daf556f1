import type { Migration } from './migration.ts';

/**
 * How many orders a store hands over in an hour of a weekday; stores without rows have a common
 * default.
 */
export const slotCapacities: Migration = {
  name: '0042-slot-capacities',
  statements: [
    `create table slot_capacity (
      market text not null, store_id text not null, weekday integer not null check (weekday between 1 and 7),
      start_hour integer not null check (start_hour between 0 and 23), capacity integer not null check (capacity >= 0),
      primary key (market, store_id, weekday, start_hour))`,
  ],
};
