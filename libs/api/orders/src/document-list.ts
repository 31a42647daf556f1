import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { CallInput, FileReply, Reply } from '@materia/api-contract';
import type { DocumentKind, DocumentPeriod } from '@materia/domain-documents';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { fromMajorUnits, type Money } from '@materia/domain-money';

/** Which documents of a list are shown; without any of it, all. */
export type DocumentChoice = DocumentPeriod & {
  readonly kind?: DocumentKind;
  /** The id of a store, or the code of a seller. */
  readonly issuer?: string;
  /** A part of the number of an order or of a document. */
  readonly search?: string;
};

/** An invoice, a credit note or a receipt in a list. */
export type DocumentFacts = {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly number: string;
  readonly date: PlainDate;
  readonly storeCode: string;
  /** The store or the seller. */
  readonly issuer: string;
  readonly buyer: string;
  readonly orderNumber: string | undefined;
  readonly receiptId: string | undefined;
  /** The till printed it, so that there is no file. */
  readonly isPrintedAtTill: boolean;
  readonly total: Money;
  readonly totalNoTax: Money;
};

type Issuer = { readonly id: string; readonly name: string };

/** A finished order whose invoice is not here, with the seller who should issue it. */
export type MissingInvoice = {
  readonly orderNumber: string;
  readonly date: PlainDate;
  readonly vendor: string | undefined;
};

/** A page of documents, newest first, and what can be chosen. */
export type DocumentPage = {
  readonly documents: readonly DocumentFacts[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly years: readonly number[];
  readonly issuers: readonly Issuer[];
  readonly missing: readonly MissingInvoice[];
};

const PAGE_SIZE = 20;

/** One page of the customer's invoices, or of the documents of a company. */
export const fetchDocuments = async (
  host: HostClient,
  choice: DocumentChoice,
  page: number,
  legalEntityId?: string,
): Promise<DocumentPage | undefined> => {
  const params = { pageSize: PAGE_SIZE, pageId: page };
  const query = queryOf(choice);
  const answer = await (legalEntityId === undefined
    ? host('listInvoices', { params, query })
    : host('listCompanyInvoices', { params: { legalEntityId, ...params }, query }));
  return answer.ok ? readPage(answer.value) : undefined;
};

/** Why a file of documents was not made. */
export type DocumentFileRefusal = {
  readonly kind: 'too-many-requests' | 'too-many-documents' | 'none' | 'refused';
};

const NO_FILE = {
  'bad-input': 'refused',
  forbidden: 'refused',
  'not-found': 'none',
  'too-many-requests': 'too-many-requests',
  'too-many-documents': 'too-many-documents',
} as const satisfies RefusalTable<
  | 'readInvoiceTable'
  | 'readInvoiceArchive'
  | 'readCompanyInvoiceTable'
  | 'readCompanyInvoiceArchive',
  DocumentFileRefusal['kind']
>;

/** The chosen documents as a table for accountants. */
export const fetchDocumentTable = async (
  host: HostClient,
  choice: DocumentChoice,
  legalEntityId?: string,
): Promise<Result<FileReply, DocumentFileRefusal>> => {
  const query = queryOf(choice);
  const name = legalEntityId === undefined ? 'readInvoiceTable' : 'readCompanyInvoiceTable';
  const answer = await (legalEntityId === undefined
    ? host('readInvoiceTable', { query })
    : host('readCompanyInvoiceTable', { params: { legalEntityId }, query }));
  return answer.ok
    ? ok(answer.value)
    : fail({ kind: refusalMeaning(name, answer.error, NO_FILE, 'refused') });
};

/** The chosen documents of a month as one archive of PDF files. */
export const fetchDocumentArchive = async (
  host: HostClient,
  choice: DocumentChoice,
  legalEntityId?: string,
): Promise<Result<FileReply, DocumentFileRefusal>> => {
  const { year, month } = choice;
  if (year === undefined || month === undefined) return fail({ kind: 'none' });
  const query = { ...queryOf(choice), year, month };
  const name = legalEntityId === undefined ? 'readInvoiceArchive' : 'readCompanyInvoiceArchive';
  const answer = await (legalEntityId === undefined
    ? host('readInvoiceArchive', { query })
    : host('readCompanyInvoiceArchive', { params: { legalEntityId }, query }));
  return answer.ok
    ? ok(answer.value)
    : fail({ kind: refusalMeaning(name, answer.error, NO_FILE, 'refused') });
};

const queryOf = ({
  year,
  month,
  kind,
  issuer,
  search,
}: DocumentChoice): CallInput<'listInvoices'>['query'] => ({
  ...(year !== undefined && { year }),
  ...(year !== undefined && month !== undefined && { month }),
  ...(kind !== undefined && { kind }),
  ...(issuer !== undefined && { issuer }),
  ...(search !== undefined && { search }),
});

const readPage = (reply: Reply<'listInvoices'>): DocumentPage => ({
  documents: reply.invoices.flatMap((invoice) => {
    const date = parsePlainDate(invoice.invoiceDate);
    if (!date.ok) return [];
    const amount = (value: number): Money => fromMajorUnits(value, invoice.currency);
    return [
      {
        kind: invoice.kind,
        id: invoice.documentId ?? invoice.invoiceNumber,
        number: invoice.invoiceNumber,
        date: date.value,
        storeCode: invoice.storeCode,
        issuer: invoice.issuer?.name ?? invoice.seller.name,
        buyer: invoice.buyer.name,
        orderNumber: invoice.orderId,
        receiptId: invoice.receiptId,
        isPrintedAtTill: invoice.isPrintedAtTill ?? false,
        total: amount(invoice.grandTotal),
        totalNoTax: amount(invoice.grandTotalHt),
      },
    ];
  }),
  total: reply.total,
  page: reply.page,
  pageCount: reply.page_count,
  years: reply.years,
  issuers: reply.issuers,
  missing: reply.missing.flatMap(({ orderId, date, vendorName }) => {
    const day = parsePlainDate(date);
    return day.ok ? [{ orderNumber: orderId, date: day.value, vendor: vendorName }] : [];
  }),
});
