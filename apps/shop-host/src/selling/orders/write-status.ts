import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from './repository.ts';

/** Writes the next status of an order and its history. */
export const writeStatus = async (
  tx: Tx,
  { market, number }: Pick<OrderRow, 'market' | 'number'>,
  status: string,
  now: string,
): Promise<void> => {
  const { seq } = await tx
    .selectFrom('order_status')
    .select((entry) => entry.fn.max('seq').as('seq'))
    .where('market', '=', market)
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('orders')
    .set({ status })
    .where('market', '=', market)
    .where('number', '=', number)
    .execute();
  await tx
    .insertInto('order_status')
    .values({ market, order_number: number, seq: seq + 1, status, at: now })
    .execute();
};
