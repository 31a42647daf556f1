import type { DayColumn, Minor } from './column-types.ts';

/**
 * One row per product, as narrow as a list needs it. `price` and `initial_price` have the slots of
 * `price_zone`.
 */
type ListingTable = {
  market: string;
  sku: string;
  category_lft: number;
  rank: number;
  listed_on: DayColumn;
  name_sort: string;
  brand_id: number;
  price: readonly (number | null)[];
  initial_price: readonly (number | null)[];
  vendor_price: Minor | null;
  vendor_initial_price: Minor | null;
  available: string;
  /** Whether the central warehouse can send it. */
  brought: boolean;
  facets: readonly number[];
};

/** SKU, adeokey and EAN of every product in their comparison form: folded, without spaces. */
type ProductReferenceTable = { market: string; reference: string; sku: string };

/** Facet values by number. The brand is the facet `brand`. */
type FacetValueTable = { market: string; id: number; code: string; label: string; value: string };

export type ListingTables = {
  listing: ListingTable;
  product_reference: ProductReferenceTable;
  facet_value: FacetValueTable;
};
