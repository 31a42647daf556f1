import { anAvailability } from '../builders/buy-again.ts';
import { anOrder } from '../builders/customer.ts';
import type { AreaResponses } from '../handlers.ts';

export const orderResponses: AreaResponses<'Orders'> = {
  listOrders: () => ({ reply: { orders: [anOrder()], total: 1, page: 1, page_count: 1 } }),
  readOrder: () => ({ reply: anOrder() }),
  readOrderAvailability: () => ({ reply: anAvailability() }),
  reorder: () => ({ reply: { cart_id: 'cart-1', shortfalls: [] } }),
  withdrawFromOrder: () => ({ reply: anOrder() }),
  cancelOrder: () => ({ reply: anOrder({ status: 'CANCELED' }) }),
  reportReturnSent: () => ({ reply: anOrder() }),
};
