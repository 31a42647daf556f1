import type { Migration } from './migration.ts';

/**
 * Orders without an account: the guest's email address on the cart, and on every order the email
 * address and the buyer as they were at placement, so that mails and documents no longer read the
 * account. Idempotency keys belong to an owner, which is a customer or a guest's cart.
 */
export const guestOrders: Migration = {
  name: '0040-guest-orders',
  statements: [
    'alter table cart add column guest_email text, add check (guest_email is null or customer_id is null)',
    'alter table orders alter column customer_id drop not null, add column email text, add column buyer jsonb',
    `update orders set email = customer.email, buyer = jsonb_build_object(
        'corporation_name', customer.corporation_name, 'firstname', customer.firstname, 'lastname', customer.lastname,
        'company_fiscal_id', customer.company_fiscal_id, 'intra_community_vat', customer.intra_community_vat)
      from customer where customer.market = orders.market and customer.id = orders.customer_id`,
    'alter table orders alter column email set not null, alter column buyer set not null',
    // A guest may use a coupon once per email address.
    'create index orders_guest_email on orders (market, lower(email)) where customer_id is null',
    'alter table purchase alter column customer_id drop not null',
    'alter table receipt alter column customer_id drop not null',
    'alter table invoice alter column customer_id drop not null',
    'alter table coupon_use alter column customer_id drop not null',
    'alter table idempotency rename column customer_id to owner',
    `update idempotency set owner = 'c:' || owner`,
  ],
};
