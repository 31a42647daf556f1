import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { cartInState } from '../cart/repository.ts';
import { type CheckoutCart, checkoutCart } from '../checkout/current-cart.ts';
import type { ListedApprovalRow } from '../approval-requests/repository.ts';

/** A request with its cart as it is today; without one once it is decided or cannot be read. */
export type ReadApproval = {
  readonly row: ListedApprovalRow;
  readonly cart: CheckoutCart | undefined;
  readonly storeName: string;
};

/** Reads what a member asks for at today's prices and stock. Nothing of it is changed. */
export const readApproval = async (
  db: Reader,
  row: ListedApprovalRow,
  context: CustomerContext,
): Promise<ReadApproval> => {
  const asked =
    row.cart_id === null ? undefined : await cartInState(db, row.market, row.cart_id, 'approval');
  const store =
    asked?.store_id == null ? undefined : await findStore(db, row.market, { id: asked.store_id });
  return {
    row,
    cart: asked && (await checkoutCart(db, asked, context, store)),
    storeName: store?.name ?? '',
  };
};
