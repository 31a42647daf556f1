import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Currency, Money } from '@materia/domain-money';

/**
 * States of one payment attempt, weakest first. A provider repeats and reorders its notifications,
 * so the stronger state always wins and a paid attempt stays paid. An aborted attempt stays aborted
 * when it expires at the provider. A retry is a new attempt.
 */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'expired',
  'aborted',
  'refused',
  'paid',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why an attempt did not succeed, as far as shoppers can do something about it. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient-funds',
  'code-invalid',
  'code-expired',
  'not-approved',
  'limit-exceeded',
  'provider-unavailable',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** The attempt as the shop opened it. */
export type PaymentAttempt = { readonly attemptId: string; readonly amount: Money };

/** A provider's notification, after its signature was verified. Amount in minor units. */
export type PaymentNotice = {
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly state: PaymentState;
};

export type NoticeRefusal =
  | { readonly kind: 'notice-of-another-attempt' }
  | { readonly kind: 'notice-of-another-amount' }
  | { readonly kind: 'notice-in-another-currency'; readonly expected: Currency };

/**
 * The state after one more notification. Order and repetition of the notifications do not change
 * the final state.
 */
export const afterNotice = (
  state: PaymentState,
  notice: Pick<PaymentNotice, 'state'>,
): PaymentState =>
  PAYMENT_STATES.indexOf(notice.state) > PAYMENT_STATES.indexOf(state) ? notice.state : state;

/** Refuses a notification that does not match exactly this attempt, amount and currency. */
export const checkNotice = (
  attempt: PaymentAttempt,
  notice: PaymentNotice,
): Result<PaymentNotice, NoticeRefusal> => {
  if (notice.attemptId !== attempt.attemptId) return fail({ kind: 'notice-of-another-attempt' });
  if (notice.currency !== attempt.amount.currency)
    return fail({ kind: 'notice-in-another-currency', expected: attempt.amount.currency });
  return notice.amountMinor === attempt.amount.minor
    ? ok(notice)
    : fail({ kind: 'notice-of-another-amount' });
};

export type AfterPayment = {
  /** Which message the confirmation shows. */
  readonly message:
    | 'order-accepted'
    | 'payment-pending'
    | 'payment-aborted'
    | 'payment-expired'
    | 'payment-refused';
  /** A placed order empties the cart; after a refused or aborted payment the cart is restored. */
  readonly cart: 'empty' | 'kept';
  readonly mayTryAnotherMethod: boolean;
};

/** What customers see after the provider redirects them back. */
export const afterPayment = (state: PaymentState): AfterPayment => AFTER_PAYMENT[state];

const AFTER_PAYMENT = {
  created: { message: 'payment-pending', cart: 'empty', mayTryAnotherMethod: false },
  pending: { message: 'payment-pending', cart: 'empty', mayTryAnotherMethod: false },
  aborted: { message: 'payment-aborted', cart: 'kept', mayTryAnotherMethod: true },
  expired: { message: 'payment-expired', cart: 'kept', mayTryAnotherMethod: true },
  refused: { message: 'payment-refused', cart: 'kept', mayTryAnotherMethod: true },
  paid: { message: 'order-accepted', cart: 'empty', mayTryAnotherMethod: false },
} as const satisfies Readonly<Record<PaymentState, AfterPayment>>;

/** A payment that arrives after its order was cancelled must be refunded. */
export const isRefundDue = (state: PaymentState, orderIsCancelled: boolean): boolean =>
  state === 'paid' && orderIsCancelled;
