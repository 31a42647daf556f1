import {
  handoverOf,
  type OrderKind,
  type OrderStatus,
  type OrderType,
} from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Tx } from '../../platform/database/with-tx.ts';
import { type OrderRow, ordersWithLines } from '../orders/repository.ts';
import { invoiceOrder } from './issue-invoice.ts';
import { receiptOfOrder } from './write-receipt.ts';

/** The status in which an order of the shop counts as handed over, and is invoiced. */
const HANDED_OVER = {
  legacy: 'INVOICED',
  offer: 'COMPLETED',
  selfservice: 'COMPLETED',
} as const satisfies Readonly<Record<OrderType, OrderStatus>>;

/**
 * Whether reaching a status hands the products over. For a vendor's products the vendor writes the
 * documents.
 */
export const handsOver = ({ type, isThirdParty }: OrderKind, status: string): boolean =>
  !isThirdParty && HANDED_OVER[type] === status;

/**
 * Writes the documents of a handed-over order: its invoice, and the receipt if it is collected in
 * the store.
 */
export const writeHandoverDocuments = async (
  tx: Tx,
  market: Market,
  order: OrderRow,
  at: string,
): Promise<void> => {
  const [whole] = await ordersWithLines(tx, market.id, [order]);
  if (whole === undefined) return;
  if (handoverOf(order.fulfilment) === 'store') await receiptOfOrder(tx, market, whole, at);
  await invoiceOrder(tx, market, whole, zonedMoment(at, market.timeZone).date);
};
