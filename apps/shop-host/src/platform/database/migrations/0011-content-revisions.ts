import type { Migration } from './migration.ts';

/**
 * Content pages by staff: every version with its author, publisher and times. A version is a draft
 * until it has a publication time; one without a page removes the page from the shop.
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
