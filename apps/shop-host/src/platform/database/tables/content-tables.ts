import type { JSONColumnType } from 'kysely';
import type { DayColumn, MomentColumn } from './column-types.ts';

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
  written_at: MomentColumn;
  published_by: string | null;
  published_at: MomentColumn | null;
  shown_from: MomentColumn | null;
};

export type ContentPageTable = {
  market: string;
  store_id: string;
  identifier: string;
  place: 'root' | 'page' | 'blog';
  section: string;
  position: number;
  title: string;
  description: string;
  html: string;
  picture: string | null;
  published_on: DayColumn | null;
  questions: JSONColumnType<
    readonly { readonly topic: string; readonly question: string; readonly answer: string }[]
  >;
};

export type ContentBlockTable = {
  market: string;
  store_id: string;
  identifier: string;
  /** The customer group that sees it instead of the general version. */
  group_id: string | null;
  category_id: string | null;
  context: string;
  position: number;
  title: string;
  html: string;
};

export type ContentSlideTable = {
  market: string;
  store_id: string;
  slider: string;
  group_id: string | null;
  position: number;
  title: string;
  text: string;
  link_label: string;
  link_path: string;
  picture: string;
};

export type ContentTables = {
  content_page: ContentPageTable;
  content_block: ContentBlockTable;
  content_slide: ContentSlideTable;
  content_revision: ContentRevisionTable;
};
