import type { OrderStatus } from './statuses.ts';
import type { TrackedStatus } from './tracking.ts';

/**
 * Statuses of the finished group. INVOICED is not among them, although its tracking step is the
 * last.
 */
export const FINISHED_STATUSES: readonly string[] = [
  'CANCELED',
  'COMPLETED',
] satisfies readonly OrderStatus[];

export type OrderGroup = 'in-progress' | 'finished';

export type OrderLists<Order> = {
  readonly inProgress: readonly Order[];
  readonly finished: readonly Order[];
  readonly waitingTransfer: readonly Order[];
};

/** CANCELED and COMPLETED are finished; every other status, known or not, is in progress. */
export const orderGroup = (status: string): OrderGroup =>
  FINISHED_STATUSES.includes(status) ? 'finished' : 'in-progress';

export const isWaitingTransfer = (status: string): boolean => status === 'WAITING_TRANSFER';

/**
 * Splits a list of orders, keeping its order. Orders waiting for a transfer are also listed
 * separately.
 */
export const groupOrders = <Order extends { readonly tracking: TrackedStatus }>(
  orders: readonly Order[],
): OrderLists<Order> => ({
  inProgress: orders.filter((order) => orderGroup(order.tracking.status) === 'in-progress'),
  finished: orders.filter((order) => orderGroup(order.tracking.status) === 'finished'),
  waitingTransfer: orders.filter((order) => isWaitingTransfer(order.tracking.status)),
});
