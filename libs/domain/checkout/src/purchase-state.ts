import { ok, type Result } from '@materia/domain-kernel';
import {
  afterNotice,
  checkNotice,
  isRefundDue,
  type NoticeRefusal,
  type PaymentAttempt,
  type PaymentNotice,
  type PaymentState,
} from './payment-state.ts';

/**
 * States of a purchase. It waits for its payment, or for its buyer's word, while it is open and
 * counts once it is confirmed.
 */
export const PURCHASE_STATES = ['open', 'confirmed', 'failed', 'cancelled'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/**
 * What happens to a purchase: an attempt was paid; a buyer who pays in store confirmed it by email;
 * the time for either ended; the shopper ordered a changed cart instead, or gave it up; all its
 * orders were cancelled.
 */
export const PURCHASE_EVENTS = [
  'paid',
  'confirmed-by-email',
  'hold-ended',
  'replaced',
  'given-up',
  'orders-cancelled',
] as const;
export type PurchaseEvent = (typeof PURCHASE_EVENTS)[number];

/**
 * Effects of a purchase's transitions. `return-cart` restores the cart until another attempt orders
 * it again; `end-cart` restores it for good. Only these effects send the mails of a purchase.
 */
export type PurchaseEffect =
  | 'confirm-orders'
  /** They are paid in store. */
  | 'confirm-unpaid-orders'
  | 'empty-cart'
  | 'release-holds'
  | 'return-cart'
  | 'end-cart'
  | 'refund-attempt'
  | 'mail-confirmation'
  | 'mail-payment-waiting'
  | 'mail-payment-refused'
  | 'mail-lapsed';

export type PurchaseStep = {
  readonly state: PurchaseState;
  readonly effects: readonly PurchaseEffect[];
};

const stays = (state: PurchaseState): PurchaseStep => ({ state, effects: [] });

/** Every state and event. Money that arrives for a purchase that is not open goes back. */
const STEPS = {
  open: {
    paid: { state: 'confirmed', effects: ['confirm-orders', 'empty-cart', 'mail-confirmation'] },
    'confirmed-by-email': {
      state: 'confirmed',
      effects: ['confirm-unpaid-orders', 'empty-cart', 'mail-confirmation'],
    },
    'hold-ended': { state: 'failed', effects: ['release-holds', 'end-cart', 'mail-lapsed'] },
    replaced: { state: 'cancelled', effects: ['release-holds', 'end-cart'] },
    'given-up': { state: 'cancelled', effects: ['release-holds', 'end-cart'] },
    'orders-cancelled': { state: 'cancelled', effects: ['end-cart'] },
  },
  confirmed: {
    paid: { state: 'confirmed', effects: ['refund-attempt'] },
    'confirmed-by-email': stays('confirmed'),
    'hold-ended': stays('confirmed'),
    replaced: stays('confirmed'),
    'given-up': stays('confirmed'),
    'orders-cancelled': stays('cancelled'),
  },
  failed: {
    paid: { state: 'failed', effects: ['refund-attempt'] },
    'confirmed-by-email': stays('failed'),
    'hold-ended': stays('failed'),
    replaced: stays('failed'),
    'given-up': stays('failed'),
    'orders-cancelled': stays('failed'),
  },
  cancelled: {
    paid: { state: 'cancelled', effects: ['refund-attempt'] },
    'confirmed-by-email': stays('cancelled'),
    'hold-ended': stays('cancelled'),
    replaced: stays('cancelled'),
    'given-up': stays('cancelled'),
    'orders-cancelled': stays('cancelled'),
  },
} as const satisfies Readonly<Record<PurchaseState, Readonly<Record<PurchaseEvent, PurchaseStep>>>>;

/** The next state of a purchase and what has to be done with it, in one transaction. */
export const purchaseAfter = (state: PurchaseState, event: PurchaseEvent): PurchaseStep =>
  STEPS[state][event];

/**
 * What follows from the new state of an attempt that has brought no money. What a shopper gave up
 * needs no mail.
 */
const UNPAID = {
  created: [],
  pending: ['mail-payment-waiting'],
  expired: ['return-cart'],
  aborted: ['return-cart'],
  refused: ['return-cart', 'mail-payment-refused'],
} as const satisfies Readonly<Record<Exclude<PaymentState, 'paid'>, readonly PurchaseEffect[]>>;

/** Whether an attempt has ended. A late success may still arrive. */
export const isEnded = (state: PaymentState): boolean => state !== 'created' && state !== 'pending';

/** A payment attempt and its purchase, as they are stored. */
export type OpenPayment = {
  readonly attempt: PaymentAttempt & { readonly state: PaymentState };
  readonly purchase: PurchaseState;
};

export type SettledPayment = {
  readonly attempt: PaymentState;
  readonly purchase: PurchaseState;
  readonly effects: readonly PurchaseEffect[];
};

/**
 * The payment after one more notice. Repeated and reordered notices lead to the same end: effects
 * follow from the first success and from the first end of an attempt, and a late success after an
 * end wins. Refuses a notice of another attempt, amount or currency.
 */
export const settlePayment = (
  { attempt, purchase }: OpenPayment,
  notice: PaymentNotice,
): Result<SettledPayment, NoticeRefusal> => {
  const checked = checkNotice(attempt, notice);
  if (!checked.ok) return checked;
  const state = afterNotice(attempt.state, notice);
  if (state === attempt.state) return ok({ attempt: state, purchase, effects: [] });
  if (state !== 'paid')
    return ok({
      attempt: state,
      purchase,
      effects: purchase === 'open' && !isEnded(attempt.state) ? UNPAID[state] : [],
    });
  const step = purchaseAfter(purchase, 'paid');
  if (isRefundDue(state, purchase === 'cancelled') && !step.effects.includes('refund-attempt'))
    throw new Error('Money for a cancelled purchase goes back');
  return ok({ attempt: state, purchase: step.state, effects: step.effects });
};
