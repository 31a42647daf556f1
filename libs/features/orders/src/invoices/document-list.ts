import { type DocumentChoice, type DocumentPage, fetchDocuments } from '@materia/api-orders';
import { outageAs } from '@materia/api-client-kernel';
import { parsePageNumber } from '@materia/domain-navigation';
import type { ShopRequest } from '@materia/page-request';
import { data } from 'react-router';
import { readDocumentChoice } from './document-filter-form.ts';

/** A page of documents as it was chosen. */
export type DocumentListFacts = {
  readonly choice: DocumentChoice;
  /** Undefined if the list could not be loaded. */
  readonly list: DocumentPage | undefined;
  /** Whether amounts without tax are shown first, as professionals read them. */
  readonly netFirst: boolean;
};

/**
 * Loads a page of the customer's invoices, or of the documents of a company. What a member may not
 * see is not found, and neither is a page beyond the last.
 */
export const loadDocumentList = async (
  { host, customer }: ShopRequest,
  request: Request,
  legalEntityId?: string,
): Promise<DocumentListFacts> => {
  const query = new URL(request.url).searchParams;
  const requested = parsePageNumber(query.get('page'));
  const page = requested.ok ? requested.value : 1;
  const choice = readDocumentChoice(query);
  const netFirst = legalEntityId !== undefined || customer?.isProfessional === true;
  const list = await fetchDocuments(host, choice, page, legalEntityId).catch(outageAs('failed'));
  if (list === 'failed') return { choice, list: undefined, netFirst };
  if (list === undefined || page > Math.max(1, list.pageCount)) throw data(null, { status: 404 });
  return { choice, list, netFirst };
};
