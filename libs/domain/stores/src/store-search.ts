import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Position } from './distance.ts';

/**
 * The search input: a postcode can be searched at once, a city must first be resolved to
 * coordinates.
 */
export type StoreSearch =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'city'; readonly city: string };

export type StoreSearchRefusal =
  { readonly kind: 'empty' } | { readonly kind: 'not-a-postcode'; readonly text: string };

/** Longer texts are not place names. */
const LONGEST_CITY = 80;

/**
 * Parses a store search. Digits, with hyphens and spaces between them, must be a valid postcode of
 * the market; text with letters is a city. `isPostcode` is the market's rule.
 */
export const parseStoreSearch = (
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

/** The parameters of the store locator. */
export type LocatorQuestion = { readonly mainStore: string } & Position;

/**
 * The locator needs a main store, a latitude and a longitude. Reports which are missing or out of
 * range.
 */
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
