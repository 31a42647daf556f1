import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Position } from './distance.ts';

/** What was typed: a postcode can be searched at once, a city must first become a place with a position. */
export type StoreSearch =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'city'; readonly city: string };

export type StoreSearchRefusal =
  { readonly kind: 'empty' } | { readonly kind: 'not-a-postcode'; readonly text: string };

/** Longer texts are no places. */
const LONGEST_CITY = 80;

/**
 * Reads a store search. Digits, with hyphens and blanks between them, must be a valid postcode of the market;
 * anything with letters is a city. `isPostcode` is the market's rule.
 */
export const readStoreSearch = (
  text: string,
  isPostcode: (text: string) => boolean,
): Result<StoreSearch, StoreSearchRefusal> => {
  const typed = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_CITY);
  if (typed === '') return fail({ kind: 'empty' });
  if (/\p{L}/u.test(typed)) return ok({ kind: 'city', city: typed });
  return isPostcode(typed)
    ? ok({ kind: 'postcode', postcode: typed })
    : fail({ kind: 'not-a-postcode', text: typed });
};

/** What the store locator is asked with. */
export type LocatorQuestion = { readonly mainStore: string } & Position;

/** The locator works only with a main store, a latitude and a longitude. Names what is missing or no position on earth. */
export const locatorQuestion = (given: {
  readonly mainStore?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}): Result<LocatorQuestion, { readonly kind: 'main-store-missing' | 'position-missing' }> => {
  const { mainStore = '', latitude, longitude } = given;
  if (mainStore === '') return fail({ kind: 'main-store-missing' });
  if (
    latitude === undefined ||
    longitude === undefined ||
    !(Math.abs(latitude) <= 90) ||
    !(Math.abs(longitude) <= 180)
  ) {
    return fail({ kind: 'position-missing' });
  }
  return ok({ mainStore, latitude, longitude });
};
