import type { Migration } from './migration.ts';

/** Notices by mail about products that can be ordered again, and the lane that looks for them. */
export const restockNotices: Migration = {
  name: '202611262056-restock-notices',
  statements: [
    `create table restock_notice (
      market text not null, token text primary key, email_key text not null, email text not null, sku text not null, store_id text not null,
      asked_at timestamptz not null, confirmed_at timestamptz, mailed_at timestamptz, expires_at timestamptz not null,
      unique (market, email_key, sku))`,
    'alter table job drop constraint job_lane_check',
    "alter table job add constraint job_lane_check check (lane in ('mail', 'payments', 'holds', 'notices'))",
  ],
};
