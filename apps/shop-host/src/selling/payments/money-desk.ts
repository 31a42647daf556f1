import { isPaidInStore } from '@materia/domain-checkout';
import { money, type Money } from '@materia/domain-money';
import { OPEN_RETURN_STATES } from '@materia/domain-order';
import { type Selectable, sql } from 'kysely';
import type {
  PaymentAlarmTable,
  PaymentRefundTable,
} from '../../platform/database/tables/payment-tables.ts';
import { type Db, type Reader, withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { ACCEPTED_IN_FULL, lockReturn, moveReturn } from '../returns/move-return.ts';
import { findAnyOrders } from '../orders/repository.ts';
import { repeatRefund } from '../refunds/refunds.ts';

export type AlarmRow = Selectable<PaymentAlarmTable>;

/** A withdrawal whose products are on their way back. */
export type ReturningWithdrawal = {
  readonly id: string;
  readonly orderNumber: string;
  readonly refund: Money;
  /** ISO instant. */
  readonly declaredAt: string;
  /** Paid at the till, where the money goes back as well. */
  readonly isInStore: boolean;
};

/** A refund as the desk lists it. */
export type ListedRefund = {
  readonly id: string;
  readonly orderNumber: string;
  readonly amount: Money;
  /** ISO instant. */
  readonly startedAt: string;
} & Pick<Selectable<PaymentRefundTable>, 'reason' | 'state'>;

/** More than anybody works off in a day. */
const MOST_LISTED = 200;
/** Customers ask for money that arrived for about a month. */
const REMEMBERED_MS = 30 * 86_400_000;

/** What somebody of the staff does about money in a market, and when. */
export type DeskAct = { readonly market: string; readonly by: string; readonly now: string };

/** The alarms that nobody has settled yet, the oldest first. */
export const openAlarms = (db: Reader, market: string): Promise<readonly AlarmRow[]> =>
  db
    .selectFrom('payment_alarm')
    .selectAll()
    .where('market', '=', market)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();

/** Takes an alarm off the list; undefined if it is not on it. */
export const settleAlarm = async (
  db: Reader,
  id: string,
  comment: string,
  { market, by, now }: DeskAct,
): Promise<AlarmRow | undefined> => {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  return db
    .updateTable('payment_alarm')
    .set({ settled_at: now, settled_by: by, comment: comment === '' ? null : comment })
    .where('market', '=', market)
    .where('id', '=', Number(id))
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
};

/** Withdrawals whose products are on their way back, the oldest first. */
export const openWithdrawals = async (
  db: Reader,
  market: string,
): Promise<readonly ReturningWithdrawal[]> => {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['id', 'order_number', 'refund_minor', 'declared_at'])
    .where('market', '=', market)
    .where('state', 'in', OPEN_RETURN_STATES)
    .orderBy('declared_at')
    .limit(MOST_LISTED)
    .execute();
  const orders = await findAnyOrders(
    db,
    market,
    rows.map(({ order_number }) => order_number),
  );
  return rows.map((row) => {
    const order = orders.find(({ number }) => number === row.order_number);
    if (order === undefined) throw new Error('A withdrawal has its order');
    return {
      id: row.id,
      orderNumber: order.number,
      refund: money(row.refund_minor, order.currency),
      declaredAt: row.declared_at,
      isInStore: isPaidInStore(order.payment_method),
    };
  });
};

/**
 * Records that the products of a withdrawal were received and accepted in full, and starts its
 * refund; false if there is none that waits.
 */
export const refundWithdrawal = (
  db: Db,
  id: string,
  { market, by, now }: DeskAct,
): Promise<boolean> =>
  withTx(db, async (tx) => {
    const found = await tx
      .selectFrom('withdrawal')
      .select('order_number')
      .where('market', '=', market)
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) return false;
    const order = await lockOrderToMove(tx, market, found.order_number);
    const announced = await lockReturn(tx, market, id);
    if (order === undefined || announced === undefined)
      throw new Error('A withdrawal has its order');
    let current = announced;
    for (const report of ACCEPTED_IN_FULL) {
      const moved = await moveReturn(tx, order, current, report, { by, now });
      // What was recorded before is not repeated.
      if (moved.ok) current = moved.value;
    }
    return current.state === 'refunded' && announced.state !== 'refunded';
  });

/**
 * Refunds on their way or failed, then those of the last 30 days that have arrived, each with the newest first. A failed one
 * that was repeated is not listed again.
 */
export const listedRefunds = async (
  db: Reader,
  market: string,
  now: string,
): Promise<readonly ListedRefund[]> => {
  const rows = await db
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
        where('payment_refund.created_at', '>=', laterBy(now, -REMEMBERED_MS)),
      ]),
    )
    .where('payment_refund.repeated', '=', false)
    // Those that arrived never push one off the list that needs somebody.
    .orderBy(sql`payment_refund.state = 'succeeded'`)
    .orderBy('payment_refund.created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number ?? row.purchase_number,
    amount: money(row.amount_minor, row.currency),
    reason: row.reason,
    state: row.state,
    startedAt: row.created_at,
  }));
};

/** Makes a refund that failed once more; false if it did not fail or was repeated already. */
export const repeatFailedRefund = (
  db: Db,
  id: string,
  { market, now }: Omit<DeskAct, 'by'>,
): Promise<boolean> => withTx(db, (tx) => repeatRefund(tx, market, id, now));
