import type { Migration } from './migration.ts';

/**
 * What an order holds, whether it counts and its type decide its possible statuses. An order that
 * does not count has handed nothing over.
 */
export const orderStates: Migration = {
  name: '202611261850-order-states',
  statements: [
    `alter table orders add constraint orders_state check (case
      when stock_state = 'held' and not confirmed and order_type = 'legacy'
        then status in ('WAITING_FOR_DEPOSIT_PAYMENT', 'WAITING_TRANSFER', 'TO_BE_PREPARED')
      when stock_state = 'held' and not confirmed and order_type = 'offer' then status = 'CREATED'
      when stock_state = 'held' and order_type = 'legacy'
        then status in ('WAITING_TRANSFER', 'WAITING_FOR_DEPOSIT_PAYMENT', 'PROCESSING', 'TO_BE_PREPARED', 'ORDERED_TO_SUPPLIER',
          'TRANSIT_TO_STORE', 'RECEIVED', 'IN_PREPARATION', 'TO_CONTROL', 'IN_CONTROL', 'READY')
      when stock_state = 'held' and order_type = 'offer' then status in ('CREATED', 'PAID', 'CONFIRMED', 'PREPARED')
      when stock_state = 'taken' and confirmed and order_type = 'legacy' then status in ('SHIPPED', 'INVOICED', 'COMPLETED')
      when stock_state = 'taken' and confirmed and order_type = 'offer' then status in ('SHIPPED', 'COMPLETED')
      when stock_state = 'released' then status = 'CANCELED'
      else false end)`,
  ],
};
