import type { Migration } from './migration.ts';

/** People of marketplace sellers, whom staff invite. Each is bound to one seller of one market. */
export const sellers: Migration = {
  name: '202611271510-sellers',
  statements: [
    `create table seller_person (
      market text not null, email text not null, name text not null, vendor_code text not null,
      password_hash text not null, totp_secret text not null, totp_step bigint not null default 0, created_at timestamptz not null,
      primary key (market, email))`,
    `create table seller_invitation (
      market text not null, email text not null, name text not null, vendor_code text not null, hash text not null unique, expires_at timestamptz not null,
      primary key (market, email))`,
    `create table seller_session (
      hash text primary key, market text not null, email text not null, created_at timestamptz not null, seen_at timestamptz not null,
      foreign key (market, email) references seller_person (market, email) on delete cascade)`,
    'create index seller_session_person on seller_session (market, email)',
  ],
};
