import { anyOutageAs } from '@materia/api-client-kernel';
import { abortQuote } from '@materia/api-orders';
import { unreachable } from '@materia/domain-kernel';
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
  const end = await abortQuote(shop.host).catch(anyOutageAs({ kind: 'failed' as const }));
  switch (end.kind) {
    case 'ended':
      shop.session.rememberCart(end.cart);
      shop.session.flash({
        type: 'success',
        key: sent.approval ? 'approvals.left' : 'quotes.left',
      });
      break;
    case 'signed-out':
      await goOnAsGuest(shop);
      break;
    case 'failed':
      return data<LeaveOutcome>({ returnTo }, { status: 502 });
    default:
      return unreachable(end);
  }
  shop.session.cartChanged('check');
  return redirect(returnTo, 303);
};

const goOnAsGuest = async ({ session, host }: ShopRequest): Promise<void> => {
  await session.signOut();
  const cart = await host('createGuestCart', {}).catch(anyOutageAs(undefined));
  if (cart?.ok === true) session.rememberCart({ id: cart.value, itemsCount: 0 });
  else session.forgetCart();
};
