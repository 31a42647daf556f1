import { isOrderStatus, type OrderStatus } from './statuses.ts';

/** Goods have left the stock for good, or can be sold again. */
export type StockSettlement = 'taken' | 'released';

/** Goods leave the stock when they are shipped or handed over in the store; the shorter flows only say completed. */
const SETTLEMENTS: Readonly<Partial<Record<OrderStatus, StockSettlement>>> = {
  SHIPPED: 'taken',
  INVOICED: 'taken',
  COMPLETED: 'taken',
  CANCELED: 'released',
};

/** What becomes of the stock that an order still holds when it comes to a status; undefined while it goes on holding it. */
export const stockSettlement = (status: string): StockSettlement | undefined =>
  isOrderStatus(status) ? SETTLEMENTS[status] : undefined;
