import type { OrderKind, OrderStatus, OrderType } from '@materia/domain-order-tracking';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Tx } from '../../platform/database/with-tx.ts';
import { type OrderRow, wholeOrders } from '../orders/repository.ts';
import { invoiceOrder } from './issue-invoice.ts';
import { receiptOfOrder } from './write-receipt.ts';

/** With which status an order of the shop is handed over, and so invoiced (ORD-19, ORD-21). */
const HANDED_OVER = {
  legacy: 'INVOICED',
  offer: 'COMPLETED',
  selfservice: 'COMPLETED',
} as const satisfies Readonly<Record<OrderType, OrderStatus>>;

/** Whether coming to a status hands the goods over. A vendor's goods go with the vendor's papers. */
export const handsOver = ({ type, isThirdParty }: OrderKind, status: string): boolean =>
  !isThirdParty && HANDED_OVER[type] === status;

/** Writes the papers an order is handed over with: its invoice, and the receipt where it is fetched in the store. */
export const writePapers = async (
  tx: Tx,
  market: Market,
  order: OrderRow,
  at: string,
): Promise<void> => {
  const [whole] = await wholeOrders(tx, market.id, [order]);
  if (whole === undefined) return;
  if (order.delivery_type === 'pickup') await receiptOfOrder(tx, market, whole, at);
  await invoiceOrder(tx, market, whole, zonedMoment(at, market.timeZone).date);
};
