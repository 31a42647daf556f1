import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { priceContextCode } from '@materia/domain-pricing';
import type { SessionContent } from './session-content.ts';
import type { CountedCart } from './shopper-session.ts';

type MergedCart = {
  /** Undefined when there is no cart, or it could not be read. */
  readonly cart: CountedCart | undefined;
  /** Neither the guest's nor the customer's cart was empty. */
  readonly isMerged: boolean;
  /** The customer's cart had no room for some lines of the guest's. */
  readonly isIncomplete: boolean;
};

/**
 * Merges the guest's cart into the customer's after sign-in; the customer gets a message when
 * neither was empty. Nothing here may undo the sign-in: when the host fails, the cart page loads
 * the customer's cart later.
 */
export const mergeCartAtSignIn = async (
  host: HostClient,
  {
    guestCartId,
    store,
    customer,
  }: {
    readonly guestCartId: string | undefined;
    readonly store: { readonly id: string; readonly priceContexts: readonly [string, string] };
    readonly customer: SessionContent['c'];
  },
): Promise<MergedCart> => {
  try {
    const merged =
      guestCartId === undefined
        ? undefined
        : await host('upgradeGuestCart', { body: { cart_id: guestCartId, retailer_id: store.id } });
    const id = merged?.ok === true ? merged.value.cart_id : await customersCartId(host);
    if (id === undefined) return NO_CART;
    const request = {
      retailer_id: store.id,
      cart_id: id,
      context_code: priceContextCode(store.priceContexts, customer.p),
      is_pro_card: customer.p,
    };
    const cart = await host('readMyCart', { body: { request } });
    const read = cart.ok ? cart.value[0]?.cart : undefined;
    const locked = read?.quote ?? read?.approval;
    return {
      cart: {
        id,
        owner: customer.id,
        itemsCount: read?.items_count ?? 0,
        ...(locked && { quoteStore: locked.retailer_id }),
      },
      isMerged: merged?.ok === true && merged.value.merged,
      isIncomplete: merged?.ok === true && merged.value.left_out !== undefined,
    };
  } catch (error) {
    if (error instanceof HostUnavailable) return NO_CART;
    throw error;
  }
};

const NO_CART = { cart: undefined, isMerged: false, isIncomplete: false } as const;

const customersCartId = async (host: HostClient): Promise<string | undefined> => {
  const answer = await host('readMyCartId', {});
  return answer.ok ? answer.value : undefined;
};
