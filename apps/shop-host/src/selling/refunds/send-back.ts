import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from '../orders/repository.ts';
import { startRefund } from './refunds.ts';
import { lockPurchase } from '../purchases/repository.ts';
import { paidAttemptOf, refundedOf } from './repository.ts';

/** Why money of an order goes back. */
export type RefundCause =
  | { readonly kind: 'order-cancelled' }
  | { readonly kind: 'withdrawal'; readonly id: string }
  | { readonly kind: 'pallets'; readonly id: string };

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
  amountMinor: number,
  cause: RefundCause,
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
      withdrawal_id: cause.kind === 'withdrawal' ? cause.id : null,
      pallet_return_id: cause.kind === 'pallets' ? cause.id : null,
      amount_minor: Math.min(amountMinor, left),
      currency,
      reason: cause.kind,
    },
    now,
  );
};
