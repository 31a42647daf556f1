import { isPaidInStore } from '@materia/domain-checkout';
import { money, type Money } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import { type Db, type Reader, withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { findAnyOrders } from '../orders/repository.ts';
import { type AlarmRow, findOpenAlarms, saveSettledAlarm } from '../refunds/alarms-repository.ts';
import { repeatRefund } from '../refunds/refunds.ts';
import { findRefundsSince, type RefundRow } from '../refunds/repository.ts';
import { ACCEPTED_IN_FULL, moveReturn } from '../returns/move-return.ts';
import { findOpenReturns, findReturn, lockReturn } from '../returns/repository.ts';

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
} & Pick<RefundRow, 'reason' | 'state'>;

/** More than anybody works off in a day. */
const MOST_LISTED = 200;
/** Customers ask for money that arrived for about a month. */
const REMEMBERED_MS = 30 * 86_400_000;

/** What somebody of the staff does about money in a market, and when. */
export type DeskAct = { readonly market: string; readonly by: string; readonly now: string };

/** The alarms that nobody has settled yet, the oldest first. */
export const openAlarms = (db: Reader, market: string): Promise<readonly AlarmRow[]> =>
  findOpenAlarms(db, market, MOST_LISTED);

/** Takes an alarm off the list; undefined if it is not on it. */
export const settleAlarm = async (
  db: Reader,
  id: string,
  comment: string,
  { market, by, now }: DeskAct,
): Promise<AlarmRow | undefined> => {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const settled = { settled_at: now, settled_by: by, comment: comment === '' ? null : comment };
  return saveSettledAlarm(db, market, Number(id), settled);
};

/** Withdrawals whose products are on their way back, the oldest first. */
export const openWithdrawals = async (
  db: Reader,
  market: string,
): Promise<readonly ReturningWithdrawal[]> => {
  const rows = await findOpenReturns(db, market, MOST_LISTED);
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
  market: Market,
  id: string,
  { by, now }: Omit<DeskAct, 'market'>,
): Promise<boolean> =>
  withTx(db, async (tx) => {
    const found = await findReturn(tx, market.id, id);
    if (found === undefined) return false;
    const order = await lockOrderToMove(tx, market.id, found.order_number);
    const announced = await lockReturn(tx, market.id, id);
    if (order === undefined || announced === undefined)
      throw new Error('A withdrawal has its order');
    let current = announced;
    for (const report of ACCEPTED_IN_FULL) {
      const moved = await moveReturn(tx, order, current, report, { market, by, now });
      // What was recorded before is not repeated.
      if (moved.ok) current = moved.value;
    }
    return current.state === 'refunded' && announced.state !== 'refunded';
  });

/**
 * Refunds on their way or failed, then those of the last 30 days that have arrived, each with the
 * newest first. A failed one that was repeated is left out.
 */
export const listedRefunds = async (
  db: Reader,
  market: string,
  now: string,
): Promise<readonly ListedRefund[]> => {
  const rows = await findRefundsSince(db, market, laterBy(now, -REMEMBERED_MS), MOST_LISTED);
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
