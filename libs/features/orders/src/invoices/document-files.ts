import {
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
import { companyOf } from '../company/company.loader.ts';

type FileArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const FAILURES = {
  'too-many-requests': 'invoices.fileTooOften',
  'too-many-documents': 'invoices.fileTooMany',
  none: 'invoices.noneText',
  refused: 'invoices.fileFailed',
} as const satisfies Readonly<Record<DocumentFileRefusal['kind'], TextKey>>;

type Fetched = Promise<Result<Blob, DocumentFileRefusal>>;
type FileRequest = {
  readonly fetched: Fetched;
  /** The list of which it is the file, with its filters. */
  readonly list: string;
  /** The end of its name after the dot, and its content type. */
  readonly format: 'csv' | 'zip';
};

const TYPES = { csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const;

/** A file to be saved; without it, its list says why (303). */
const fileOf = async (
  { market, now, session }: ShopRequest,
  { fetched, list, format }: FileRequest,
): Promise<Response> => {
  const file = await fetched.catch(outageAs('failed'));
  if (file === 'failed' || !file.ok) {
    session.flash({
      type: 'error',
      key: FAILURES[file === 'failed' ? 'refused' : file.error.kind],
    });
    return redirect(list, 303);
  }
  return new Response(file.value.stream(), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="materia-${market.id}-${now.slice(0, 10)}.${format}"`,
      'cache-control': 'private, no-store',
    },
  });
};

const asked = ({ context, request }: FileArgs) => {
  const choice = readDocumentChoice(new URL(request.url).searchParams);
  return { shop: context.get(shopRequest), choice, query: documentQuery(choice) };
};

/** The chosen invoices as a table for accountants. */
export const loadInvoiceTable = (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  return fileOf(shop, {
    fetched: fetchDocumentTable(shop.host, choice),
    list: shop.to('myInvoices') + query,
    format: 'csv',
  });
};

/** The invoices of a month in one archive. */
export const loadInvoiceArchive = (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  return fileOf(shop, {
    fetched: fetchDocumentArchive(shop.host, choice),
    list: shop.to('myInvoices') + query,
    format: 'zip',
  });
};

/** The chosen documents of the customer's company as a table for accountants. */
export const loadCompanyDocumentTable = async (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  const { id } = await companyOf(shop);
  return fileOf(shop, {
    fetched: fetchDocumentTable(shop.host, choice, id),
    list: shop.to('companyDocuments') + query,
    format: 'csv',
  });
};

/** The documents of the customer's company of a month in one archive. */
export const loadCompanyDocumentArchive = async (args: FileArgs): Promise<Response> => {
  const { shop, choice, query } = asked(args);
  const { id } = await companyOf(shop);
  return fileOf(shop, {
    fetched: fetchDocumentArchive(shop.host, choice, id),
    list: shop.to('companyDocuments') + query,
    format: 'zip',
  });
};
