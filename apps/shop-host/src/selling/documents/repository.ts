import type { PlainDate } from '@materia/domain-holiday-calendar';
import { SELF_SERVICE_RECEIPT_CODES } from '@materia/domain-documents';
import { type Insertable, type Selectable, sql } from 'kysely';
import type {
  CreditNoteTable,
  InvoiceTable,
  QuoteTable,
  ReceiptTable,
} from '../../platform/database/tables/document-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type ReceiptRow = Selectable<ReceiptTable>;
export type InvoiceRow = Selectable<InvoiceTable>;
export type CreditNoteRow = Selectable<CreditNoteTable>;
export type QuoteRow = Selectable<QuoteTable>;

/**
 * The owner of the documents. Another customer's document and a missing one give the same result.
 */
export type Owner = { readonly market: string; readonly customerId: string };
type Span = { readonly limit: number; readonly offset: number };
type Counted<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** A list entry of a purchase: the orders of one by its number, or a receipt by its id. */
export type PurchaseKey = { readonly kind: 'orders' | 'receipt'; readonly id: string };

const receiptsIn = (db: Reader, market: string) =>
  db.selectFrom('receipt').selectAll().where('market', '=', market);

const receiptsOfOrder = (db: Reader, market: string, orderNumber: string) =>
  receiptsIn(db, market).where('order_number', '=', orderNumber).orderBy('bought_at').orderBy('id');

export const findReceipt = (
  db: Reader,
  { market, customerId }: Owner,
  id: string,
): Promise<ReceiptRow | undefined> =>
  receiptsIn(db, market)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

export const receiptsOf = (
  db: Reader,
  { market, customerId }: Owner,
  orderNumber: string,
): Promise<ReceiptRow[]> =>
  receiptsOfOrder(db, market, orderNumber).where('customer_id', '=', customerId).execute();

type PurchaseSpan = {
  readonly from: string;
  readonly until: string;
  /** Only purchases at self-service tills. */ readonly onlySelfService: boolean;
};

/**
 * Purchases with orders and till purchases between two instants, newest first. The receipt of an
 * order is not listed as another purchase.
 */
export const purchaseKeys = async (
  db: Reader,
  { market, customerId }: Owner,
  { from, until, onlySelfService }: PurchaseSpan,
  { limit, offset }: Span,
): Promise<Counted<PurchaseKey>> => {
  const orders = onlySelfService
    ? sql``
    : sql`
    select 'orders' as kind, purchase_number as id, max(created_at) as at from orders where market = ${market} and customer_id = ${customerId} and confirmed and created_at >= ${from} and created_at < ${until} group by purchase_number
    union all`;
  const tills = onlySelfService
    ? sql`and code = any(${SELF_SERVICE_RECEIPT_CODES}::integer[])`
    : sql``;
  const all = sql`(${orders}
    select 'receipt' as kind, id, bought_at as at from receipt where market = ${market} and customer_id = ${customerId} and order_number is null and bought_at >= ${from} and bought_at < ${until} ${tills}) as purchase`;
  const { rows } =
    await sql<PurchaseKey>`select kind, id from ${all} order by at desc, id limit ${limit} offset ${offset}`.execute(
      db,
    );
  const counted = await sql<{
    readonly total: number;
  }>`select count(*)::integer as total from ${all}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** The oldest confirmed purchase of a customer. */
export const firstPurchaseKey = async (
  db: Reader,
  { market, customerId }: Owner,
): Promise<PurchaseKey | undefined> => {
  const { rows } = await sql<PurchaseKey>`select kind, id from (
    select 'orders' as kind, purchase_number as id, created_at as at from orders where market = ${market} and customer_id = ${customerId} and confirmed
    union all select 'receipt', id, bought_at from receipt where market = ${market} and customer_id = ${customerId} and order_number is null) as purchase
    order by at, id limit 1`.execute(db);
  return rows[0];
};

export const receiptsById = (
  db: Reader,
  { market, customerId }: Owner,
  ids: readonly string[],
): Promise<ReceiptRow[]> =>
  receiptsIn(db, market)
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();

export const findInvoice = (
  db: Reader,
  { market, customerId }: Owner,
  of: { readonly orderNumber: string } | { readonly receiptId: string },
): Promise<InvoiceRow | undefined> => {
  const mine = db
    .selectFrom('invoice')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId);
  return 'orderNumber' in of
    ? mine.where('order_number', '=', of.orderNumber).executeTakeFirst()
    : mine.where('receipt_id', '=', of.receiptId).executeTakeFirst();
};

/** The invoice of an order, whoever owns it. For the host's own work only. */
export const findIssuedInvoice = (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

/** An invoice by its id, its receipt, or its number, whoever owns it; callers check that. */
export const findAnyInvoice = (
  db: Reader,
  market: string,
  by: { readonly documentId: string } | { readonly number: string },
): Promise<InvoiceRow | undefined> => {
  const all = db.selectFrom('invoice').selectAll().where('market', '=', market);
  return 'documentId' in by
    ? all.where('document_id', '=', by.documentId).executeTakeFirst()
    : all.where('number', '=', by.number).executeTakeFirst();
};

/** A credit note by its id, whoever owns it; callers check that. */
export const findAnyCreditNote = (
  db: Reader,
  market: string,
  documentId: string,
): Promise<CreditNoteRow | undefined> =>
  db
    .selectFrom('credit_note')
    .selectAll()
    .where('market', '=', market)
    .where('document_id', '=', documentId)
    .executeTakeFirst();

/** A receipt by its id, whoever owns it; callers check that. */
export const findAnyReceipt = (
  db: Reader,
  market: string,
  id: string,
): Promise<ReceiptRow | undefined> =>
  receiptsIn(db, market).where('id', '=', id).executeTakeFirst();

/** The receipts that an order was handed over with, whoever owns it. */
export const receiptsOfAnyOrder = (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<ReceiptRow[]> => receiptsOfOrder(db, market, orderNumber).execute();

/** The credit note of an order that was issued for this cause. */
export const findCreditNote = (
  db: Reader,
  market: string,
  orderNumber: string,
  cause: string,
): Promise<CreditNoteRow | undefined> =>
  db
    .selectFrom('credit_note')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .where('cause', '=', cause)
    .executeTakeFirst();

/** The credit notes of an order, the oldest first. */
export const creditNotesOf = (
  db: Reader,
  market: string,
  orderNumber: string,
): Promise<CreditNoteRow[]> =>
  db
    .selectFrom('credit_note')
    .selectAll()
    .where('market', '=', market)
    .where('order_number', '=', orderNumber)
    .orderBy('issued_on')
    .orderBy('number')
    .execute();

/** Quotes, newest first; `heldOn` leaves out those that have expired on that day. */
export const listQuotes = async (
  db: Reader,
  { market, customerId }: Owner,
  heldOn: PlainDate | undefined,
  { limit, offset }: Span,
): Promise<Counted<QuoteRow>> => {
  const all = db
    .selectFrom('quote')
    .where('market', '=', market)
    .where('customer_id', '=', customerId);
  const asked = heldOn === undefined ? all : all.where('valid_until', '>=', heldOn);
  const rows = await asked
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await asked
    .select((every) => every.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export const findQuote = (
  db: Reader,
  { market, customerId }: Owner,
  id: string,
): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('quote')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A quote of a company, whichever member made it. */
export const findCompanyQuote = (
  db: Reader,
  market: string,
  legalEntityId: string,
  id: string,
): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('quote')
    .selectAll()
    .where('market', '=', market)
    .where('legal_entity_id', '=', legalEntityId)
    .where('id', '=', id)
    .executeTakeFirst();

export const deleteQuoteRow = async (
  db: Reader,
  { market, id }: Pick<QuoteRow, 'market' | 'id'>,
): Promise<void> => {
  await db.deleteFrom('quote').where('market', '=', market).where('id', '=', id).execute();
};

export const insertReceipt = async (tx: Tx, receipt: Insertable<ReceiptTable>): Promise<void> => {
  await tx.insertInto('receipt').values(receipt).execute();
};

export const insertInvoice = async (tx: Tx, invoice: Insertable<InvoiceTable>): Promise<void> => {
  await tx.insertInto('invoice').values(invoice).execute();
};

export const insertCreditNote = async (
  tx: Tx,
  creditNote: Insertable<CreditNoteTable>,
): Promise<void> => {
  await tx.insertInto('credit_note').values(creditNote).execute();
};

export const insertQuote = async (tx: Tx, quote: Insertable<QuoteTable>): Promise<void> => {
  await tx.insertInto('quote').values(quote).execute();
};
