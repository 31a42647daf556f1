import type { PathTo } from '@materia/market-model';

/** The query parameter of the shopper's lists that names the product to put on one of them (BEY-10). */
export const LISTED_PARAMETER = 'sku';

/** The address of the page where a product goes on a named list; who is not signed in is asked to, and comes back to it. */
export const addToListAddress = (to: PathTo, sku: string): string =>
  `${to('myLists')}?${new URLSearchParams({ [LISTED_PARAMETER]: sku })}`;
