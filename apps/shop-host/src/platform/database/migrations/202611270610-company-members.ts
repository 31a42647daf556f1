import type { Migration } from './migration.ts';

/** Companies with their members, the invitations of members, and the orders that are a company's. */
export const companyMembers: Migration = {
  name: '202611270610-company-members',
  statements: [
    `create table legal_entity (
      market text not null, id text not null, name text not null, tax_number text not null, created_at timestamptz not null,
      primary key (market, id))`,
    `create table company_member (
      market text not null, customer_id text not null, legal_entity_id text not null,
      role text not null check (role in ('buyer', 'accountant', 'administrator')), since timestamptz not null,
      primary key (market, customer_id),
      foreign key (market, customer_id) references customer (market, id) on delete cascade,
      foreign key (market, legal_entity_id) references legal_entity (market, id))`,
    'create index company_member_entity on company_member (market, legal_entity_id)',
    `create table company_invitation (
      market text not null, id text not null, token text not null unique, legal_entity_id text not null, email text not null, email_key text not null,
      role text not null check (role in ('buyer', 'accountant', 'administrator')),
      invited_at timestamptz not null, expires_at timestamptz not null, accepted_at timestamptz, withdrawn_at timestamptz,
      primary key (market, id), foreign key (market, legal_entity_id) references legal_entity (market, id))`,
    'create index company_invitation_entity on company_invitation (market, legal_entity_id)',
    // Members have their company in a table of their own.
    'alter table customer drop column legal_entity_id',
    'alter table orders add column legal_entity_id text',
    'alter table orders add foreign key (market, legal_entity_id) references legal_entity (market, id)',
    'create index orders_of_company on orders (market, legal_entity_id, created_at) where legal_entity_id is not null',
  ],
};
