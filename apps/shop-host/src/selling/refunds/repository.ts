import { type Selectable, sql } from 'kysely';
import type {
  PaymentAttemptTable,
  PaymentRefundTable,
} from '../../platform/database/tables/payment-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type RefundRow = Selectable<PaymentRefundTable>;
type Attempt = Selectable<PaymentAttemptTable>;

/** A refund to be made: its own id is the provider's idempotency key. */
export type NewRefund = Pick<
  RefundRow,
  | 'market'
  | 'id'
  | 'attempt_id'
  | 'order_number'
  | 'withdrawal_id'
  | 'pallet_return_id'
  | 'amount_minor'
  | 'currency'
  | 'reason'
  | 'state'
>;

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

/** A refund, locked. */
export const lockRefund = (tx: Tx, market: string, id: string): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('payment_refund')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Inserts a refund; undefined if there is one already for the same order, withdrawal or whole
 * attempt that did not fail.
 */
export const insertRefund = (
  tx: Tx,
  refund: NewRefund,
  now: string,
): Promise<RefundRow | undefined> =>
  tx
    .insertInto('payment_refund')
    .values({ ...refund, provider_ref: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const saveRefund = async (
  tx: Tx,
  { market, id }: Pick<RefundRow, 'market' | 'id'>,
  change: Partial<Pick<RefundRow, 'state' | 'provider_ref' | 'repeated'>>,
): Promise<void> => {
  await tx
    .updateTable('payment_refund')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** The number of the purchase whose attempt a refund is of. */
export const purchaseOfAttempt = async (
  db: Reader,
  { market, attempt_id }: Pick<RefundRow, 'market' | 'attempt_id'>,
): Promise<string> =>
  (
    await db
      .selectFrom('payment_attempt')
      .select('purchase_number')
      .where('market', '=', market)
      .where('id', '=', attempt_id)
      .executeTakeFirstOrThrow()
  ).purchase_number;

/**
 * At most `limit` refunds with the numbers of their purchases: those on their way or failed, then
 * those since an ISO instant that have arrived, each with the newest first. A failed one that was
 * repeated is left out.
 */
export const findRefundsSince = (
  db: Reader,
  market: string,
  since: string,
  limit: number,
): Promise<(RefundRow & { readonly purchase_number: string })[]> =>
  db
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.market', '=', 'payment_refund.market')
        .onRef('payment_attempt.id', '=', 'payment_refund.attempt_id'),
    )
    .selectAll('payment_refund')
    .select('payment_attempt.purchase_number')
    .where('payment_refund.market', '=', market)
    .where((where) =>
      where.or([
        where('payment_refund.state', '!=', 'succeeded'),
        where('payment_refund.created_at', '>=', since),
      ]),
    )
    .where('payment_refund.repeated', '=', false)
    // Those that have arrived never push one that needs somebody off the list.
    .orderBy(sql`payment_refund.state = 'succeeded'`)
    .orderBy('payment_refund.created_at', 'desc')
    .limit(limit)
    .execute();

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
