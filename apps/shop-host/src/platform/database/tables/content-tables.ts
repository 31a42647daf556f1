import type { ColumnType, JSONColumnType } from 'kysely';

/** ISO string in UTC, from the host's clock, never the database's. */
type Moment = ColumnType<string, string, string>;

/** The text of a page as staff wrote it, sanitised. Fields are named like the page columns. */
export type WrittenPage = {
  readonly place: 'root' | 'page' | 'blog';
  readonly section: string;
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly picture: string | null;
  readonly published_on: string | null;
  readonly questions: readonly {
    readonly topic: string;
    readonly question: string;
    readonly answer: string;
  }[];
};

/**
 * A page version by staff. A version without a page removes the page from the shop. A draft has no
 * publication time.
 */
type ContentRevisionTable = {
  market: string;
  store_id: string;
  identifier: string;
  revision: number;
  page: JSONColumnType<WrittenPage> | null;
  written_by: string;
  written_at: Moment;
  published_by: string | null;
  published_at: Moment | null;
  shown_from: Moment | null;
};

export type ContentTables = { content_revision: ContentRevisionTable };
