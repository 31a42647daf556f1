/** What converting a quote is refused for. */
const CONVERSION_REFUSALS = [
  'not-found',
  'forbidden',
  'quote-expired',
  'quote-not-confirmed',
  'cart-locked',
] as const;

/**
 * Quotes of customers and companies (area 14). Converting and aborting have an effect although they
 * are read, as the specification has them: their answers are never stored, and a request that a
 * browser makes ahead of its user is refused.
 */
export const quoteCalls = {
  createQuote: {
    method: 'POST',
    path: '/cotation/quotes',
    credential: 'customer',
    summary: 'A quote of the cart at today’s prices; the first of the list counts',
    refusals: ['bad-input', 'no-such-cart', 'quote-not-possible', 'too-many-requests'],
  },
  readQuote: {
    method: 'GET',
    path: '/cotation/quotes/:quoteId',
    credential: 'customer',
    summary: 'One quote; the first of the list counts',
    refusals: ['not-found'],
  },
  readQuotePdf: {
    method: 'GET',
    path: '/cotation/quotes/:quoteId/pdf',
    credential: 'customer',
    summary: 'A quote as a PDF',
    reply: 'file',
    replyType: 'application/pdf',
    refusals: ['not-found', 'unavailable'],
  },
  deleteQuote: {
    method: 'DELETE',
    path: '/cotation/quotes/:quoteId',
    credential: 'customer',
    summary: 'Deletes a quote',
    refusals: ['not-found'],
  },
  convertQuote: {
    method: 'GET',
    path: '/cotation/quotes/:quoteId/convert',
    credential: 'customer',
    summary: 'Puts a quote in the place of the cart, to order it; the id of the new cart',
    refusals: CONVERSION_REFUSALS,
  },
  abortQuote: {
    method: 'GET',
    path: '/cotation/quotes/abort',
    credential: 'customer',
    summary: 'Ends the conversion of a quote; the cart of before, as it was',
    refusals: ['forbidden'],
  },
  convertCompanyQuote: {
    method: 'GET',
    path: '/legal-entity/:legalEntityId/cotation/quotes/:quoteId/convert',
    credential: 'customer',
    summary: 'Puts a quote of the company in the place of the member’s cart, to order it',
    refusals: CONVERSION_REFUSALS,
  },
  abortCompanyQuote: {
    method: 'GET',
    path: '/legal-entity/:legalEntityId/cotation/quotes/abort',
    credential: 'customer',
    summary: 'Ends the conversion of a quote of the company; the member’s cart of before',
    refusals: ['not-found', 'forbidden'],
  },
  readCompanyQuote: {
    method: 'GET',
    path: '/legal-entity/:legalEntityId/cotation/quotes/:quoteId',
    credential: 'customer',
    summary: 'A quote that a member of a company made; the first of the list counts',
    refusals: ['not-found', 'forbidden'],
  },
  readCompanyQuotePdf: {
    method: 'GET',
    path: '/legal-entity/:legalEntityId/cotation/quotes/:quoteId/pdf',
    credential: 'customer',
    summary: 'A quote that a member of a company made, as a PDF',
    reply: 'file',
    replyType: 'application/pdf',
    refusals: ['not-found', 'forbidden', 'unavailable'],
  },
  deleteCompanyQuote: {
    method: 'DELETE',
    path: '/legal-entity/:legalEntityId/cotation/quotes/:quoteId',
    credential: 'customer',
    summary: 'Deletes a quote that a member of a company made',
    refusals: ['not-found', 'forbidden'],
  },
} as const;
