import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { CartRow } from './repository.ts';

/** A guest's cart waits until the conversion of the customer has ended. */
export const awaitConversion = async (
  tx: Tx,
  { market, id }: Pick<CartRow, 'market' | 'id'>,
  customerId: string,
): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ awaits_customer: customerId })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** The carts of guests that wait for the end of this customer's conversion, in the order of their ids. */
export const cartsAwaiting = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('cart')
      .select('id')
      .where('market', '=', market)
      .where('awaits_customer', '=', customerId)
      .where('state', '=', 'open')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
