import { fetchGuestOrders, fetchOrder, type OrderFacts, orderFacts } from '@materia/api-orders';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { LINK_PARAMETER, ORDER_PARAMETER } from '../progress/checkout-pages.ts';

/**
 * The orders of one purchase, the first one first; none if the query names none of the customer's
 * orders.
 */
export type ConfirmationFacts = {
  readonly orders: readonly OrderFacts[];
  /** The signed link of a guest's purchase. */
  readonly link?: string | undefined;
  /** Until when a guest has to confirm the purchase by email, in the market's time. */
  readonly confirmUntil?: ZonedMoment | undefined;
};

/**
 * Loads the orders that were placed together with the one in the query. Another customer's order
 * and a missing one give the same 404 page, which links to the customer's own orders.
 */
export const loadConfirmation = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const query = new URL(request.url).searchParams;
  const link = query.get(LINK_PARAMETER);
  if (link !== null) return guestConfirmation(shop, link);
  if (shop.customer === undefined) return data<ConfirmationFacts>({ orders: [] }, { status: 404 });
  const orderId = query.get(ORDER_PARAMETER) ?? '';
  const order = /^[\w-]{1,40}$/.test(orderId) ? await fetchOrder(shop.host, orderId) : undefined;
  const together = await Promise.all(
    (order?.purchaseOrders ?? []).map((id) =>
      id === order?.id ? order : fetchOrder(shop.host, id),
    ),
  );
  const facts: ConfirmationFacts = {
    orders: together.flatMap((each) => (each ? [orderFacts(each, shop.market)] : [])),
  };
  return data(facts, order === undefined ? { status: 404 } : {});
};

const guestConfirmation = async ({ host, market }: ShopRequest, link: string) => {
  const found = await fetchGuestOrders(host, link);
  const facts: ConfirmationFacts = {
    orders: (found?.orders ?? []).map((order) => orderFacts(order, market)),
    link,
    confirmUntil:
      found?.confirmUntil === undefined
        ? undefined
        : zonedMoment(found.confirmUntil, market.timeZone),
  };
  return data(facts, found === undefined ? { status: 404 } : {});
};
