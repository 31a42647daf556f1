import type { MomentColumn } from './column-types.ts';

export type ReviewTable = {
  market: string;
  id: string;
  sku: string;
  /** Null for reviews that came with the feed. */
  customer_id: string | null;
  origin: 'feed' | 'shop';
  rating: number;
  title: string;
  text: string;
  nickname: string;
  is_verified: boolean;
  state: 'pending' | 'published' | 'rejected';
  written_at: MomentColumn;
  decided_at: MomentColumn | null;
};

/**
 * Aggregated published reviews of a product; `distribution` counts reviews with one star, two, …
 * five.
 */
export type ProductRatingTable = {
  market: string;
  sku: string;
  count: number;
  stars: number;
  distribution: number[];
};

export type ReviewTables = {
  review: ReviewTable;
  product_rating: ProductRatingTable;
};
