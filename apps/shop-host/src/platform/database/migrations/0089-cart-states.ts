import type { Migration } from './migration.ts';

/**
 * Carts have a state. What an open purchase took out of a cart is a cart of its own, `placed` until
 * its payment ends and then `merged` into the cart it came from, instead of a copy of the lines next
 * to a second state at the purchase. An account has one cart at a time that its shopper holds.
 */
export const cartStates: Migration = {
  name: '0089-cart-states',
  statements: [
    `alter table cart
      add column state text not null default 'open' check (state in ('open', 'placed', 'parked', 'quote', 'merged')),
      add column taken_from text, add column purchase_number text, add column merged_revision integer`,
    `update cart set state = 'merged' where merged_into is not null`,
    'alter table cart alter column state drop default',
    'drop index cart_customer',
    `insert into cart (market, id, customer_id, state, taken_from, purchase_number, merged_into, merged_revision, coupon_code, guest_email, created_at, updated_at)
      select purchase.market, gen_random_uuid()::text, cart.customer_id, case purchase.cart_state when 'taken' then 'placed' else 'merged' end, cart.id, purchase.number,
             case purchase.cart_state when 'returned' then coalesce(cart.merged_into, cart.id) end, case purchase.cart_state when 'returned' then purchase.cart_revision end,
             purchase.coupon_code, case when cart.customer_id is null then purchase.email end, purchase.created_at, purchase.created_at
      from purchase join cart on cart.market = purchase.market and cart.id = purchase.cart_id
      where purchase.state = 'open' and purchase.cart_state in ('taken', 'returned')`,
    `insert into cart_line (market, cart_id, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor)
      select line.market, cart.id, line.line, line.sku, line.offer_code, line.vendor_code, line.qty, line.seen_minor, line.seen_initial_minor
      from purchase_line line join cart on cart.market = line.market and cart.purchase_number = line.purchase_number`,
    'drop table purchase_line',
    'alter table purchase drop column cart_state, drop column cart_revision, drop column coupon_code',
    `alter table cart
      add foreign key (market, taken_from) references cart (market, id) on delete cascade,
      add foreign key (market, purchase_number) references purchase (market, number),
      add check (case state
        when 'placed' then taken_from is not null and purchase_number is not null and merged_into is null
        when 'parked' then taken_from is not null and purchase_number is null and merged_into is null
        when 'merged' then merged_into is not null and (taken_from is null) = (purchase_number is null)
        else taken_from is null and purchase_number is null and merged_into is null end),
      add check (merged_revision is null or (state = 'merged' and purchase_number is not null))`,
    `create unique index cart_customer on cart (market, customer_id) where customer_id is not null and state in ('open', 'quote')`,
    'create unique index cart_purchase on cart (market, purchase_number) where purchase_number is not null',
    'create index cart_taken_from on cart (market, taken_from) where taken_from is not null',
  ],
};
