import {
  type DocumentFile,
  type DocumentFileRefusal,
  fetchDocumentArchive,
  fetchDocumentTable,
} from '@materia/api-orders';
import { outageAs } from '@materia/api-client-kernel';
import type { Result } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { TextKey } from '@materia/market-model';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { documentQuery, readDocumentChoice } from './document-filter-form.ts';
import { savedFile } from '../document-file.ts';

export type FileArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const FAILURES = {
  'too-many-requests': 'invoices.fileTooOften',
  'too-many-documents': 'invoices.fileTooMany',
  none: 'invoices.noneText',
  refused: 'invoices.fileFailed',
} as const satisfies Readonly<Record<DocumentFileRefusal['kind'], TextKey>>;

type Fetched = Promise<Result<DocumentFile, DocumentFileRefusal>>;
/** A file to be saved; without it, its list with the same filters says why (303). */
export const fileOf = async (
  { session }: ShopRequest,
  fetched: Fetched,
  list: string,
): Promise<Response> => {
  const file = await fetched.catch(outageAs('failed'));
  if (file !== 'failed' && file.ok) return savedFile(file.value);
  session.flash({ type: 'error', key: FAILURES[file === 'failed' ? 'refused' : file.error.kind] });
  return redirect(list, 303);
};

/** The choice in a request, and the query of it. */
export const asked = ({ context, request }: FileArgs) => {
  const choice = readDocumentChoice(new URL(request.url).searchParams);
  return { shop: context.get(shopRequest), choice, query: documentQuery(choice) };
};

/** The chosen invoices as a table for accountants. */
export const loadInvoiceTable = (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  return fileOf(shop, fetchDocumentTable(shop.host, choice), shop.to('myInvoices') + query);
};

/** The invoices of a month in one archive. */
export const loadInvoiceArchive = (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  return fileOf(shop, fetchDocumentArchive(shop.host, choice), shop.to('myInvoices') + query);
};
