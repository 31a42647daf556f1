import type { Selectable } from 'kysely';
import type { PurchaseTable } from '../../platform/database/tables/purchase-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

type PurchaseOwnerRow = Pick<Selectable<PurchaseTable>, 'customer_id'>;

const ownerOf = (db: Reader, market: string, number: string) =>
  db
    .selectFrom('purchase')
    .select('customer_id')
    .where('market', '=', market)
    .where('number', '=', number);

/** Whose a purchase is; undefined if it does not exist. */
export const findPurchaseOwner = (
  db: Reader,
  market: string,
  number: string,
): Promise<PurchaseOwnerRow | undefined> => ownerOf(db, market, number).executeTakeFirst();

/** The same, with the purchase locked. */
export const lockPurchaseOwner = (
  db: Reader,
  market: string,
  number: string,
): Promise<PurchaseOwnerRow | undefined> =>
  ownerOf(db, market, number).forUpdate().executeTakeFirst();

/** Gives the purchase of a guest, with its orders and documents, to an account. */
export const claimPurchase = async (
  tx: Tx,
  market: string,
  number: string,
  customerId: string,
): Promise<void> => {
  const owner = { customer_id: customerId };
  await tx
    .updateTable('purchase')
    .set(owner)
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
  const orders = await tx
    .updateTable('orders')
    .set(owner)
    .where('market', '=', market)
    .where('purchase_number', '=', number)
    .returning('number')
    .execute();
  const numbers = orders.map((order) => order.number);
  for (const table of ['receipt', 'invoice', 'coupon_use'] as const)
    await tx
      .updateTable(table)
      .set(owner)
      .where('market', '=', market)
      .where('order_number', 'in', numbers)
      .execute();
};
