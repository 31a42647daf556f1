import type { Migration } from './migration.ts';

/**
 * The remaining fields of a customer, and changes of an e-mail address that wait for the owner of
 * the new one. `sirius_id` is what a caller says about the account; nothing is granted by it.
 */
export const profiles: Migration = {
  name: '202611270500-profiles',
  statements: [
    `alter table customer
      add column lastname_2 text,
      add column prefix text check (prefix in ('Mr', 'Mrs')),
      add column dob date,
      add column phone text not null default '',
      add column sirius_id text,
      add column legal_entity_id text,
      add column must_autosubscribe_loyalty boolean not null default false,
      add column customer_subtype_category text`,
    'alter table address add column sirius_id text',
    `create table email_change (
      market text not null, customer_id text not null, id text not null, email text not null,
      asked_at timestamptz not null, expires_at timestamptz not null,
      primary key (market, customer_id),
      unique (market, id),
      foreign key (market, customer_id) references customer (market, id) on delete cascade)`,
    'create index email_change_expires on email_change (market, expires_at)',
  ],
};
