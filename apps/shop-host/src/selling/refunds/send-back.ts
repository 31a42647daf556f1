import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from '../orders/repository.ts';
import { startRefund } from './refunds.ts';
import { lockPurchase } from '../purchases/repository.ts';
import { paidAttemptOf, refundedOf } from './repository.ts';

/**
 * Sends money of an order back: never more than was paid and has not gone back yet. Nothing happens
 * where the order was paid in store.
 */
export const sendBack = async (
  tx: Tx,
  {
    market,
    number,
    purchase_number,
    currency,
  }: Pick<OrderRow, 'market' | 'number' | 'purchase_number' | 'currency'>,
  {
    amountMinor,
    withdrawalId,
  }: { readonly amountMinor: number; readonly withdrawalId: string | null },
  now: string,
): Promise<void> => {
  await lockPurchase(tx, market, purchase_number);
  const attempt = await paidAttemptOf(tx, market, purchase_number);
  if (attempt === undefined) return;
  const left = attempt.amount_minor - (await refundedOf(tx, attempt));
  if (Math.min(amountMinor, left) <= 0) return;
  await startRefund(
    tx,
    {
      market,
      id: randomId(),
      attempt_id: attempt.id,
      order_number: number,
      withdrawal_id: withdrawalId,
      amount_minor: Math.min(amountMinor, left),
      currency,
      reason: withdrawalId === null ? 'order-cancelled' : 'withdrawal',
    },
    now,
  );
};
