import { fetchUnpaidPurchases } from '@materia/api-checkout';
import { fetchOrders, type OrderFacts, orderFacts } from '@materia/api-orders';
import { parsePageNumber } from '@materia/domain-navigation';
import { groupOrders } from '@materia/domain-order';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { UnpaidPurchase } from '@materia/domain-checkout';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { data, type LoaderFunctionArgs } from 'react-router';

/** An order that waits for its buyer's word by mail, and until when. */
type OrderToConfirm = {
  readonly order: OrderFacts;
  readonly until: ZonedMoment | undefined;
};

export type OrdersFacts = {
  readonly inProgress: readonly OrderFacts[];
  readonly finished: readonly OrderFacts[];
  /** Orders that are no orders yet: they wait for a transfer, or for the buyer's word by mail. */
  readonly waitingTransfer: readonly OrderFacts[];
  readonly toConfirm: readonly OrderToConfirm[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** Purchases that wait for their payment; they are no orders yet. */
  readonly unpaid: readonly UnpaidPurchase[];
};

/**
 * Loads a page of the customer's orders in two groups, and on the first page those that wait for
 * something. An invalid page counts as page 1, one beyond the last is a 404.
 */
export const loadOrders = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<OrdersFacts> => {
  const shop = context.get(shopRequest);
  const requested = parsePageNumber(new URL(request.url).searchParams.get('page'));
  const page = requested.ok ? requested.value : 1;
  const facts = await ordersOnPage(shop, page);
  if (page > Math.max(1, facts.pageCount)) throw data(null, { status: 404 });
  shop.session.keepPurchaseList({ list: 'orders', query: page > 1 ? `page=${page}` : '' });
  return facts;
};

const ordersOnPage = async (shop: ShopRequest, page: number): Promise<OrdersFacts> => {
  const { market } = shop;
  const [{ orders, total, pageCount, awaitingTransfer, awaitingConfirmation }, unpaid] =
    await Promise.all([
      fetchOrders(shop.host, page),
      fetchUnpaidPurchases(shop.host, shop.payment, market),
    ]);
  const { inProgress, finished } = groupOrders(orders.map((order) => orderFacts(order, market)));
  const isFirstPage = page === 1;
  return {
    inProgress,
    finished,
    waitingTransfer: isFirstPage
      ? groupOrders(awaitingTransfer.map((order) => orderFacts(order, market))).waitingTransfer
      : [],
    toConfirm: isFirstPage
      ? awaitingConfirmation.map((order) => ({
          order: orderFacts(order, market),
          until:
            order.confirmUntil === undefined
              ? undefined
              : zonedMoment(order.confirmUntil, market.timeZone),
        }))
      : [],
    total,
    page,
    pageCount,
    unpaid,
  };
};
