import type { Migration } from './migration.ts';

/**
 * Where a cart is delivered, as far as it is known before the address; when a delivery was chosen,
 * and whether a truck can reach the place.
 */
export const deliveryPlaces: Migration = {
  name: '0065-delivery-places',
  statements: [
    `alter table cart add column place_postcode text, add column place_city text,
      add check (place_city is null or place_postcode is not null)`,
    `alter table shipment_choice add column truck_access boolean not null default false,
      add column chosen_at timestamptz`,
  ],
};
