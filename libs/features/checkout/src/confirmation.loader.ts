import { fetchOrder, type OrderFacts, orderFacts } from '@materia/api-orders';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { ORDER_PARAMETER } from './checkout-pages.ts';

/** The orders of one purchase, the first one first; none if the query names none of the customer's orders. */
export type ConfirmationFacts = { readonly orders: readonly OrderFacts[] };

/** Loads the orders that were placed together with the one in the query. Another customer's order and a missing one give the same 404 page, which links to the customer's own orders. */
export const loadConfirmation = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const orderId = new URL(request.url).searchParams.get(ORDER_PARAMETER) ?? '';
  const order = /^[\w-]{1,40}$/.test(orderId) ? await fetchOrder(shop.host, orderId) : undefined;
  const others = (order?.purchaseOrders ?? []).filter((id) => id !== order?.id);
  const together = await Promise.all(others.map((id) => fetchOrder(shop.host, id)));
  const facts: ConfirmationFacts = {
    orders: [order, ...together].flatMap((each) => (each ? [orderFacts(each, shop.market)] : [])),
  };
  return data(facts, order === undefined ? { status: 404 } : {});
};
