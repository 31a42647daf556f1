import type { Reply } from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import {
  countDocuments,
  documentChoices,
  documentPage,
  ordersWithoutInvoice,
} from './document-list-repository.ts';
import { type DocumentQuery, type DocumentShelf, selectionOf } from './list-documents.ts';
import { wireListedDocument } from './wire-documents.ts';

type DocumentList = Reply<'listInvoices'>;

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
