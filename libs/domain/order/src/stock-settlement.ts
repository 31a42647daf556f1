import { isOrderStatus, type OrderStatus } from './statuses.ts';

/** Whether reserved stock is deducted for good or released. */
export type StockSettlement = 'taken' | 'released';

/**
 * Stock is deducted when products are shipped or handed over in the store; the shorter flows only
 * have COMPLETED.
 */
const SETTLEMENTS: Readonly<Partial<Record<OrderStatus, StockSettlement>>> = {
  SHIPPED: 'taken',
  INVOICED: 'taken',
  COMPLETED: 'taken',
  CANCELED: 'released',
};

/**
 * What happens to an order's reserved stock when it reaches a status; undefined while the stock
 * stays reserved.
 */
export const stockSettlement = (status: string): StockSettlement | undefined =>
  isOrderStatus(status) ? SETTLEMENTS[status] : undefined;
