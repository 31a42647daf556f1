import { unreachable } from '@materia/domain-kernel';
import {
  REFUND_STARTED,
  refundAfter,
  type RefundEffect,
  type RefundState,
} from '@materia/domain-order';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { raiseAlarm } from './alarms-repository.ts';
import {
  insertRefund,
  lockRefund,
  type NewRefund,
  purchaseOfAttempt,
  type RefundRow,
  saveRefund,
} from './repository.ts';

/** What the provider reports about a refund. */
export type RefundFacts = {
  /** Our id of the refund; empty for one that was made elsewhere. */
  readonly refundId: string;
  readonly providerRef: string;
  readonly state: RefundState;
};

/**
 * Asks for money to go back, and reports it to the buyer. Repeating it for the same order,
 * withdrawal, pallets or whole attempt has no effect, unless it failed.
 */
export const startRefund = async (
  tx: Tx,
  refund: Omit<NewRefund, 'state'>,
  now: string,
): Promise<void> => {
  const { state, effects } = REFUND_STARTED;
  const inserted = await insertRefund(tx, { ...refund, state }, now);
  if (inserted !== undefined) await doRefundEffects(tx, inserted, effects, now);
};

/** Applies what the provider reports about a refund; `not-ours` if it changes nothing. */
export const applyRefund = async (
  tx: Tx,
  market: string,
  { refundId, providerRef, state: reported }: RefundFacts,
  now: string,
): Promise<'applied' | 'not-ours' | 'alarm'> => {
  const refund = await lockRefund(tx, market, refundId);
  if (refund === undefined) return 'not-ours';
  const step = refundAfter(refund.state, reported);
  if (!step.ok) return 'not-ours';
  const { state, effects } = step.value;
  await saveRefund(tx, refund, { state, provider_ref: providerRef });
  await doRefundEffects(tx, { ...refund, provider_ref: providerRef }, effects, now);
  return effects.some(({ kind }) => kind === 'alarm') ? 'alarm' : 'applied';
};

/**
 * Makes a refund that failed once more, by another id at the provider; false if it did not fail or
 * was repeated already.
 */
export const repeatRefund = async (
  tx: Tx,
  market: string,
  id: string,
  now: string,
): Promise<boolean> => {
  const refund = await lockRefund(tx, market, id);
  if (refund === undefined || refund.repeated) return false;
  const step = refundAfter(refund.state, 'repeated');
  if (!step.ok) return false;
  await doRefundEffects(tx, refund, step.value.effects, now);
  return true;
};

const doRefundEffects = async (
  tx: Tx,
  refund: RefundRow,
  effects: readonly RefundEffect[],
  now: string,
): Promise<void> => {
  const { market, id } = refund;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'send':
        await scheduleJob(tx, { lane: 'payments', kind: 'refund', market, subject: id }, now);
        break;
      case 'mail':
        await enqueueMail(tx, { market, kind: effect.mail, payload: { refund: id }, now });
        break;
      case 'alarm':
        await raiseAlarm(
          tx,
          {
            market,
            kind: effect.alarm,
            attempt_id: refund.attempt_id,
            purchase_number: await purchaseOfAttempt(tx, refund),
            detail: refund.provider_ref ?? '',
          },
          now,
        );
        break;
      case 'start-again':
        await startAgain(tx, refund, now);
        break;
      default:
        unreachable(effect);
    }
  }
};

const startAgain = async (
  tx: Tx,
  {
    market,
    id,
    attempt_id,
    order_number,
    withdrawal_id,
    pallet_return_id,
    amount_minor,
    currency,
    reason,
  }: RefundRow,
  now: string,
): Promise<void> => {
  await saveRefund(tx, { market, id }, { repeated: true });
  const again = {
    market,
    attempt_id,
    order_number,
    withdrawal_id,
    pallet_return_id,
    amount_minor,
    currency,
    reason,
  };
  await startRefund(tx, { ...again, id: randomId() }, now);
};
