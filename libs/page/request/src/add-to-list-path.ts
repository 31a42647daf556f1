import type { PathTo } from '@materia/market-model';

/** The query parameter of the list pages that names the product to add to a list. */
export const LISTED_PARAMETER = 'sku';

/**
 * Path of the page that adds a product to a named list. Guests are sent to sign-in first and then
 * return to it.
 */
export const addToListPath = (to: PathTo, sku: string): string =>
  `${to('myLists')}?${new URLSearchParams({ [LISTED_PARAMETER]: sku })}`;
