import type { Migration } from './migration.ts';

/**
 * The address book, and the addresses of a cart by what they are for. The main address moves from
 * the customer's columns into the book, as default of both kinds. A contact of a cart becomes its
 * shipping address.
 */
export const addresses: Migration = {
  name: '0060-addresses',
  statements: [
    `create table address (
      market text not null, id text not null, customer_id text not null, added integer generated always as identity,
      type text not null check (type in ('SHIPPING', 'BILLING')), prefix text check (prefix in ('Mr', 'Mrs')),
      firstname text not null, lastname text not null, telephone text not null, street text[] not null, postcode text not null,
      city text not null, region text not null default '', default_shipping boolean not null, default_billing boolean not null,
      primary key (market, id),
      foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    'create index address_customer on address (market, customer_id, added)',
    'create unique index address_default_shipping on address (market, customer_id) where default_shipping',
    'create unique index address_default_billing on address (market, customer_id) where default_billing',
    `insert into address (market, id, customer_id, type, firstname, lastname, telephone, street, postcode, city, default_shipping, default_billing)
      select market, 'main-' || id, id, 'BILLING', firstname, lastname, mobile, array[street], postcode, city, true, true
      from customer where street is not null and postcode is not null and city is not null`,
    'alter table customer drop column street, drop column postcode, drop column city',
    `create table cart_address (
      market text not null, cart_id text not null, purpose text not null check (purpose in ('shipping', 'billing', 'third-party')),
      customer_address_id text, prefix text check (prefix in ('Mr', 'Mrs')), firstname text not null, lastname text not null,
      telephone text not null, street text[], postcode text, city text, region text not null default '',
      check ((street is null) = (postcode is null) and (street is null) = (city is null)),
      check (purpose <> 'third-party' or street is not null),
      primary key (market, cart_id, purpose),
      foreign key (market, cart_id) references cart (market, id) on delete cascade)`,
    'create index cart_address_entry on cart_address (market, customer_address_id) where customer_address_id is not null',
    `insert into cart_address (market, cart_id, purpose, firstname, lastname, telephone, street, postcode, city)
      select market, cart_id, 'shipping', firstname, lastname, telephone, street, postcode, city from cart_contact`,
    'drop table cart_contact',
  ],
};
