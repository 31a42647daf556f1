import type { Migration } from './migration.ts';

/** Accounts of professionals, by the signs that the domain names. */
const PROFESSIONAL = `(customer.customer_type = 3 or customer.is_pro_card or trim(coalesce(customer.loyalty_category_code, '')) = '3'
  or trim(coalesce(customer.company_fiscal_id, '')) <> '')`;

/**
 * Orders and receipts record on which basis their prices were agreed. For those of firms that were
 * charged at quantity times the price without tax, that was the basis. Firms add a reference and a
 * contact at their site.
 */
export const ordersOfFirms: Migration = {
  name: '202611270112-orders-of-firms',
  statements: [
    `alter table orders
      add column price_basis text not null default 'included' check (price_basis in ('included', 'excluded')),
      add column reference text,
      add column site_contact jsonb`,
    `update orders set price_basis = 'excluded' from customer
      where customer.market = orders.market and customer.id = orders.customer_id and ${PROFESSIONAL}
        and not exists (select 1 from order_line
          where order_line.market = orders.market and order_line.order_number = orders.number
            and order_line.row_net_minor <> order_line.qty * order_line.unit_net_minor)`,
    `alter table receipt add column price_basis text not null default 'included' check (price_basis in ('included', 'excluded'))`,
    `update receipt set price_basis = 'excluded' from orders
      where orders.market = receipt.market and orders.number = receipt.order_number and orders.price_basis = 'excluded'`,
  ],
};
