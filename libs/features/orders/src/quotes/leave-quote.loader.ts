import { safeReturnPath } from '@materia/domain-navigation';
import { BACK_PARAMETER, shopRequest } from '@materia/page-request';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Where the customer goes once the purchase of the quote has ended. */
export type LeaveQuoteFacts = { readonly returnTo: string };

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
  return { returnTo };
};
