import type { Migration } from './migration.ts';

/**
 * Which products were bought together, by how many different buyers; and the categories from which a job needs something besides a
 * category's own products.
 */
export const recommendations: Migration = {
  name: '202611272120-recommendations',
  statements: [
    `create table bought_together (market text not null, sku text not null, other_sku text not null, buyers integer not null check (buyers > 1),
      primary key (market, sku, other_sku), check (sku <> other_sku))`,
    `alter table category add column complements jsonb not null default '[]' check (jsonb_typeof(complements) = 'array')`,
    'alter table job drop constraint job_lane_check',
    `alter table job add constraint job_lane_check check (lane in ('mail', 'payments', 'holds', 'notices', 'upkeep', 'messages', 'recommendations'))`,
  ],
};
