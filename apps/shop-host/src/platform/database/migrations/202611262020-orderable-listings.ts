import type { Migration } from './migration.ts';

/**
 * Lists know which products the central warehouse can send to every shopper. The next import fills
 * the column and counts the website's stock as the warehouse's, so the recorded feeds are cleared.
 */
export const orderableListings: Migration = {
  name: '202611262020-orderable-listings',
  statements: [
    'alter table listing add column brought boolean not null default false',
    "update market set feed_hash = ''",
  ],
};
