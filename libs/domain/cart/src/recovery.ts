import { unreachable } from '@materia/domain-kernel';
import { DELETE_WHILE_CONVERTING_MESSAGE } from './quote-lock.ts';

/** The server's word that a cart id is not known any more (ERR-02). */
export const NO_SUCH_CART_MESSAGE = 'No such entity with %fieldName = %fieldValue';

/** The server's word that a guest cart already belongs to somebody (ERR-03). */
export const CART_NOT_ANONYMOUS_MESSAGE =
  "The customer can't be assigned to the cart because the cart isn't anonymous.";

export type CartCall = 'add' | 'read' | 'update' | 'delete';

export type CartFailure = {
  readonly call: CartCall;
  readonly status: number;
  readonly serverMessage: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** An add that speaks to nobody (ERR-05). */
  readonly isSilent?: boolean;
};

export type RecoveryStep = 'end-session' | 'refresh-cart' | 'fetch-new-cart-id' | 'reload-cart';

export type Recovery =
  | { readonly kind: 'retry'; readonly steps: readonly RecoveryStep[] }
  | {
      readonly kind: 'show-message';
      readonly key:
        | 'cart.addError'
        | 'cart.getError'
        | 'cart.updateError'
        | 'cart.deleteError'
        | 'quotes.deleteProduct';
    }
  | { readonly kind: 'show-server-message'; readonly text: string }
  | { readonly kind: 'stay-silent' };

/** The call goes on as a guest, on the same page (ERR-01, ERR-13, ERR-81). */
const CONTINUE_AS_GUEST: readonly RecoveryStep[] = ['end-session', 'refresh-cart'];
const CONTINUE_WITH_NEW_CART: readonly RecoveryStep[] = ['fetch-new-cart-id', 'reload-cart'];

/**
 * What to do about a failed cart call (ERR-01 to ERR-13, ERR-81). Each recovery is tried once: whatever fails again is shown (ERR-07).
 * After a new cart id the lines that the shopper had are put back with `missingLines`.
 */
export const recoveryFor = (failure: CartFailure): Recovery => {
  const steps = failure.attempt > 1 ? null : recoverySteps(failure);
  if (steps !== null) return { kind: 'retry', steps };
  if (failure.call === 'add' && failure.status === 406)
    return { kind: 'show-server-message', text: failure.serverMessage };
  if (failure.call === 'add' && failure.isSilent) return { kind: 'stay-silent' };
  return { kind: 'show-message', key: messageKey(failure) };
};

const recoverySteps = ({
  call,
  status,
  serverMessage,
}: CartFailure): readonly RecoveryStep[] | null => {
  if (status === 401) return CONTINUE_AS_GUEST;
  if (call !== 'add') return null;
  const isLostCart =
    (status === 404 && serverMessage === NO_SUCH_CART_MESSAGE) ||
    (status === 400 && serverMessage === CART_NOT_ANONYMOUS_MESSAGE);
  return isLostCart ? CONTINUE_WITH_NEW_CART : null;
};

const messageKey = ({ call, serverMessage }: CartFailure) => {
  switch (call) {
    case 'add':
      return 'cart.addError';
    case 'read':
      return 'cart.getError';
    case 'update':
      return 'cart.updateError';
    case 'delete':
      return serverMessage === DELETE_WHILE_CONVERTING_MESSAGE
        ? 'quotes.deleteProduct'
        : 'cart.deleteError';
    default:
      return unreachable(call);
  }
};
