import type { Migration } from './migration.ts';

/** Keys keep what was placed in the words of the host, with amounts in minor units. */
export const storedPlacements: Migration = {
  name: '202611261846-stored-placements',
  statements: [
    `update idempotency set reply = jsonb_build_object(
        'orders', (select jsonb_agg(jsonb_build_object(
            'number', placed ->> 'order_number', 'status', placed ->> 'status',
            'amount', jsonb_build_object('minor', round((placed ->> 'amount')::numeric * 100)::int, 'currency', placed ->> 'currency')) order by place)
          from jsonb_array_elements(reply::jsonb -> 'orders') with ordinality as orders (placed, place)),
        'attempt', reply::jsonb -> 'attempt')::text
      where reply is not null`,
  ],
};
