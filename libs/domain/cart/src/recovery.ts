import { unreachable } from '@materia/domain-kernel';

export type CartCall = 'add' | 'read' | 'update' | 'delete';

/**
 * The refusals of a cart call that decide how to recover; every other refusal and every outage is
 * `other`.
 */
export const DECISIVE_CART_REFUSALS = [
  'unauthenticated',
  'no-such-cart',
  'cart-not-anonymous',
  'not-sellable',
  'cart-locked',
  'quantity-locked',
] as const;

export type CartFailureCode = (typeof DECISIVE_CART_REFUSALS)[number] | 'other';

export type CartFailure = {
  readonly call: CartCall;
  readonly code: CartFailureCode;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The caller of an add shows its outcome itself. */
  readonly isSilent?: boolean;
};

export type RecoveryStep = 'end-session' | 'refresh-cart' | 'fetch-new-cart-id' | 'reload-cart';

/**
 * Which call failed permanently. A delete that a quote forbids, and an update of a quantity that is
 * locked, have their own reasons.
 */
export type CartFailureReason =
  | 'add-failed'
  | 'read-failed'
  | 'update-failed'
  | 'delete-failed'
  | 'locked-by-quote'
  | 'quantity-locked';

export type Recovery =
  | { readonly kind: 'retry'; readonly steps: readonly RecoveryStep[] }
  | { readonly kind: 'show-failure'; readonly reason: CartFailureReason }
  | { readonly kind: 'show-server-message' }
  | { readonly kind: 'stay-silent' };

/** The call continues as a guest, on the same page. */
const CONTINUE_AS_GUEST: readonly RecoveryStep[] = ['end-session', 'refresh-cart'];
const CONTINUE_WITH_NEW_CART: readonly RecoveryStep[] = ['fetch-new-cart-id', 'reload-cart'];

/**
 * How to handle a failed cart call. Each recovery is attempted once: a second failure is shown.
 * After a new cart id, the shopper's previous lines are added back with `missingLines`.
 */
export const recoveryFor = (failure: CartFailure): Recovery => {
  const steps = failure.attempt > 1 ? null : recoverySteps(failure);
  if (steps !== null) return { kind: 'retry', steps };
  if (failure.call === 'add' && failure.code === 'not-sellable')
    return { kind: 'show-server-message' };
  if (failure.call === 'add' && failure.isSilent) return { kind: 'stay-silent' };
  return { kind: 'show-failure', reason: reasonOf(failure) };
};

const recoverySteps = ({ call, code }: CartFailure): readonly RecoveryStep[] | null => {
  if (code === 'unauthenticated') return CONTINUE_AS_GUEST;
  if (call !== 'add') return null;
  return code === 'no-such-cart' || code === 'cart-not-anonymous' ? CONTINUE_WITH_NEW_CART : null;
};

const reasonOf = ({ call, code }: CartFailure): CartFailureReason => {
  switch (call) {
    case 'add':
      return 'add-failed';
    case 'read':
      return 'read-failed';
    case 'update':
      return code === 'quantity-locked' ? 'quantity-locked' : 'update-failed';
    case 'delete':
      return code === 'cart-locked' ? 'locked-by-quote' : 'delete-failed';
    default:
      return unreachable(call);
  }
};
