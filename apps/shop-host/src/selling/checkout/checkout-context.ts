import type { CustomerContext, RequestContext } from '../../platform/contract/context.ts';
import type { CartOwner } from '../cart/repository.ts';

/**
 * A guest who orders from the cart whose id they know. No account takes part, even if the caller
 * has one.
 */
export type GuestContext = RequestContext & {
  readonly customer: undefined;
  readonly guestCartId: string;
};

/** The context of a checkout call: a customer with their cart, or a guest with theirs. */
export type CheckoutContext = CustomerContext | GuestContext;

export const cartOwnerOf = (context: CheckoutContext): CartOwner =>
  context.customer === undefined
    ? { kind: 'guest' }
    : { kind: 'customer', customerId: context.customer.customerId };
