import { fail, ok, type Result } from '@materia/domain-kernel';

/**
 * States of a cart. Shoppers hold the id of an `open` one, or of a `quote` while a quote is being
 * converted in it. `placed` and `parked` carts contain what was taken out of a shopper's cart, until
 * the payment or the conversion ends. What a `merged` cart contained is in another cart.
 */
export const CART_STATES = ['open', 'placed', 'parked', 'quote', 'merged'] as const;
export type CartState = (typeof CART_STATES)[number];

/**
 * What happens to a cart:
 *
 * - its lines are ordered (`place`): they move to a cart of their own, and the shopper's stays open;
 * - no attempt to pay is left (`payment-ended`), another one starts (`pay-again`), the purchase is
 *   confirmed (`payment-succeeded`) or abandoned (`purchase-ended`);
 * - all its lines are set aside (`park`) for those of a quote (`convert-quote`), and are back
 *   (`restore`);
 * - it is merged into an account's cart at sign-in (`merge`).
 */
export const CART_EVENTS = [
  'place',
  'payment-ended',
  'pay-again',
  'payment-succeeded',
  'purchase-ended',
  'park',
  'convert-quote',
  'restore',
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
    'convert-quote': 'quote',
    restore: null,
    merge: 'merged',
  },
  placed: {
    place: null,
    'payment-ended': 'merged',
    'pay-again': null,
    'payment-succeeded': 'ended',
    'purchase-ended': 'ended',
    park: null,
    'convert-quote': null,
    restore: null,
    merge: null,
  },
  parked: {
    place: null,
    'payment-ended': null,
    'pay-again': null,
    'payment-succeeded': null,
    'purchase-ended': null,
    park: null,
    'convert-quote': null,
    restore: 'ended',
    merge: null,
  },
  quote: {
    place: 'placed',
    'payment-ended': null,
    'pay-again': null,
    'payment-succeeded': null,
    'purchase-ended': null,
    park: null,
    'convert-quote': null,
    restore: 'open',
    merge: null,
  },
  // A merged cart of a purchase can be paid for as long as its purchase is open.
  merged: {
    place: null,
    'payment-ended': 'merged',
    'pay-again': 'placed',
    'payment-succeeded': 'ended',
    'purchase-ended': 'ended',
    park: null,
    'convert-quote': null,
    restore: null,
    merge: 'merged',
  },
} as const satisfies Readonly<Record<CartState, Readonly<Record<CartEvent, NextCartState | null>>>>;

/** The states to which an event can lead. */
export type StateAfter<Event extends CartEvent> = NonNullable<(typeof STEPS)[CartState][Event]>;

/**
 * The next state of a cart. For `place` and `park` it is that of the cart to which the lines move.
 * Refuses an event that cannot happen in the state.
 */
export const cartAfter = <Event extends CartEvent>(
  state: CartState,
  event: Event,
): Result<StateAfter<Event>, CartStepRefusal> => {
  const next = STEPS[state][event];
  return next == null ? fail({ kind: 'cart-step-not-allowed', state, event }) : ok(next);
};
