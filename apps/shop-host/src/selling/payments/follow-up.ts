import { isEnded, purchaseAfter } from '@materia/domain-checkout';
import { money } from '@materia/domain-money';
import { isRefundSettled } from '@materia/domain-order';
import { type Tx, withTx } from '../../platform/database/with-tx.ts';
import { workByKind } from '../../platform/jobs/job-kinds.ts';
import type { DueJob, JobOutcome } from '../../platform/jobs/job.ts';
import type { Lane } from '../../platform/jobs/lanes.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { lockOrderToMove, moveOrder } from '../lifecycle/move-order.ts';
import type { Payments, PaymentTools } from './payments.ts';
import { doEffects } from '../lifecycle/purchase-effects.ts';
import { applyRefund } from '../refunds/refunds.ts';
import { attemptsOf, findAttempt } from './repository.ts';
import { changePurchase, findPurchase, lockWithCart } from '../purchases/repository.ts';
import { findRefund, saveRefund } from '../refunds/repository.ts';
import { alarmDueRefund } from '../returns/watch-refund.ts';
import { holdEndOf } from '../stock/repository.ts';

declare module '../../platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** By the id of an attempt or a refund. */
    readonly payments: 'attempt' | 'refund';
    /** By the number of a purchase or of an order that is held or invoiced, or by the id of a return. */
    readonly holds: 'purchase' | 'order' | 'invoiced' | 'return';
  }
}

type FollowUpTools = PaymentTools & { readonly payments: Payments };

const PAUSE_MS = 5000;
/** The provider is asked at growing intervals, up to this one. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
/** A purchase whose time has ended waits for the provider to end its attempt. */
const WAIT_FOR_END_MS = 15_000;

const nextCheck = (now: string, checks: number): string =>
  laterBy(now, Math.min(FIRST_RETRY_MS * 2 ** checks, LONGEST_RETRY_MS));

/**
 * The lane for payments without a notice: it asks the provider, ends attempts whose time is over,
 * and sends refunds and follows them to their end.
 */
export const paymentLane = (tools: FollowUpTools): Lane => ({
  name: 'payments',
  pauseMs: PAUSE_MS,
  firstRetryMs: FIRST_RETRY_MS,
  work: workByKind<'payments'>({
    attempt: (job, now) => followAttempt(tools, job, now),
    refund: (job, now) => followRefund(tools, job, now),
  }),
});

/**
 * The lane of what ends at its time: holds of purchases not paid and of orders not collected, orders
 * that are complete, and how long the refund of a return may wait. It calls no other service, so
 * nothing delays it.
 */
export const holdLane = (tools: Pick<FollowUpTools, 'db'>): Lane => ({
  name: 'holds',
  pauseMs: PAUSE_MS,
  firstRetryMs: FIRST_RETRY_MS,
  work: workByKind<'holds'>({
    order: (job, now) => withTx(tools.db, (tx) => cancelUncollected(tx, job, now)),
    invoiced: (job, now) => withTx(tools.db, (tx) => completeInvoiced(tx, job, now)),
    purchase: (job, now) => withTx(tools.db, (tx) => endUnpaid(tx, job, now)),
    return: (job, now) => withTx(tools.db, (tx) => alarmDueRefund(tx, job, now)),
  }),
});

const endUnpaid = async (tx: Tx, { market, subject }: DueJob, now: string): Promise<JobOutcome> => {
  const purchase = await lockWithCart(tx, market.id, subject);
  if (purchase?.state !== 'open' || purchase.hold_until === null) return 'done';
  if (purchase.hold_until > now) return { again: purchase.hold_until };
  // Stock is released only once the provider has confirmed that no attempt can still be paid.
  const attempts = await attemptsOf(tx, market.id, subject);
  if (attempts.some(({ state }) => !isEnded(state)))
    return { again: laterBy(now, WAIT_FOR_END_MS) };
  const { state, effects } = purchaseAfter(purchase.state, 'hold-ended');
  await doEffects(tx, effects, { market, purchase, now });
  await changePurchase(tx, purchase, { state });
  return 'done';
};

/** Cancels an order that is paid in store and was not prepared or not collected in time. */
const cancelUncollected = async (
  tx: Tx,
  { market, subject }: DueJob,
  now: string,
): Promise<JobOutcome> => {
  const order = await lockOrderToMove(tx, market.id, subject);
  const end = await holdEndOf(tx, market.id, subject);
  // Collected, cancelled or paid meanwhile.
  if (order === undefined || end === undefined || end === null) return 'done';
  if (end > now) return { again: end };
  await moveOrder(tx, order, { kind: 'not-collected' }, { market, now });
  return 'done';
};

/** Completes an order whose invoice is a day old. Staff may have done it meanwhile. */
const completeInvoiced = async (
  tx: Tx,
  { market, subject }: DueJob,
  now: string,
): Promise<JobOutcome> => {
  const order = await lockOrderToMove(tx, market.id, subject);
  if (order?.status === 'INVOICED')
    await moveOrder(tx, order, { kind: 'advance', to: 'COMPLETED' }, { market, now });
  return 'done';
};

const followAttempt = async (
  { db, payments }: FollowUpTools,
  { market, subject, attempts }: DueJob,
  now: string,
): Promise<JobOutcome> => {
  await payments.check(subject, { market, now });
  const attempt = await findAttempt(db, market.id, subject);
  if (attempt === undefined || isEnded(attempt.state)) return 'done';
  const end = (await findPurchase(db, market.id, attempt.purchase_number))?.hold_until;
  const next = nextCheck(now, attempts);
  return { again: end && end > now && end < next ? end : next };
};

const followRefund = async (
  { db, provider }: FollowUpTools,
  { market, subject, attempts }: DueJob,
  now: string,
): Promise<JobOutcome> => {
  const refund = await findRefund(db, market.id, subject);
  if (refund === undefined || isRefundSettled(refund.state)) return 'done';
  const attempt = await findAttempt(db, market.id, refund.attempt_id);
  if (attempt?.charge_ref == null)
    throw new Error(`The refund ${refund.id} is of an attempt without a charge`);
  const answer =
    refund.provider_ref === null
      ? await provider.refund(
          {
            id: refund.id,
            chargeRef: attempt.charge_ref,
            amount: money(refund.amount_minor, refund.currency),
          },
          market,
        )
      : await provider.readRefund(refund.provider_ref, market);
  if (!answer.ok && answer.error.kind === 'unavailable') return { again: nextCheck(now, attempts) };
  await withTx(db, async (tx) => {
    if (answer.ok) {
      await saveRefund(tx, refund, { provider_ref: answer.value.providerRef });
      await applyRefund(tx, market.id, { ...answer.value, refundId: refund.id }, now);
    } else
      await applyRefund(
        tx,
        market.id,
        {
          refundId: refund.id,
          providerRef: answer.error.kind === 'rejected' ? answer.error.reason : '',
          state: 'failed',
        },
        now,
      );
  });
  const after = await findRefund(db, market.id, subject);
  return after === undefined || isRefundSettled(after.state)
    ? 'done'
    : { again: nextCheck(now, attempts) };
};
