import { fetchOrder, type OrderFacts, orderFacts } from '@materia/api-orders';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Loads one order of the customer; a foreign order and a missing one give the same 404 (ROL-08). */
export const loadOrder = async ({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<OrderFacts> => {
  const shop = context.get(shopRequest);
  const order = await fetchOrder(shop.host, params['orderId'] ?? '');
  if (order === undefined) throw data(null, { status: 404 });
  return orderFacts(order, shop.market);
};

export type OrderPageFacts = {
  readonly order: OrderFacts;
  /** Whether the page tells of the order's invoice (FLAG-02). */
  readonly showsInvoice: boolean;
};

export const loadOrderPage = async (args: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<OrderPageFacts> => ({
  order: await loadOrder(args),
  showsInvoice: args.context.get(shopRequest).flags.ACCOUNT_INVOICE_DISPLAY,
});
