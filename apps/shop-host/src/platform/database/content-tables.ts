import type { ColumnType, JSONColumnType } from 'kysely';

/** ISO string in UTC; written by the host's clock, never by the database's. */
type Moment = ColumnType<string, string, string>;

/** The words of a page as staff wrote them, cleaned; named as the columns of pages are. */
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

/** A version of a page by staff; without a page it takes the page off the shop. A draft has no moment from which it is shown. */
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
