import type { Selectable } from 'kysely';
import type {
  PaymentAttemptTable,
  PaymentRefundTable,
} from '../../platform/database/tables/payment-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

export type RefundRow = Selectable<PaymentRefundTable>;
type Attempt = Selectable<PaymentAttemptTable>;

export const findRefund = (
  db: Reader,
  market: string,
  id: string,
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** The paid attempt of a purchase whose money has not gone back as a whole. */
export const paidAttemptOf = (
  db: Reader,
  market: string,
  purchaseNumber: string,
): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('market', '=', market)
    .where('purchase_number', '=', purchaseNumber)
    .where('state', '=', 'paid')
    .where('charge_ref', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_refund')
            .select('payment_refund.id')
            .whereRef('payment_refund.market', '=', 'payment_attempt.market')
            .whereRef('payment_refund.attempt_id', '=', 'payment_attempt.id')
            .where('payment_refund.order_number', 'is', null),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** How much of an attempt's money went back or is on its way, in minor units. */
export const refundedOf = async (
  db: Reader,
  { market, id }: Pick<Attempt, 'market' | 'id'>,
): Promise<number> =>
  (
    await db
      .selectFrom('payment_refund')
      .select('amount_minor')
      .where('market', '=', market)
      .where('attempt_id', '=', id)
      .where('state', 'not in', ['failed', 'cancelled'])
      .execute()
  ).reduce((sum, { amount_minor }) => sum + amount_minor, 0);
