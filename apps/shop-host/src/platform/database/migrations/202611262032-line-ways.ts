import type { Migration } from './migration.ts';

/** Own products of a cart may be collected in part and brought in part. */
export const lineWays: Migration = {
  name: '202611262032-line-ways',
  statements: [
    `alter table cart_line add column own_part text check (own_part in ('collected', 'brought'))`,
  ],
};
