import type { PaymentMethod } from '@materia/domain-checkout';
import type { DaySpan, DocumentKind } from '@materia/domain-documents';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Currency } from '@materia/domain-money';
import { type RawBuilder, sql } from 'kysely';
import type {
  DocumentLine,
  DocumentParty,
  DocumentRate,
} from '../../platform/database/tables/document-tables.ts';
import type { OrderBuyer } from '../../platform/database/tables/order-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/** Whose documents: of a customer, or of the orders of a company. */
export type DocumentOwner = {
  readonly market: string;
  readonly timeZone: string;
} & ({ readonly customerId: string } | { readonly legalEntityId: string });

/** Which of them. */
export type DocumentSelection = {
  readonly kinds: readonly DocumentKind[];
  readonly days: DaySpan | undefined;
  /** The id of a store, or the code of a seller. */
  readonly issuer: string | undefined;
  /** A part of the number of an order or of a document. */
  readonly search: string | undefined;
};

/** A document of any kind, as a list has it. */
export type ListedDocument = {
  readonly kind: DocumentKind;
  /** By which it is downloaded: that of a receipt is its number. */
  readonly id: string;
  readonly number: string;
  readonly issued_on: PlainDate;
  readonly store_code: string | null;
  readonly issuer_id: string;
  readonly issuer_name: string;
  readonly order_number: string | null;
  readonly receipt_id: string | null;
  readonly printed_at_till: boolean;
  /** The parties of receipts are not written on them. */
  readonly seller: DocumentParty | null;
  readonly buyer: DocumentParty | null;
  readonly order_buyer: OrderBuyer | null;
  readonly payment_method: PaymentMethod | null;
  readonly currency: Currency;
  readonly tax_territory: string;
  /** Amounts of credit notes count downwards, although they are positive here. */
  readonly total_minor: number;
  readonly tax_minor: number;
  readonly ecotax_minor: number;
  readonly rates: readonly DocumentRate[];
  readonly lines: readonly DocumentLine[];
};

export type Issuer = { readonly id: string; readonly name: string };

/** A finished order whose invoice is not here, and the seller who should issue it. */
export type OrderWithoutInvoice = {
  readonly number: string;
  readonly placed_on: PlainDate;
  readonly vendor: string | null;
};

/** One page of documents, newest first. */
export const documentPage = async (
  db: Reader,
  owner: DocumentOwner,
  selection: DocumentSelection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedDocument[]> => {
  const { rows } = await sql<ListedDocument>`select * from ${documentsOf(owner)}
    where ${selected(selection)} order by issued_on desc, number desc, kind, id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
};

/** Documents from the oldest on, those after the given one. Sellers may choose the same number on one day. */
export const documentsAfter = async (
  db: Reader,
  owner: DocumentOwner,
  selection: DocumentSelection,
  last: Pick<ListedDocument, 'issued_on' | 'number' | 'kind' | 'id'> | undefined,
  limit: number,
): Promise<readonly ListedDocument[]> => {
  const after =
    last === undefined
      ? sql`true`
      : sql`(issued_on, number, kind, id) > (${last.issued_on}::date, ${last.number}, ${last.kind}, ${last.id})`;
  const { rows } = await sql<ListedDocument>`select * from ${documentsOf(owner)}
    where ${selected(selection)} and ${after} order by issued_on, number, kind, id limit ${limit}`.execute(
    db,
  );
  return rows;
};

export const countDocuments = async (
  db: Reader,
  owner: DocumentOwner,
  selection: DocumentSelection,
): Promise<number> => {
  const { rows } = await sql<{
    readonly total: number;
  }>`select count(*)::integer as total from ${documentsOf(owner)} where ${selected(selection)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

/** The years, newest first, and the issuers by name of all documents of these kinds. */
export const documentChoices = async (
  db: Reader,
  owner: DocumentOwner,
  kinds: readonly DocumentKind[],
): Promise<{ readonly years: readonly number[]; readonly issuers: readonly Issuer[] }> => {
  const all = sql`${documentsOf(owner)} where ${ofKinds(kinds)}`;
  const years = await sql<{
    readonly year: number;
  }>`select distinct extract(year from issued_on)::integer as year from ${all} order by year desc`.execute(
    db,
  );
  const issuers =
    await sql<Issuer>`select issuer_id as id, max(issuer_name) as name from ${all} group by issuer_id order by name, id`.execute(
      db,
    );
  return { years: years.rows.map(({ year }) => year), issuers: issuers.rows };
};

const MOST_MISSING = 20;

/** The last finished orders whose invoice is not here: the shop's, or that of their seller. */
export const ordersWithoutInvoice = async (
  db: Reader,
  owner: DocumentOwner,
  { days, search }: Pick<DocumentSelection, 'days' | 'search'>,
): Promise<readonly OrderWithoutInvoice[]> => {
  const placedOn = sql`(orders.created_at at time zone ${owner.timeZone})::date`;
  const { rows } =
    await sql<OrderWithoutInvoice>`select orders.number, ${placedOn} as placed_on, orders.vendor->>'name' as vendor from orders
    where orders.market = ${owner.market} and ${ownedBy(owner, 'orders')} and orders.confirmed and orders.status in ('INVOICED', 'COMPLETED')
      and ${within(placedOn, days)} and ${contains(search, sql`orders.number`)}
      and not exists (select 1 from invoice where invoice.market = orders.market and invoice.order_number = orders.number)
      and not exists (select 1 from seller_invoice where seller_invoice.market = orders.market and seller_invoice.order_number = orders.number)
    order by orders.created_at desc, orders.number limit ${MOST_MISSING}`.execute(db);
  return rows;
};

type Sql = RawBuilder<unknown>;
type Owned = 'invoice' | 'credit_note' | 'seller_invoice' | 'receipt' | 'orders';

const ownedBy = (owner: DocumentOwner, table: Owned): Sql =>
  'customerId' in owner
    ? sql`${sql.ref(`${table}.customer_id`)} = ${owner.customerId}`
    : sql`orders.legal_entity_id = ${owner.legalEntityId}`;

const ofOrder = (table: Exclude<Owned, 'orders'>): Sql =>
  sql`left join orders on orders.market = ${sql.ref(`${table}.market`)} and orders.number = ${sql.ref(`${table}.order_number`)}`;

const amountsOf = (table: Exclude<Owned, 'orders'>): Sql =>
  sql.join(
    ['currency', 'tax_territory', 'total_minor', 'tax_minor', 'ecotax_minor', 'rates', 'lines'].map(
      (column) => sql.ref(`${table}.${column}`),
    ),
  );

/**
 * All documents of an owner with the same columns. Of a seller's invoices, the last version of each
 * order.
 */
const documentsOf = (owner: DocumentOwner): Sql => sql`(
  select 'invoice' as kind, invoice.document_id as id, invoice.number, invoice.issued_on, invoice.store_code,
    invoice.store_id as issuer_id, coalesce(orders.store->>'name', receipt.store->>'name', invoice.store_code) as issuer_name,
    invoice.order_number, invoice.receipt_id, false as printed_at_till, invoice.seller, invoice.buyer, orders.buyer as order_buyer,
    coalesce(orders.payment_method, receipt.payment_method, invoice.payment_method) as payment_method, ${amountsOf('invoice')}
  from invoice ${ofOrder('invoice')} left join receipt on receipt.market = invoice.market and receipt.id = invoice.receipt_id
  where invoice.market = ${owner.market} and ${ownedBy(owner, 'invoice')}
  union all
  select 'credit-note', credit_note.document_id, credit_note.number, credit_note.issued_on, credit_note.store_code,
    credit_note.store_id, coalesce(orders.store->>'name', credit_note.store_code),
    credit_note.order_number, null, false, credit_note.seller, credit_note.buyer, orders.buyer,
    orders.payment_method, ${amountsOf('credit_note')}
  from credit_note ${ofOrder('credit_note')}
  where credit_note.market = ${owner.market} and ${ownedBy(owner, 'credit_note')}
  union all
  select 'seller-invoice', seller_invoice.id, seller_invoice.number, seller_invoice.issued_on, null,
    coalesce(orders.vendor->>'code', ''), coalesce(orders.vendor->>'name', ''),
    seller_invoice.order_number, null, false, seller_invoice.seller, seller_invoice.buyer, orders.buyer,
    orders.payment_method, ${amountsOf('seller_invoice')}
  from seller_invoice ${ofOrder('seller_invoice')}
  where seller_invoice.market = ${owner.market} and ${ownedBy(owner, 'seller_invoice')}
    and not exists (select 1 from seller_invoice as later where later.market = seller_invoice.market
      and later.order_number = seller_invoice.order_number and later.version > seller_invoice.version)
  union all
  select 'receipt', receipt.id, receipt.id, (receipt.bought_at at time zone ${owner.timeZone})::date, null,
    receipt.store_id, coalesce(receipt.store->>'name', ''), receipt.order_number, receipt.id, receipt.printed_at_till, null, null, orders.buyer,
    receipt.payment_method, ${amountsOf('receipt')}
  from receipt ${ofOrder('receipt')}
  where receipt.market = ${owner.market} and ${ownedBy(owner, 'receipt')}
) as document`;

const ofKinds = (kinds: readonly DocumentKind[]): Sql => sql`kind = any(${kinds}::text[])`;

const within = (day: Sql, days: DaySpan | undefined): Sql =>
  days === undefined
    ? sql`true`
    : sql`${day} >= ${days.from}::date and ${day} < ${days.until}::date`;

/** Whether a text occurs in one of the columns, whatever its case. */
const contains = (text: string | undefined, ...columns: readonly Sql[]): Sql =>
  text === undefined || text === ''
    ? sql`true`
    : sql`(${sql.join(
        columns.map((column) => sql`strpos(lower(coalesce(${column}, '')), lower(${text})) > 0`),
        sql` or `,
      )})`;

const selected = ({ kinds, days, issuer, search }: DocumentSelection): Sql => sql`${ofKinds(kinds)}
  and ${within(sql`issued_on`, days)} and ${issuer === undefined ? sql`true` : sql`issuer_id = ${issuer}`}
  and ${contains(search, sql`order_number`, sql`number`)}`;
