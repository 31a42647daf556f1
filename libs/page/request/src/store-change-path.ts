import type { PathTo } from '@materia/market-model';

/**
 * Parameters of the page that shows how another store would change the cart. `store` itself would
 * select one at once.
 */
export const STORE_PARAMETER = 'to';
export const BACK_PARAMETER = 'return';

/** The URL of that page. It returns to `returnPath` once the store is changed or kept. */
export const storeChangePath = (to: PathTo, storeId: string, returnPath: string): string =>
  `${to('storeChange')}?${new URLSearchParams({ [STORE_PARAMETER]: storeId, [BACK_PARAMETER]: returnPath })}`;
