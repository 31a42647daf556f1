import { fetchUnpaidPurchases } from '@materia/api-checkout';
import { fetchOrders, type OrderFacts, orderFacts } from '@materia/api-orders';
import { parsePageNumber } from '@materia/domain-navigation';
import { groupOrders } from '@materia/domain-order';
import { shopRequest } from '@materia/page-request';
import type { UnpaidPurchase } from '@materia/domain-checkout';
import { data, type LoaderFunctionArgs } from 'react-router';

export type OrdersFacts = {
  readonly inProgress: readonly OrderFacts[];
  readonly finished: readonly OrderFacts[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** Purchases that wait for their payment; they are no orders yet. */
  readonly unpaid: readonly UnpaidPurchase[];
};

/**
 * Loads a page of the customer's orders in two groups. An invalid page counts as page 1, one beyond
 * the last is a 404.
 */
export const loadOrders = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<OrdersFacts> => {
  const shop = context.get(shopRequest);
  const requested = parsePageNumber(new URL(request.url).searchParams.get('page'));
  const page = requested.ok ? requested.value : 1;
  const [{ orders, total, pageCount }, unpaid] = await Promise.all([
    fetchOrders(shop.host, page),
    fetchUnpaidPurchases(shop.host, shop.payment, shop.market),
  ]);
  if (page > Math.max(1, pageCount)) throw data(null, { status: 404 });
  shop.session.keepPurchaseList({ list: 'orders', query: page > 1 ? `page=${page}` : '' });
  const { inProgress, finished } = groupOrders(
    orders.map((order) => orderFacts(order, shop.market)),
  );
  return { inProgress, finished, total, page, pageCount, unpaid };
};
