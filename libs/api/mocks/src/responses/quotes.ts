import { aCart } from '../builders/cart.ts';
import { aPdf, aQuote } from '../builders/documents.ts';
import type { AreaResponses } from '../handlers.ts';

export const quoteResponses: AreaResponses<'Quotes'> = {
  createQuote: () => ({ reply: [aQuote()] }),
  readQuote: () => ({ reply: [aQuote()] }),
  readQuotePdf: () => ({ reply: aPdf() }),
  deleteQuote: () => ({ reply: true }),
  convertQuote: () => ({ reply: 'quote-cart' }),
  abortQuote: () => ({ reply: { id: aCart().id, items: [], items_count: 0 } }),
  convertCompanyQuote: () => ({ refusal: 'not-found' }),
  abortCompanyQuote: () => ({ refusal: 'not-found' }),
  readCompanyQuote: () => ({ refusal: 'not-found' }),
  readCompanyQuotePdf: () => ({ refusal: 'not-found' }),
  deleteCompanyQuote: () => ({ refusal: 'not-found' }),
};
