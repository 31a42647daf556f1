import { anyOutageAs } from '@materia/api-client-kernel';
import { abortQuote } from '@materia/api-orders';
import { fail } from '@materia/domain-kernel';
import { safeReturnPath } from '@materia/domain-navigation';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { leaveQuoteForm } from './quote-forms.ts';

/** The purchase goes on, because it could not be ended. */
export type LeaveOutcome = { readonly returnTo: string };

/**
 * Ends the purchase of a quote and leads on; the former cart is the customer's again. If the session
 * has ended, so has the purchase, and the visit goes on with a guest's cart.
 */
export const leaveQuote = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const sent = leaveQuoteForm.read(await request.formData());
  const returnTo = safeReturnPath(sent.returnTo, shop.to('cart'));
  const aborted = await abortQuote(shop.host).catch(anyOutageAs(fail('failed' as const)));
  if (aborted.ok) {
    shop.session.rememberCart(aborted.value);
    shop.session.flash({ type: 'success', key: 'quotes.left' });
  } else if (aborted.error === 'signed-out') await goOnAsGuest(shop);
  else return data<LeaveOutcome>({ returnTo }, { status: 502 });
  shop.session.cartChanged('check');
  return redirect(returnTo, 303);
};

const goOnAsGuest = async ({ session, host }: ShopRequest): Promise<void> => {
  await session.signOut();
  const cart = await host('createGuestCart', {}).catch(anyOutageAs(undefined));
  if (cart?.ok === true) session.rememberCart({ id: cart.value, itemsCount: 0 });
  else session.forgetCart();
};
