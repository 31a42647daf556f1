import { fail, ok, type Result } from '@materia/domain-kernel';

/**
 * States of a cart. Shoppers hold the id of an `open` one, or of a `quote` while they order at the
 * prices of a quote. A `parked` cart is the shopper's own, which waits as it is until that conversion
 * ends; one in `approval` waits for an approver of the company. `placed` carts contain what was taken
 * out of a shopper's cart, until the payment ends. What a `merged` cart contained is in another cart.
 */
export const CART_STATES = ['open', 'placed', 'parked', 'quote', 'approval', 'merged'] as const;
export type CartState = (typeof CART_STATES)[number];

/** The states of the cart whose id a shopper holds; an account has one such cart at a time. */
export const HELD_STATES = ['open', 'quote'] as const satisfies readonly CartState[];

/** The states of the cart into which goes back what an unpaid purchase took out of it. */
export const REFILLED_STATES = ['open', 'parked'] as const satisfies readonly CartState[];

/**
 * What happens to a cart:
 *
 * - its lines are ordered (`place`): they move to a cart of their own;
 * - no attempt to pay is left (`payment-ended`), another one starts (`pay-again`), the purchase is
 *   confirmed (`payment-succeeded`) or abandoned (`purchase-ended`);
 * - it waits as it is (`park`) while the cart of a quote has its place, and is the shopper's again
 *   (`restore`);
 * - what the cart of a quote was for has ended, by an order or without one (`end-conversion`);
 * - an approver is asked (`ask-approval`), and refuses, does not answer or is not needed any more
 *   (`approval-ended`);
 * - it is merged into another cart of its shopper (`merge`).
 */
export const CART_EVENTS = [
  'place',
  'payment-ended',
  'pay-again',
  'payment-succeeded',
  'purchase-ended',
  'park',
  'restore',
  'end-conversion',
  'ask-approval',
  'approval-ended',
  'merge',
] as const;
export type CartEvent = (typeof CART_EVENTS)[number];

/** The state after an event; `ended` carts are deleted. */
export type NextCartState = CartState | 'ended';

export type CartStepRefusal = {
  readonly kind: 'cart-step-not-allowed';
  readonly state: CartState;
  readonly event: CartEvent;
};

/** Every state and event; null where the event cannot happen. */
const STEPS = {
  open: {
    place: 'placed',
    'payment-ended': null,
    'pay-again': null,
    'payment-succeeded': null,
    'purchase-ended': null,
    park: 'parked',
    restore: null,
    'end-conversion': null,
    'ask-approval': 'approval',
    'approval-ended': null,
    merge: 'merged',
  },
  placed: {
    place: null,
    'payment-ended': 'merged',
    'pay-again': null,
    'payment-succeeded': 'ended',
    'purchase-ended': 'ended',
    park: null,
    restore: null,
    'end-conversion': null,
    'ask-approval': null,
    'approval-ended': null,
    merge: null,
  },
  parked: {
    place: null,
    'payment-ended': null,
    'pay-again': null,
    'payment-succeeded': null,
    'purchase-ended': null,
    park: null,
    restore: 'open',
    'end-conversion': null,
    'ask-approval': null,
    'approval-ended': null,
    merge: null,
  },
  quote: {
    place: 'placed',
    'payment-ended': null,
    'pay-again': null,
    'payment-succeeded': null,
    'purchase-ended': null,
    park: null,
    restore: null,
    'end-conversion': 'ended',
    'ask-approval': 'approval',
    'approval-ended': null,
    merge: null,
  },
  approval: {
    place: 'placed',
    'payment-ended': null,
    'pay-again': null,
    'payment-succeeded': null,
    'purchase-ended': null,
    park: null,
    restore: null,
    'end-conversion': 'ended',
    'ask-approval': null,
    'approval-ended': 'open',
    merge: 'merged',
  },
  // A merged cart of a purchase can be paid for as long as its purchase is open.
  merged: {
    place: null,
    'payment-ended': 'merged',
    'pay-again': 'placed',
    'payment-succeeded': 'ended',
    'purchase-ended': 'ended',
    park: null,
    restore: null,
    'end-conversion': null,
    'ask-approval': null,
    'approval-ended': null,
    merge: 'merged',
  },
} as const satisfies Readonly<Record<CartState, Readonly<Record<CartEvent, NextCartState | null>>>>;

/** The states to which an event can lead. */
export type StateAfter<Event extends CartEvent> = NonNullable<(typeof STEPS)[CartState][Event]>;

/**
 * The next state of a cart. For `place` it is that of the cart to which the lines move.
 * Refuses an event that cannot happen in the state.
 */
export const cartAfter = <Event extends CartEvent>(
  state: CartState,
  event: Event,
): Result<StateAfter<Event>, CartStepRefusal> => {
  const next = STEPS[state][event];
  return next == null ? fail({ kind: 'cart-step-not-allowed', state, event }) : ok(next);
};
