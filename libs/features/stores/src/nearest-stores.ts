import type { StoreFacts } from './store-facts.ts';

/**
 * The list of a search: the nearest stores, without those that nobody near the place would drive
 * to.
 */
const NEAREST_STORES = 5;
const NEAREST_KM = 200;

/** The first of the stores, which are sorted by distance; never fewer than one. */
export const nearestOf = (stores: readonly StoreFacts[]): readonly StoreFacts[] =>
  stores
    .slice(0, NEAREST_STORES)
    .filter(({ distance = 0 }, index) => index === 0 || distance <= NEAREST_KM);
