import type { JSONColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/**
 * `revision` counts the catalogues of a market and shows an index in memory that it is out of date.
 */
type MarketTable = { id: string; feed_hash: string; imported_at: MomentColumn; revision: number };

/** `lft` to `rgt` is the range of a category and its descendants. */
export type CategoryTable = {
  market: string;
  id: string;
  parent_id: string | null;
  name: string;
  url_segment: string;
  url_path: string;
  level: number;
  position: number;
  image: string | null;
  description: string;
  lft: number;
  rgt: number;
  product_count: number;
  /** Ids of categories from which a job needs something besides its own products, the most needed first. */
  complements: JSONColumnType<readonly string[], string | undefined, string>;
};

type SubstituteTable = { market: string; sku: string; position: number; substitute_sku: string };

type RedirectionTable = { market: string; path: string; target_path: string; status: 301 | 302 };

/** Products that at least `LEAST_BUYERS` different buyers had in one purchase; in both directions. */
type BoughtTogetherTable = { market: string; sku: string; other_sku: string; buyers: number };

export type CatalogueTables = {
  market: MarketTable;
  category: CategoryTable;
  substitute: SubstituteTable;
  redirection: RedirectionTable;
  bought_together: BoughtTogetherTable;
};
