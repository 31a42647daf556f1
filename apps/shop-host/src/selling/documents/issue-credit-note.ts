import { invoiceNumber, invoiceSeries } from '@materia/domain-documents';
import { yearOf } from '@materia/domain-holiday-calendar';
import { type RefundPart, refundTotal, taxOf, totalsByRate } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type {
  CreditReason,
  DocumentCharge,
  DocumentLine,
} from '../../platform/database/tables/document-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import { chargesOfDocument, documentRates, ecotaxOf, linesOfOrder } from './document-amounts.ts';
import { fiscalMarkOf } from './fiscal-mark.ts';
import { findCreditNote, findIssuedInvoice, insertCreditNote } from './repository.ts';
import { nextPlace } from './series-repository.ts';

/** What is corrected, and why. */
export type Credit = {
  readonly whole: OrderWithLines;
  /** What goes back: units of lines, and charges. */
  readonly rows: readonly RefundPart[];
  readonly reason: CreditReason;
  /** What it is issued for, such as the id of a return: the same cause never has two credit notes. */
  readonly cause: string;
  /** ISO instant at which the refund is decided. */
  readonly now: string;
};

/**
 * Corrects the invoice of an order by what goes back; returns the number of the credit note, or
 * undefined if the order has no invoice or nothing goes back. Call it in the transaction that decides
 * the refund, with the order locked. The invoice itself never changes.
 */
export const issueCreditNote = async (
  tx: Tx,
  market: Market,
  { whole, rows, reason, cause, now }: Credit,
): Promise<string | undefined> => {
  const { order } = whole;
  const total = refundTotal(rows, order.currency);
  if (total.included.minor <= 0) return undefined;
  const invoice = await findIssuedInvoice(tx, market.id, order.number);
  if (invoice === undefined) return undefined;
  const known = await findCreditNote(tx, market.id, order.number, cause);
  if (known !== undefined) return known.number;
  const day = zonedMoment(now, market.timeZone).date;
  const pattern = market.documents.creditNoteNumber;
  const series = { storeCode: invoice.store_code, year: yearOf(day) };
  const place = await nextPlace(tx, market.id, invoiceSeries(pattern, series));
  const number = invoiceNumber(pattern, series, place);
  const lines = creditedLines(whole, rows);
  const amounts = {
    taxTerritory: invoice.tax_territory,
    rates: documentRates(totalsByRate(rows, order.currency)),
    taxMinor: taxOf(total).minor,
    totalMinor: total.included.minor,
  };
  await insertCreditNote(tx, {
    market: market.id,
    number,
    customer_id: invoice.customer_id,
    store_id: invoice.store_id,
    store_code: invoice.store_code,
    order_number: order.number,
    invoice_number: invoice.number,
    invoice_issued_on: invoice.issued_on,
    cause,
    reason,
    issued_on: day,
    currency: order.currency,
    price_basis: invoice.price_basis,
    tax_territory: amounts.taxTerritory,
    total_minor: amounts.totalMinor,
    tax_minor: amounts.taxMinor,
    ecotax_minor: ecotaxOf(lines),
    rates: JSON.stringify(amounts.rates),
    lines: JSON.stringify(lines),
    charges: JSON.stringify(creditedCharges(rows)),
    seller: JSON.stringify(invoice.seller),
    buyer: JSON.stringify(invoice.buyer),
    fiscal: fiscalMarkOf(market, {
      kind: 'credit-note',
      number,
      place,
      day,
      buyer: order.buyer,
      amounts,
    }),
  });
  return number;
};

/** The units that go back, at what was charged for them. */
const creditedLines = (
  whole: OrderWithLines,
  rows: readonly RefundPart[],
): readonly DocumentLine[] =>
  linesOfOrder(whole).flatMap((line) =>
    rows.flatMap((row): DocumentLine[] => {
      if (row.kind !== 'line' || row.line !== line.line) return [];
      const { included, excluded } = row.amount;
      return [
        {
          ...line,
          qty: row.quantity,
          unitMinor: Math.round(included.minor / row.quantity),
          unitNetMinor: Math.round(excluded.minor / row.quantity),
          rowMinor: included.minor,
          rowNetMinor: excluded.minor,
          ecotaxMinor: Math.round((line.ecotaxMinor * row.quantity) / line.qty),
        },
      ];
    }),
  );

const creditedCharges = (rows: readonly RefundPart[]): readonly DocumentCharge[] =>
  chargesOfDocument(
    rows.flatMap((row) =>
      row.kind === 'charge' ? [{ ...row.charge, vatRate: row.vatRate, amount: row.amount }] : [],
    ),
  );
