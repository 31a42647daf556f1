import { Readable } from 'node:stream';
import { DOCUMENT_KINDS, INVOICE_KINDS } from '@materia/domain-documents';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { ServedFile, HandlersOf } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { zipped } from '../../platform/files/zip.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { accountingTable } from './accounting-table.ts';
import { countDocuments } from './document-list-repository.ts';
import { filesOfDocuments, type PdfOfDocument } from './archived-files.ts';
import {
  type DocumentQuery,
  type DocumentShelf,
  everyDocument,
  selectionOf,
} from './list-documents.ts';
import { listDocuments } from './wire-document-list.ts';

const HOUR_MS = 3_600_000;
const TABLES: Limit = { attempts: 30, windowMs: HOUR_MS };
/** Each document of an archive is drawn. */
const ARCHIVES: Limit = { attempts: 10, windowMs: HOUR_MS };
const MOST_IN_TABLE = 20_000;
const MOST_IN_ARCHIVE = 300;

type DocumentListTools = {
  readonly db: Db;
  readonly attempts: Attempts;
  readonly pdfOfDocument: PdfOfDocument;
};

type OwnShelf = { readonly shelf: DocumentShelf; readonly reader: string };
type NoShelf = Refusal<'forbidden'> | Refusal<'not-found'>;
type FileRefusal = Refusal<'too-many-requests'> | Refusal<'too-many-documents'>;

/**
 * Lists of documents, as a page, a table or an archive: of a customer, and of a company for its
 * members by right. Every file is checked as the list is.
 */
export const documentListHandlers = ({
  db,
  attempts,
  pdfOfDocument,
}: DocumentListTools): HandlersOf<
  | 'listInvoices'
  | 'readInvoiceTable'
  | 'readInvoiceArchive'
  | 'listCompanyInvoices'
  | 'readCompanyInvoiceTable'
  | 'readCompanyInvoiceArchive'
> => {
  const ownShelf = ({ market, customer }: CustomerContext): OwnShelf => ({
    shelf: {
      owner: { market: market.id, timeZone: market.timeZone, customerId: customer.customerId },
      kinds: INVOICE_KINDS,
    },
    reader: customer.customerId,
  });
  const companyShelf = async (
    legalEntityId: string,
    context: CustomerContext,
  ): Promise<Result<OwnShelf, NoShelf>> => {
    const may = await memberWith(db, 'see-documents', legalEntityId, context);
    if (!may.ok) return may;
    const { market, customer } = context;
    return ok({
      shelf: {
        owner: { market: market.id, timeZone: market.timeZone, legalEntityId },
        kinds: DOCUMENT_KINDS,
      },
      reader: customer.customerId,
    });
  };

  const tableOf = async (
    { shelf, reader }: OwnShelf,
    query: DocumentQuery,
    { market, now }: CustomerContext,
  ): Promise<Result<ServedFile, FileRefusal>> => {
    if (!(await attempts.take(`document-table:${market.id}:${reader}`, TABLES, now)))
      return fail({ kind: 'too-many-requests' });
    const selection = selectionOf(shelf, query);
    if ((await countDocuments(db, shelf.owner, selection)) > MOST_IN_TABLE)
      return fail({ kind: 'too-many-documents' });
    const lines = accountingTable(everyDocument(db, shelf, selection), market);
    return ok({
      type: 'text/csv; charset=utf-8',
      name: fileName(query, market, 'csv'),
      bytes: Readable.from(lines),
    });
  };

  const archiveOf = async (
    { shelf, reader }: OwnShelf,
    query: DocumentQuery,
    { market, now }: CustomerContext,
  ): Promise<Result<ServedFile, FileRefusal>> => {
    if (!(await attempts.take(`document-archive:${market.id}:${reader}`, ARCHIVES, now)))
      return fail({ kind: 'too-many-requests' });
    const selection = selectionOf(shelf, query);
    const count = await countDocuments(db, shelf.owner, selection);
    if (count > MOST_IN_ARCHIVE) return fail({ kind: 'too-many-documents' });
    const files = filesOfDocuments(everyDocument(db, shelf, selection), pdfOfDocument, market);
    return ok({
      type: 'application/zip',
      name: fileName(query, market, 'zip'),
      bytes: Readable.from(zipped(files)),
    });
  };

  return {
    listInvoices: async ({ params: { pageSize, pageId: page }, query }, context) =>
      ok(
        await listDocuments(db, context.market, ownShelf(context).shelf, query, { pageSize, page }),
      ),
    readInvoiceTable: ({ query }, context) => tableOf(ownShelf(context), query, context),
    readInvoiceArchive: ({ query }, context) => archiveOf(ownShelf(context), query, context),

    listCompanyInvoices: async ({ params, query }, context) => {
      const own = await companyShelf(params.legalEntityId, context);
      const { pageSize, pageId: page } = params;
      return own.ok
        ? ok(await listDocuments(db, context.market, own.value.shelf, query, { pageSize, page }))
        : own;
    },
    readCompanyInvoiceTable: async ({ params, query }, context) => {
      const own = await companyShelf(params.legalEntityId, context);
      return own.ok ? tableOf(own.value, query, context) : own;
    },
    readCompanyInvoiceArchive: async ({ params, query }, context) => {
      const own = await companyShelf(params.legalEntityId, context);
      return own.ok ? archiveOf(own.value, query, context) : own;
    },
  };
};

/** Such as `materia-pl-2026-03.csv`. */
const fileName = ({ year, month }: DocumentQuery, { id }: Market, format: 'csv' | 'zip'): string =>
  [
    'materia',
    id,
    ...(year === undefined ? [] : [String(year)]),
    ...(year === undefined || month === undefined ? [] : [String(month).padStart(2, '0')]),
  ].join('-') + `.${format}`;
