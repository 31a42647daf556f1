import type { HandoverDocument } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import { findReceiptPreferences } from '../../customers/preferences/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { type OrderRow, orderWithLines } from '../orders/repository.ts';
import { invoiceOrder } from './issue-invoice.ts';
import { receiptOfOrder } from './write-receipt.ts';

/** Mails a receipt to a customer who wants no paper. */
const mailReceipt = async (
  tx: Tx,
  { id: market }: Pick<Market, 'id'>,
  { customerId, receipt }: { readonly customerId: string | null; readonly receipt: string },
  now: string,
): Promise<void> => {
  if (customerId === null) return;
  const preferences = await findReceiptPreferences(tx, { market, customerId });
  if (preferences?.saleReceipt !== true) return;
  await enqueueMail(tx, { market, kind: 'digital-receipt', payload: { receipt }, now });
};

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
    if (document === 'receipt') {
      const receipt = await receiptOfOrder(tx, market, whole, at);
      await mailReceipt(tx, market, { customerId: order.customer_id, receipt }, at);
    } else await invoiceOrder(tx, market, whole, zonedMoment(at, market.timeZone).date);
};
