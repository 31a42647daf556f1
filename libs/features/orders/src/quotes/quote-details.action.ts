import { addProducts } from '@materia/api-cart';
import { anyOutageAs } from '@materia/api-client-kernel';
import { deleteQuote, type Quote } from '@materia/api-orders';
import { unreachable } from '@materia/domain-kernel';
import { cartAccess, cartSession, shopRequest, type ShopRequest } from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { quoteOf } from './quote-details.loader.ts';
import { QUOTE_FORMS } from './quote-forms.ts';

/** What did not work; undefined on a page that was only opened. */
export type QuoteOutcome = { readonly failed: 'delete' | 'new-cart' };

/** Deletes a quote, or puts the products of an expired one into the cart. */
export const changeQuote = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const intent = sentForm(await request.formData(), QUOTE_FORMS);
  const quote = await quoteOf(shop, params['quoteId']);
  switch (intent) {
    case 'delete': {
      const deleted = await deleteQuote(shop.host, quote).catch(anyOutageAs(false));
      if (!deleted) return refused('delete');
      shop.session.flash({ type: 'success', key: 'quotes.deleted' });
      return redirect(shop.to('myQuotes'), 303);
    }
    case 'new-cart':
      return putIntoCart(shop, quote);
    case undefined:
      return refused('delete');
    default:
      return unreachable(intent);
  }
};

const putIntoCart = async (shop: ShopRequest, { lines }: Quote) => {
  const added = await addProducts(
    cartAccess(shop),
    cartSession(shop),
    lines.map(({ sku, quantity }) => ({ reference: sku, quantity })),
  );
  if (!added.ok) return refused('new-cart');
  const { cart, cartId, outcomes } = added.value;
  if (cart !== undefined) shop.session.rememberCart({ id: cartId, itemsCount: cart.itemsCount });
  shop.session.cartChanged('add-products');
  shop.session.flash(
    outcomes.length === 0
      ? { type: 'success', key: 'quotes.newCartDone' }
      : { type: 'warning', key: 'quotes.newCartPartly' },
  );
  return redirect(shop.to('cart'), 303);
};

const refused = (failed: QuoteOutcome['failed']) => data<QuoteOutcome>({ failed }, { status: 409 });
