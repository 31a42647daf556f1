import type { HostClient } from '@materia/api-client-kernel';
import type { OrderPage } from './order-calls.ts';
import { type TrackedOrder, readOrder } from './order.ts';

/** One page of a company's orders, newest first; undefined for a member who may not see them. */
export const fetchCompanyOrders = async (
  host: HostClient,
  legalEntityId: string,
  page: number,
): Promise<OrderPage | undefined> => {
  const answer = await host('listCompanyOrders', { params: { legalEntityId }, query: { page } });
  if (!answer.ok) return undefined;
  const { orders, total, page: shown, page_count: pageCount } = answer.value;
  return { orders: orders.map(readOrder), total, page: shown, pageCount };
};

/** One order of a company; undefined if it has none of this number, or the member may not see it. */
export const fetchCompanyOrder = async (
  host: HostClient,
  legalEntityId: string,
  orderId: string,
): Promise<TrackedOrder | undefined> => {
  const answer = await host('readCompanyOrder', {
    params: { legalEntityId, orderId },
    query: {},
  });
  return answer.ok ? readOrder(answer.value) : undefined;
};
