import {
  type HostRefusal,
  type HostRefusalCode,
  HostUnavailable,
  type RefusalTable,
} from '@materia/api-client-kernel';
import type { CALLS_BY_AREA } from '@materia/api-contract';
import {
  type CartCall,
  type CartFailureCode,
  type CartFailureReason,
  missingLines,
  type Recovery,
  recoveryFor,
  type RecoveryStep,
} from '@materia/domain-cart';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import {
  type AddedItem,
  callAdd,
  callCart,
  callCartId,
  type CartAccess,
  type OpenCart,
} from './cart-access.ts';
import { type Cart, readCart } from './cart.ts';

/**
 * The message when a cart call has finally failed: which call it was, or the host's own sentence.
 */
export type CartProblem =
  | {
      readonly kind: 'call-failed';
      readonly reason: CartFailureReason | 'line-gone';
      /** The host failed; the call was not refused. */ readonly isOutage?: true;
    }
  | { readonly kind: 'server-message'; readonly text: string }
  /** A silent add failed; its caller reports the outcome. */
  | { readonly kind: 'silent' };

/** The parts of the shopper's session that a recovery changes. */
export type CartSession = { readonly endSession: () => Promise<void> };

export type CartCallOutcome<Value> = Result<
  { readonly value: Value; readonly cart: OpenCart },
  CartProblem
>;

/**
 * Runs a cart call. On failure, executes the decision of `recoveryFor`: the steps and one retry, or
 * a message. A shopper without a cart gets one first. The lines of an abandoned cart are copied to
 * the new one, so that none is lost.
 */
export const runCartCall = async <Value>(
  access: CartAccess,
  session: CartSession,
  call: CartCall,
  send: (cart: OpenCart) => Promise<Result<Value, HostRefusal>>,
  { isSilent = false }: { readonly isSilent?: boolean } = {},
): Promise<CartCallOutcome<Value>> => {
  let current = access;
  for (let attempt = 1; ; attempt += 1) {
    const cart = await openCart(current).catch(failedCall);
    const answer: Result<{ readonly value: Value; readonly cart: OpenCart }, HostRefusal> = cart.ok
      ? await sendTo(cart.value, send).catch(failedCall)
      : cart;
    if (answer.ok) return answer;
    const recovery = recoveryFor({
      call,
      code: failureCode(answer.error),
      attempt,
      isSilent,
    });
    if (recovery.kind !== 'retry') return fail(problemOf(recovery, answer.error));
    current = await recover(cart.ok ? cart.value : current, session, recovery.steps);
  }
};

/** The calls that are run here. What is wrong with a promo code is no failure of its call. */
type RunCall = Exclude<keyof (typeof CALLS_BY_AREA)['Cart'], 'addCoupon'>;

/** How each refusal of a cart call is recovered; the last one is of any call. */
const FAILURES = {
  'bad-input': 'other',
  'cart-locked': 'cart-locked',
  'cart-not-anonymous': 'cart-not-anonymous',
  forbidden: 'other',
  'no-such-cart': 'no-such-cart',
  'no-such-line': 'other',
  'not-sellable': 'not-sellable',
  'quantity-locked': 'quantity-locked',
  'too-many-requests': 'other',
  unauthenticated: 'unauthenticated',
} as const satisfies RefusalTable<RunCall, CartFailureCode> &
  Readonly<Record<'unauthenticated', CartFailureCode>>;

const FAILURE_OF: Readonly<Partial<Record<HostRefusalCode, CartFailureCode>>> = FAILURES;

const failureCode = ({ code }: HostRefusal): CartFailureCode => FAILURE_OF[code] ?? 'other';

/** Reads a cart once, without recovery; undefined when the host refuses. */
export const peekCart = async (cart: OpenCart): Promise<Cart | undefined> => {
  const answer = await callCart(cart, { upgraded: false });
  const reply = answer.ok ? answer.value[0] : undefined;
  return reply && readCart(reply.cart);
};

/**
 * 500 to 502 are shown in the cart like a refusal; from 503 on an error page replaces the whole
 * page.
 */
const failedCall = (error: unknown): Result<never, HostRefusal> => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return fail({ code: 'internal', status: error.status, message: '' });
};

const openCart = async (access: CartAccess): Promise<Result<OpenCart, HostRefusal>> => {
  if (access.cartId !== undefined) return ok({ ...access, cartId: access.cartId });
  const answer = await callCartId(access);
  return answer.ok ? ok({ ...access, cartId: answer.value }) : answer;
};

const sendTo = async <Value>(
  cart: OpenCart,
  send: (cart: OpenCart) => Promise<Result<Value, HostRefusal>>,
) => {
  const answer = await send(cart);
  return answer.ok ? ok({ value: answer.value, cart }) : answer;
};

const recover = async (
  access: CartAccess,
  session: CartSession,
  steps: readonly RecoveryStep[],
): Promise<CartAccess> => {
  let current = access;
  let left: readonly AddedItem[] = [];
  for (const step of steps) {
    switch (step) {
      case 'end-session':
        await session.endSession();
        current = { ...current, owner: 'guest', isProfessional: false };
        break;
      case 'refresh-cart':
        current = { ...current, cartId: undefined };
        break;
      case 'fetch-new-cart-id': {
        left = await itemsOf(current);
        const answer = await callCartId(current);
        current = { ...current, cartId: answer.ok ? answer.value : undefined };
        break;
      }
      case 'reload-cart':
        await putBack(current, left);
        break;
      default:
        unreachable(step);
    }
  }
  return current;
};

const itemsOf = async (access: CartAccess): Promise<readonly AddedItem[]> => {
  const cart =
    access.cartId === undefined ? undefined : await peekCart({ ...access, cartId: access.cartId });
  return (cart?.lines ?? []).map(({ offer, sku, quantity }) => ({
    sku,
    offerCode: offer.code,
    priceContextCode: offer.priceContextCode,
    quantity,
  }));
};

const putBack = async (access: CartAccess, had: readonly AddedItem[]): Promise<void> => {
  if (access.cartId === undefined || had.length === 0) return;
  const cart = { ...access, cartId: access.cartId };
  const missing = missingLines(had, await itemsOf(cart));
  for (const { offerCode, quantity } of missing) {
    const item = had.find((line) => line.offerCode === offerCode);
    if (item !== undefined) await callAdd(cart, { ...item, quantity });
  }
};

const problemOf = (
  recovery: Exclude<Recovery, { readonly kind: 'retry' }>,
  { status, message }: HostRefusal,
): CartProblem => {
  switch (recovery.kind) {
    case 'show-failure':
      return {
        kind: 'call-failed',
        reason: recovery.reason,
        ...(status >= 500 && { isOutage: true }),
      };
    case 'show-server-message':
      return { kind: 'server-message', text: message };
    case 'stay-silent':
      return { kind: 'silent' };
    default:
      return unreachable(recovery);
  }
};
