import type { Migration } from './migration.ts';

/**
 * Quotes that are ordered, and carts that wait for an approver. The cart of a quote takes the place
 * of the customer's own, which is parked as it is (`taken_from`), and has the quote's prices at its
 * lines. A guest's cart waits for the end of the conversion if its customer signs in meanwhile.
 * Carts `placed` from a quote keep what they convert, so that nothing of them goes back to a cart.
 */
export const conversions: Migration = {
  name: '202611271810-conversions',
  statements: [
    'alter table cart add column converts jsonb, add column awaits_customer text',
    'alter table cart drop constraint cart_state_check, drop constraint cart_check2',
    `alter table cart
      add constraint cart_state_check check (state in ('open', 'placed', 'parked', 'quote', 'approval', 'merged')),
      add constraint cart_state_columns check (case state
        when 'placed' then taken_from is not null and purchase_number is not null and merged_into is null
        when 'quote' then taken_from is not null and purchase_number is null and merged_into is null
        when 'merged' then merged_into is not null and (taken_from is null) = (purchase_number is null)
        else taken_from is null and purchase_number is null and merged_into is null end),
      add constraint cart_converts check (case
        when state = 'quote' then converts is not null
        when state in ('placed', 'approval') then true
        else converts is null end),
      add constraint cart_of_customer check (customer_id is not null or state in ('open', 'placed', 'merged')),
      add constraint cart_awaits check (awaits_customer is null or (customer_id is null and state in ('open', 'merged'))),
      add foreign key (market, awaits_customer) references customer (market, id) on delete set null (awaits_customer)`,
    'create index cart_awaits_customer on cart (market, awaits_customer) where awaits_customer is not null',
    `create index cart_conversion on cart (market, created_at) where state = 'quote'`,
    'alter table cart_line add column quoted_price jsonb',
    `alter table quote
      add column prices jsonb not null default '[]',
      add column terms jsonb not null default '{"tier": null, "waivesPreparationFee": false}'`,
    'alter table purchase add column quote_number text',
  ],
};
