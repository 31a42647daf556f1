import { fetchCart } from '@materia/api-cart';
import { safeReturnPath } from '@materia/domain-navigation';
import { BACK_PARAMETER, cartAccess, cartSession, shopRequest } from '@materia/page-request';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Where the customer goes once the purchase of the quote has ended. */
export type LeaveQuoteFacts = {
  readonly returnTo: string;
  /** Whether an approver orders what a member asks for, instead of a quote. */
  readonly isApproval: boolean;
};

/** Without a quote that is bought there is nothing to end: the page leads on at once. */
export const loadLeaveQuote = async ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<LeaveQuoteFacts> => {
  const shop = context.get(shopRequest);
  const returnTo = safeReturnPath(url.searchParams.get(BACK_PARAMETER) ?? '', shop.to('cart'));
  if (shop.ordersQuote !== true) throw redirect(returnTo, 303);
  const held = await shop.host('readMyCartId', {});
  if (held.ok && held.value !== shop.cartId) {
    shop.session.forgetCart();
    throw redirect(returnTo, 303);
  }
  const cart = await fetchCart(cartAccess(shop), cartSession(shop), {
    currency: shop.market.currency,
    unchecked: true,
  });
  return { returnTo, isApproval: cart.ok && cart.value.approval !== undefined };
};
