import type { Selectable } from 'kysely';
import type { InvoiceTable, ReceiptTable } from '../../platform/database/tables/document-tables.ts';
import { type Counted, pageOf, type Span } from '../../platform/database/page-of.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { parseOrder } from './parse-order.ts';
import type { OrderRow } from './repository.ts';

type InvoiceRow = Selectable<InvoiceTable>;
type ReceiptRow = Selectable<ReceiptTable>;

/** Orders of a company that count, whoever of its members placed them, newest first. */
export const listCompanyOrders = async (
  db: Reader,
  market: string,
  legalEntityId: string,
  span: Span,
): Promise<Counted<OrderRow>> => {
  const all = ofCompany(db, market, legalEntityId);
  const sorted = all.selectAll('orders').orderBy('created_at', 'desc').orderBy('number');
  const { rows, total } = await pageOf(all, sorted, span);
  return { rows: rows.map(parseOrder), total };
};

/** Another company's order and a missing one give the same result. */
export const findCompanyOrder = async (
  db: Reader,
  market: string,
  legalEntityId: string,
  number: string,
): Promise<OrderRow | undefined> => {
  const row = await ofCompany(db, market, legalEntityId)
    .selectAll('orders')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && parseOrder(row);
};

/** The invoice of one of the company's orders. */
export const findCompanyInvoice = (
  db: Reader,
  market: string,
  legalEntityId: string,
  orderNumber: string,
): Promise<InvoiceRow | undefined> =>
  invoicesOf(db, market, legalEntityId)
    .selectAll('invoice')
    .where('invoice.order_number', '=', orderNumber)
    .executeTakeFirst();

/** The receipts with which a company's orders were handed over, newest first. */
export const listCompanyReceipts = (
  db: Reader,
  market: string,
  legalEntityId: string,
  span: Span,
): Promise<Counted<ReceiptRow>> => {
  const all = receiptsOf(db, market, legalEntityId);
  const sorted = all
    .selectAll('receipt')
    .orderBy('receipt.bought_at', 'desc')
    .orderBy('receipt.id');
  return pageOf(all, sorted, span);
};

/** One receipt of a company's order. */
export const findCompanyReceipt = (
  db: Reader,
  market: string,
  legalEntityId: string,
  id: string,
): Promise<ReceiptRow | undefined> =>
  receiptsOf(db, market, legalEntityId)
    .selectAll('receipt')
    .where('receipt.id', '=', id)
    .executeTakeFirst();

const ofCompany = (db: Reader, market: string, legalEntityId: string) =>
  db
    .selectFrom('orders')
    .where('orders.market', '=', market)
    .where('legal_entity_id', '=', legalEntityId)
    .where('confirmed', '=', true);

const invoicesOf = (db: Reader, market: string, legalEntityId: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.market', '=', 'invoice.market')
        .onRef('orders.number', '=', 'invoice.order_number'),
    )
    .where('invoice.market', '=', market)
    .where('orders.legal_entity_id', '=', legalEntityId);

const receiptsOf = (db: Reader, market: string, legalEntityId: string) =>
  db
    .selectFrom('receipt')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.market', '=', 'receipt.market')
        .onRef('orders.number', '=', 'receipt.order_number'),
    )
    .where('receipt.market', '=', market)
    .where('orders.legal_entity_id', '=', legalEntityId);
