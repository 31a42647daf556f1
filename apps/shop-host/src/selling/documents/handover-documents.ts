import type { HandoverDocument } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Tx } from '../../platform/database/with-tx.ts';
import { type OrderRow, orderWithLines } from '../orders/repository.ts';
import { invoiceOrder } from './issue-invoice.ts';
import { receiptOfOrder } from './write-receipt.ts';

/** Writes documents of an order that is handed over, for the moment of its handover. */
export const writeHandoverDocuments = async (
  tx: Tx,
  market: Market,
  order: OrderRow,
  documents: readonly HandoverDocument[],
  at: string,
): Promise<void> => {
  const whole = await orderWithLines(tx, order);
  for (const document of documents)
    if (document === 'receipt') await receiptOfOrder(tx, market, whole, at);
    else await invoiceOrder(tx, market, whole, zonedMoment(at, market.timeZone).date);
};
