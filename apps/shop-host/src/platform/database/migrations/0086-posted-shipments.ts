import type { Migration } from './migration.ts';

/** While a truck brings what the store has, what only the warehouse has is posted as a shipment of its own. */
export const postedShipments: Migration = {
  name: '0086-posted-shipments',
  statements: [
    'alter table shipment_choice drop constraint shipment_choice_part_check',
    `alter table shipment_choice add constraint shipment_choice_part_check check (part in ('collected', 'brought', 'posted', 'sent'))`,
    'alter table cart drop constraint cart_own_part_check',
    `alter table cart add constraint cart_own_part_check check (own_part in ('collected', 'brought', 'apart'))`,
  ],
};
