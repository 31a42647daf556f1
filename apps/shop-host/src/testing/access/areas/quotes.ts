import type { AreaRows, Named } from './access-row.ts';

const ofCompany = ({ legalEntityId, quoteId }: Named) => ({ params: { legalEntityId, quoteId } });

export const quoteRows: AreaRows<'Quotes'> = {
  createQuote: {
    subject: 'customer-cart',
    input: ({ cartId }) => ({ body: { request: { retailer_id: '1', cart_id: cartId } } }),
  },
  readQuote: { subject: 'document', input: ({ quoteId }) => ({ params: { quoteId } }) },
  readQuotePdf: { subject: 'document', input: ({ quoteId }) => ({ params: { quoteId } }) },
  deleteQuote: { subject: 'document', input: ({ quoteId }) => ({ params: { quoteId } }) },
  convertQuote: {
    subject: 'document',
    input: ({ quoteId }) => ({ params: { quoteId }, query: {}, headers: {} }),
  },
  abortQuote: { subject: 'account', input: () => ({ headers: {} }) },
  convertCompanyQuote: {
    subject: 'company',
    input: (named) => ({ ...ofCompany(named), query: {}, headers: {} }),
  },
  abortCompanyQuote: {
    subject: 'company',
    input: ({ legalEntityId }) => ({ params: { legalEntityId }, headers: {} }),
  },
  readCompanyQuote: { subject: 'company', input: ofCompany },
  readCompanyQuotePdf: { subject: 'company', input: ofCompany },
  deleteCompanyQuote: { subject: 'company', input: ofCompany },
};
