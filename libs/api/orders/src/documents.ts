import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { FileReply, Reply } from '@materia/api-contract';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fetchQuoteFile } from './quote-file.ts';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** A document of an order that can be downloaded. */
export type OrderDocument = {
  readonly kind: 'invoice' | 'seller-invoice' | 'credit-note' | 'receipt' | 'withdrawal';
  /** By which it is downloaded. */
  readonly id: string;
  /** As it is printed; a withdrawal has none. */
  readonly number: string;
  readonly date: PlainDate;
};

/** A document as a file, whose bytes are read as they arrive. */
export type DocumentFile = FileReply;

/** The documents in the host's response. */
export const readDocuments = (
  documents: Reply<'readOrder'>['documents'] = [],
): readonly OrderDocument[] =>
  documents.flatMap(({ kind, id, number, date }) => {
    const day = parsePlainDate(date);
    return day.ok ? [{ kind, id, number, date: day.value }] : [];
  });

/**
 * What a customer downloads: an order's confirmation by its number, a receipt, a withdrawal, an
 * invoice that a seller made, any other document by its id, a file of a message, or a quote.
 */
const DOWNLOAD_KINDS = [
  'confirmation',
  'receipt',
  'withdrawal',
  'seller',
  'file',
  'attachment',
  'quote',
] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export const isDownloadKind = (text: string): text is DownloadKind =>
  DOWNLOAD_KINDS.some((kind) => kind === text);

/** Why a document has no file: it is missing or somebody else's, or the till printed it. */
export type NoDocument = { readonly kind: 'missing' | 'printed-at-till' };

const NO_DOCUMENT = {
  'not-found': 'missing',
  'printed-at-till': 'printed-at-till',
  unavailable: 'missing',
} as const satisfies RefusalTable<'readReceiptPdf', NoDocument['kind']>;

/** A document of the customer. */
export const fetchDocument = async (
  host: HostClient,
  kind: DownloadKind,
  id: string,
): Promise<Result<DocumentFile, NoDocument>> => {
  const answer = await DOWNLOADS[kind](host, id);
  return answer.ok
    ? ok(answer.value)
    : fail({ kind: refusalMeaning('readReceiptPdf', answer.error, NO_DOCUMENT, 'missing') });
};

const DOWNLOADS = {
  confirmation: (host: HostClient, orderId: string) =>
    host('readOrderConfirmationPdf', { params: { orderId } }),
  receipt: (host: HostClient, receiptId: string) =>
    host('readReceiptPdf', { params: { receiptId } }),
  withdrawal: (host: HostClient, withdrawalId: string) =>
    host('readWithdrawalReceiptPdf', { params: { withdrawalId } }),
  seller: (host: HostClient, invoiceId: string) =>
    host('readSellerInvoicePdf', { params: { invoiceId } }),
  attachment: (host: HostClient, attachmentId: string) =>
    host('downloadThreadFile', { params: { attachmentId } }),
  quote: fetchQuoteFile,
  file: (host: HostClient, documentId: string) =>
    host('downloadDocument', { params: { documentId } }),
};

/** What a guest downloads of an order. */
const GUEST_KINDS = [
  'confirmation',
  'invoice',
  'seller-invoice',
  'credit-note',
  'receipt',
  'withdrawal',
] as const;

/** A document of a guest's order, by the signed link of its purchase. */
export const fetchGuestDocument = async (
  host: HostClient,
  {
    link,
    order,
    kind,
    id,
  }: {
    readonly link: string;
    readonly order: string;
    readonly kind: string;
    readonly id: string | undefined;
  },
): Promise<DocumentFile | undefined> => {
  const document = GUEST_KINDS.find((known) => known === kind);
  if (document === undefined) return undefined;
  const answer = await host('readGuestDocument', {
    body: { link, order_id: order, document, ...(id !== undefined && { id }) },
  });
  return answer.ok ? answer.value : undefined;
};
