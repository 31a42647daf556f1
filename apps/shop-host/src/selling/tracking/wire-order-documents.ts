import type { Reply } from '@materia/api-contract';
import { countsForBuyer } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Reader } from '../../platform/database/with-tx.ts';
import { creditNotesOf, findIssuedInvoice, receiptsOfAnyOrder } from '../documents/repository.ts';
import { sellerInvoiceOfOrder } from '../documents/seller-invoices-repository.ts';
import type { OrderRow } from '../orders/repository.ts';
import { declaredWithdrawals } from '../returns/repository.ts';

type WireDocument = NonNullable<Reply<'readOrder'>['documents']>[number];

/** The documents of an order that exist, on the wire; nothing is confirmed of an order that does not count yet. */
export const wireOrderDocuments = async (
  db: Reader,
  order: OrderRow,
  { timeZone }: Pick<Market, 'timeZone'>,
): Promise<{ readonly documents?: WireDocument[] }> => {
  if (!countsForBuyer(order)) return {};
  const { market, number } = order;
  const dayOf = (instant: string): string => zonedMoment(instant, timeZone).date;
  const invoice = await findIssuedInvoice(db, market, number);
  const sold = await sellerInvoiceOfOrder(db, market, number);
  const receipts = (await receiptsOfAnyOrder(db, market, number)).filter(
    ({ printed_at_till }) => !printed_at_till,
  );
  const credits = await creditNotesOf(db, market, number);
  const withdrawals = await declaredWithdrawals(db, market, number);
  const documents = [
    ...(invoice === undefined
      ? []
      : [
          {
            kind: 'invoice' as const,
            id: invoice.document_id,
            number: invoice.number,
            date: invoice.issued_on,
          },
        ]),
    ...(sold === undefined
      ? []
      : [
          {
            kind: 'seller-invoice' as const,
            id: sold.id,
            number: sold.number,
            date: sold.issued_on,
          },
        ]),
    ...receipts.map(({ id, bought_at }) => ({
      kind: 'receipt' as const,
      id,
      number: id,
      date: dayOf(bought_at),
    })),
    ...credits.map((credit) => ({
      kind: 'credit-note' as const,
      id: credit.document_id,
      number: credit.number,
      date: credit.issued_on,
    })),
    ...withdrawals.map(({ id, declared_at }) => ({
      kind: 'withdrawal' as const,
      id,
      number: '',
      date: dayOf(declared_at),
    })),
  ];
  return { documents };
};
