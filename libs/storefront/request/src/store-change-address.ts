import type { PathTo } from '@materia/market-model';

/** Parameters of the page that shows what another store would change in the cart. `store` itself would choose one at once (STO-21). */
export const STORE_PARAMETER = 'to';
export const BACK_PARAMETER = 'return';

/** The address of that page; it leads back to `returnPath` once the store was chosen or kept (BEY-07). */
export const storeChangeAddress = (to: PathTo, storeId: string, returnPath: string): string =>
  `${to('storeChange')}?${new URLSearchParams({ [STORE_PARAMETER]: storeId, [BACK_PARAMETER]: returnPath })}`;
