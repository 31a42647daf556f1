import type { Migration } from '../migration.ts';

/**
 * What staff write of content pages: every version of a page with who wrote it and who put it into the shop, and when. A
 * version is a draft until it has a moment from which it is shown; one without a page takes the page off the shop.
 */
export const contentRevisions: Migration = {
  name: '0011-content-revisions',
  statements: [
    `create table content_revision (
      market text not null, store_id text not null, identifier text not null, revision integer not null,
      page jsonb, written_by text not null, written_at timestamptz not null,
      published_by text, published_at timestamptz, shown_from timestamptz,
      primary key (market, store_id, identifier, revision))`,
    'create index content_revision_shown on content_revision (market, shown_from) where shown_from is not null',
  ],
};
