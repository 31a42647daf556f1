import type { Migration } from './migration.ts';

/**
 * Mailboxes are proven by links, stores create accounts for people, and sessions end for good. Nothing is known of the
 * devices of sessions that are open.
 */
export const identity: Migration = {
  name: '202611270410-identity',
  statements: [
    `create table mailbox_proof (
      market text not null,
      customer_id text not null,
      email text not null,
      proven_at timestamptz not null,
      primary key (market, customer_id),
      foreign key (market, customer_id) references customer (market, id) on delete cascade
    )`,
    `create table mailbox_link (
      market text not null,
      id text not null,
      purpose text not null check (purpose in ('confirm', 'reset', 'activate')),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (market, id)
    )`,
    'create index mailbox_link_email on mailbox_link (market, email, purpose)',
    'create index mailbox_link_created on mailbox_link (market, created_at)',
    `create table precreated_account (
      market text not null,
      id text not null,
      email text not null,
      generic_email text not null,
      firstname text not null,
      lastname text not null,
      mobile text not null,
      loyalty_card_number text,
      reference_store text,
      created_at timestamptz not null,
      primary key (market, id),
      unique (market, email)
    )`,
    'alter table session add column ends_at timestamptz',
    'alter table session add column seen_at timestamptz',
    `update session set ends_at = created_at + interval '90 days', seen_at = created_at`,
    'alter table session alter column ends_at set not null',
    'alter table session alter column seen_at set not null',
    `alter table session add column browser text not null default ''`,
    `alter table session add column system text not null default ''`,
    `alter table session add column network text not null default ''`,
    'create index session_customer on session (market, customer_id)',
  ],
};
