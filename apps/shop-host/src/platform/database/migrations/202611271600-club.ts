import type { Migration } from './migration.ts';

/** Points of club members with their movements, their coupons, and cards that no account has yet. */
export const club: Migration = {
  name: '202611271600-club',
  statements: [
    `create table club_account (
      market text not null, customer_id text not null,
      points integer not null default 0 check (points >= 0), debt integer not null default 0 check (debt >= 0),
      joined_at timestamptz not null,
      primary key (market, customer_id), check (points = 0 or debt = 0),
      foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    `create table club_entry (
      market text not null, customer_id text not null, seq integer not null,
      kind text not null check (kind in ('earned', 'taken-back', 'transformed', 'card')),
      points integer not null check (points <> 0), balance integer not null check (balance >= 0), debt integer not null check (debt >= 0),
      order_number text, coupon_code text, at timestamptz not null,
      primary key (market, customer_id, seq),
      foreign key (market, customer_id) references club_account (market, customer_id) on delete cascade)`,
    // An order is earned once, and a card is linked once.
    `create unique index club_entry_earned on club_entry (market, order_number) where kind = 'earned'`,
    'create index club_entry_order on club_entry (market, order_number) where order_number is not null',
    `create table club_coupon (
      market text not null, code text not null, customer_id text not null, request_key text not null,
      points integer not null check (points > 0), value_minor integer not null check (value_minor > 0), made_at timestamptz not null,
      primary key (market, code), unique (market, customer_id, request_key),
      foreign key (market, code) references coupon (market, code) on delete cascade)`,
    `create table club_card (
      market text not null, number text not null, postcode text not null,
      points integer not null default 0 check (points >= 0), issued_at timestamptz not null,
      primary key (market, number))`,
    // Who has a card is a member from when the account was opened.
    `insert into club_account (market, customer_id, joined_at)
      select market, id, created_at from customer where loyalty_card_number is not null`,
  ],
};
