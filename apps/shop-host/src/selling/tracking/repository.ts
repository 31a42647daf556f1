import type { Tx } from '../../platform/database/with-tx.ts';

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
  for (const table of [
    'receipt',
    'invoice',
    'credit_note',
    'seller_invoice',
    'coupon_use',
  ] as const)
    await tx
      .updateTable(table)
      .set(owner)
      .where('market', '=', market)
      .where('order_number', 'in', numbers)
      .execute();
};
