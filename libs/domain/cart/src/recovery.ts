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

type OfEachCall<Value> = Readonly<Record<CartCall, Value>>;

const NEW_CART_FOR_ADD: OfEachCall<readonly RecoveryStep[] | null> = {
  add: CONTINUE_WITH_NEW_CART,
  read: null,
  update: null,
  delete: null,
};

/** The steps before the call is retried; null where a retry would fail as well. */
const STEPS: Readonly<Record<CartFailureCode, OfEachCall<readonly RecoveryStep[] | null> | null>> =
  {
    unauthenticated: {
      add: CONTINUE_AS_GUEST,
      read: CONTINUE_AS_GUEST,
      update: CONTINUE_AS_GUEST,
      delete: CONTINUE_AS_GUEST,
    },
    'no-such-cart': NEW_CART_FOR_ADD,
    'cart-not-anonymous': NEW_CART_FOR_ADD,
    'not-sellable': null,
    'cart-locked': null,
    'quantity-locked': null,
    other: null,
  };

const CALL_FAILED = {
  add: 'add-failed',
  read: 'read-failed',
  update: 'update-failed',
  delete: 'delete-failed',
} as const satisfies OfEachCall<CartFailureReason>;

/** What is shown when a call has finally failed. */
const SHOWN: Readonly<
  Record<CartFailureCode, OfEachCall<CartFailureReason | 'message-of-server'>>
> = {
  unauthenticated: CALL_FAILED,
  'no-such-cart': CALL_FAILED,
  'cart-not-anonymous': CALL_FAILED,
  'not-sellable': { ...CALL_FAILED, add: 'message-of-server' },
  'cart-locked': { ...CALL_FAILED, delete: 'locked-by-quote' },
  'quantity-locked': { ...CALL_FAILED, update: 'quantity-locked' },
  other: CALL_FAILED,
};

/**
 * How to handle a failed cart call. Each recovery is attempted once: a second failure is shown.
 * After a new cart id, the shopper's previous lines are added back with `missingLines`.
 */
export const recoveryFor = ({ call, code, attempt, isSilent }: CartFailure): Recovery => {
  const steps = attempt > 1 ? undefined : STEPS[code]?.[call];
  if (steps) return { kind: 'retry', steps };
  const reason = SHOWN[code][call];
  if (reason === 'message-of-server') return { kind: 'show-server-message' };
  if (call === 'add' && isSilent) return { kind: 'stay-silent' };
  return { kind: 'show-failure', reason };
};
