import {
  type PaymentNotice,
  type PaymentState,
  purchaseAfter,
  type PurchaseState,
  settlePayment,
} from '@materia/domain-checkout';
import { type Currency, money } from '@materia/domain-money';

/**
 * What happens to a purchase in a run: a notice about one of its attempts, or the end of its hold.
 */
export type Happening =
  { readonly kind: 'notice'; readonly notice: PaymentNotice } | { readonly kind: 'hold-ended' };

/** A purchase with its attempts, and what its payments led to. Amounts in minor units. */
export type Outcome = {
  readonly purchase: PurchaseState;
  readonly attempts: readonly PaymentState[];
  /** What the shop keeps: charges less refunds. */
  readonly keptMinor: number;
  readonly confirmations: number;
  readonly refusedNotices: number;
};

/** Applies happenings by the rule that the shop host uses, counting what it would do. */
export const outcomeOf = (
  attemptIds: readonly string[],
  total: { readonly minor: number; readonly currency: Currency },
  happenings: readonly Happening[],
): Outcome => {
  const amount = money(total.minor, total.currency);
  const states = new Map<string, PaymentState>(attemptIds.map((id) => [id, 'created']));
  let purchase: PurchaseState = 'open';
  let [kept, confirmations, refused] = [0, 0, 0];
  for (const happening of happenings) {
    if (happening.kind === 'hold-ended') {
      purchase = purchaseAfter(purchase, 'hold-ended').state;
      continue;
    }
    const { notice } = happening;
    const attemptId = attemptIds.includes(notice.attemptId)
      ? notice.attemptId
      : (attemptIds[0] ?? '');
    const before = states.get(attemptId) ?? 'created';
    const settled = settlePayment(
      { attempt: { attemptId, amount, state: before }, purchase },
      notice,
    );
    if (!settled.ok) {
      refused += 1;
      continue;
    }
    states.set(attemptId, settled.value.attempt);
    purchase = settled.value.purchase;
    if (before !== 'paid' && settled.value.attempt === 'paid') kept += total.minor;
    if (settled.value.effects.includes('refund-attempt')) kept -= total.minor;
    if (settled.value.effects.includes('confirm-orders')) confirmations += 1;
  }
  return {
    purchase,
    attempts: attemptIds.map((id) => states.get(id) ?? 'created'),
    keptMinor: kept,
    confirmations,
    refusedNotices: refused,
  };
};
