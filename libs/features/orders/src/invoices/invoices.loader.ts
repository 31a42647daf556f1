import { shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import { type DocumentListFacts, loadDocumentList } from './document-list.ts';

/** Loads a page of the customer's invoices. */
export const loadInvoices = ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<DocumentListFacts> =>
  loadDocumentList(context.get(shopRequest), request);
