import { aPdf, aQuote } from '../builders/documents.ts';
import type { AreaResponses } from '../handlers.ts';

export const quoteResponses: AreaResponses<'Quotes'> = {
  createQuote: () => ({ reply: [aQuote()] }),
  readQuote: () => ({ reply: [aQuote()] }),
  readQuotePdf: () => ({ reply: aPdf() }),
  deleteQuote: () => ({ reply: true }),
  readCompanyQuote: () => ({ refusal: 'not-found' }),
  readCompanyQuotePdf: () => ({ refusal: 'not-found' }),
  deleteCompanyQuote: () => ({ refusal: 'not-found' }),
};
