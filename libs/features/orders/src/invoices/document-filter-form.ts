import type { DocumentChoice } from '@materia/api-orders';
import { DOCUMENT_KINDS } from '@materia/domain-documents';
import { defineForm, formQuery, line, oneOf, wholeNumber } from '@materia/ui-shop';

const LONGEST = 60;

/** The filters of a list of documents. */
export const documentFilterForm = defineForm({
  year: wholeNumber(),
  month: wholeNumber(),
  kind: oneOf(DOCUMENT_KINDS),
  issuer: line(LONGEST),
  search: line(LONGEST).named('q'),
});

const YEARS = { first: 2000, last: 2200 } as const;
const MONTHS_OF_YEAR = 12;

/** The choice in a query. What does not fit is left out, as is a month without a year. */
export const readDocumentChoice = (query: URLSearchParams): DocumentChoice => {
  const { year, month, kind, issuer, search } = documentFilterForm.read(query);
  const isYear = year !== undefined && year >= YEARS.first && year <= YEARS.last;
  const isMonth = isYear && month !== undefined && month >= 1 && month <= MONTHS_OF_YEAR;
  return {
    ...(isYear && { year }),
    ...(isMonth && { month }),
    ...(kind !== undefined && { kind }),
    ...(issuer !== '' && { issuer }),
    ...(search !== '' && { search }),
  };
};

/** The query of a page of the list. */
export const documentQuery = (
  { year, month, kind, issuer, search }: DocumentChoice,
  page = 1,
): string => {
  const query = new URLSearchParams([
    ...formQuery(documentFilterForm, { year, month, kind, issuer, search }),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();
  return query === '' ? '' : `?${query}`;
};
