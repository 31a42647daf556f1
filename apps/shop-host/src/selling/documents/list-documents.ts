import type { Reply } from '@materia/api-contract';
import { daysOfPeriod, type DocumentKind } from '@materia/domain-documents';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import {
  countDocuments,
  documentChoices,
  type DocumentOwner,
  documentPage,
  type DocumentSelection,
  documentsAfter,
  type ListedDocument,
  ordersWithoutInvoice,
} from './document-list-repository.ts';
import { wireListedDocument } from './wire-documents.ts';

type DocumentList = Reply<'listInvoices'>;

/** What a reader chose from a list of documents. */
export type DocumentQuery = {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly issuer?: string | undefined;
  readonly search?: string | undefined;
};

/** The documents of one reader, of the kinds that their list has. */
export type DocumentShelf = {
  readonly owner: DocumentOwner;
  readonly kinds: readonly DocumentKind[];
};

/** The chosen documents of a shelf; a kind that it does not have selects none. */
export const selectionOf = (
  { kinds }: DocumentShelf,
  { year, month, kind, issuer, search }: DocumentQuery,
): DocumentSelection => ({
  kinds: kinds.filter((each) => kind === undefined || each === kind),
  days: daysOfPeriod({
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month }),
  }),
  issuer,
  search: search?.trim(),
});

/** One page of a list of documents, with what can be chosen, and the invoices that are missing. */
export const listDocuments = async (
  db: Reader,
  market: Market,
  shelf: DocumentShelf,
  query: DocumentQuery,
  { pageSize, page }: { readonly pageSize: number; readonly page: number },
): Promise<DocumentList> => {
  const { owner } = shelf;
  const selection = selectionOf(shelf, query);
  const rows = await documentPage(db, owner, selection, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const total = await countDocuments(db, owner, selection);
  const { years, issuers } = await documentChoices(db, owner, shelf.kinds);
  const isWhole = query.kind === undefined && query.issuer === undefined && page === 1;
  const missing = isWhole ? await ordersWithoutInvoice(db, owner, selection) : [];
  return {
    invoices: rows.map((row) => wireListedDocument(row, market)),
    total,
    page,
    page_count: Math.ceil(total / pageSize),
    years: [...years],
    issuers: [...issuers],
    missing: missing.map(({ number, placed_on, vendor }) => ({
      orderId: number,
      date: placed_on,
      ...(vendor !== null && { vendorName: vendor }),
    })),
  };
};

const PORTION = 200;

/** The chosen documents from the oldest on, a portion in memory at a time. */
export const everyDocument = async function* (
  db: Reader,
  shelf: DocumentShelf,
  selection: DocumentSelection,
): AsyncIterable<ListedDocument> {
  let last: ListedDocument | undefined;
  do {
    const rows = await documentsAfter(db, shelf.owner, selection, last, PORTION);
    yield* rows;
    last = rows.length === PORTION ? rows.at(-1) : undefined;
  } while (last !== undefined);
};
