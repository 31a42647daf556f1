/** The sort orders of a list; `relevance` is by sales. */
export const LISTING_SORT_KEYS = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'newest',
] as const;
export type ListingSortKey = (typeof LISTING_SORT_KEYS)[number];

/** Reads the `sort` query parameter; anything else is the default order. */
export const parseSortKey = (text: string | null): ListingSortKey =>
  LISTING_SORT_KEYS.find((key) => key === text) ?? 'relevance';
