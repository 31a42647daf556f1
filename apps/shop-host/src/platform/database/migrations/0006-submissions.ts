import type { Migration } from './migration.ts';

/**
 * Submissions by visitors without an account (reports of illicit content, newsletter sign-ups),
 * each with the history of its steps, and what vendors declare about themselves. The next import
 * fills the vendors, so the recorded feeds are cleared.
 */
export const submissions: Migration = {
  name: '0006-submissions',
  statements: [
    `create table if not exists illicit_report (
      market text not null, receipt text not null, address text not null, reason text not null, explanation text not null,
      name text, email text, state text not null, decision text, created_at timestamptz not null, updated_at timestamptz not null,
      primary key (market, receipt))`,
    'create index if not exists illicit_report_state on illicit_report (market, state, created_at)',
    `create table if not exists illicit_report_step (
      market text not null, receipt text not null, seq integer not null, state text not null, decision text, statement text not null,
      actor text not null, at timestamptz not null, primary key (market, receipt, seq))`,
    `create table if not exists newsletter_subscription (
      market text not null, email_key text not null, email text not null, prefix text not null, firstname text not null, lastname text not null, phone text not null,
      shop_email boolean not null, partners_email boolean not null, shop_sms boolean not null, store_id text, state text not null,
      token text not null, updated_at timestamptz not null, primary key (market, email_key))`,
    'create unique index if not exists newsletter_subscription_token on newsletter_subscription (token)',
    `create table if not exists newsletter_step (
      market text not null, email_key text not null, seq integer not null, state text not null, wording jsonb not null, at timestamptz not null,
      primary key (market, email_key, seq))`,
    "alter table vendor add column if not exists status text not null default 'ACTIVE'",
    'alter table vendor add column if not exists profile jsonb',
    'create index if not exists vendor_seller on vendor (market, seller_identifier)',
    "update market set feed_hash = ''",
  ],
};
