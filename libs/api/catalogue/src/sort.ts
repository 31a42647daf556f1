/** The orders in which a list can stand; `relevance` is the order of sales. */
export const LISTING_SORT_KEYS = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'newest',
] as const;
export type ListingSortKey = (typeof LISTING_SORT_KEYS)[number];

/** Reads the `sort` of an address; anything else is the default order. */
export const parseSortKey = (text: string | null): ListingSortKey =>
  LISTING_SORT_KEYS.find((key) => key === text) ?? 'relevance';
