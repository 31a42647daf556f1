import type { Migration } from './migration.ts';

/** Relay points and parcel lockers, and the point of a delivery choice and of an order. */
export const pickupPoints: Migration = {
  name: '0041-pickup-points',
  statements: [
    `create table pickup_point (
      market text not null, id text not null, kind text not null check (kind in ('relay', 'locker')), name text not null,
      street jsonb not null, postcode text not null, city text not null,
      latitude double precision not null, longitude double precision not null, opening_hours jsonb not null,
      primary key (market, id))`,
    'create index pickup_point_kind on pickup_point (market, kind)',
    'alter table shipment_choice add column point_id text',
    'alter table orders add column point_id text',
  ],
};
