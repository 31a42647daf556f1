import type { Migration } from './migration.ts';

/** Orders that are paid in store and hold their products without an end. */
const ENDLESS = `orders.payment_method = 'pay_in_store' and orders.stock_state = 'held' and orders.confirmed
  and exists (select from stock_hold where stock_hold.market = orders.market and stock_hold.order_number = orders.number
    and stock_hold.expires_at is null)`;
/** As long as an order of that day is held, whatever the holidays. */
const LATER = `now() + interval '10 days'`;

/**
 * A purchase records what its buyer had proven and, by a name that does not tell it, the network it
 * came from, so that unpaid holds can be limited. Guests who pay in store have confirmed by email.
 * Holds without an end get one.
 */
export const unpaidHolds: Migration = {
  name: '202611270205-unpaid-holds',
  statements: [
    `alter table purchase
      add column proof text not null default 'none' check (proof in ('none', 'mailbox', 'payment')),
      add column network text`,
    `update purchase set proof = 'mailbox'
      where customer_id is null and payment_method = 'pay_in_store' and state = 'confirmed'`,
    `create index purchase_network on purchase (market, network, created_at) where network is not null`,
    // The rule of `mailboxKey`.
    String.raw`create index purchase_mailbox on purchase (market, lower(regexp_replace(email, '(.)\+.*@', '\1@')))`,
    `insert into job (lane, kind, market, subject, created_at, due_at)
      select 'holds', 'order', market, number, now(), ${LATER} from orders where ${ENDLESS}
      on conflict do nothing`,
    `update stock_hold set expires_at = ${LATER} from orders
      where stock_hold.market = orders.market and stock_hold.order_number = orders.number and ${ENDLESS}`,
  ],
};
