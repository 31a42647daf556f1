import { CONSENT_FIELDS } from '@materia/api-contract';
import { SPECIAL } from '../../feed.ts';
import type { AreaRows } from './access-row.ts';

export const submissionRows: AreaRows<'Submissions'> = {
  reportIllicitContent: {
    subject: 'anybody',
    input: () => ({
      body: {
        address: 'https://pl.shop.example/product-1',
        reason: 'counterfeit',
        explanation: 'It bears a mark that its maker never gave to anybody.',
        name: 'Ewa Lis',
        email: 'ewa@shop.example',
        good_faith: true,
      },
    }),
  },
  subscribeToNewsletter: {
    subject: 'anybody',
    input: () => ({
      body: {
        prefix: 'MRS',
        firstname: 'Ewa',
        lastname: 'Lis',
        email: 'ewa@shop.example',
        phone: '',
        consents: {
          [CONSENT_FIELDS.shopEmail]: true,
          [CONSENT_FIELDS.partnersEmail]: false,
          [CONSENT_FIELDS.shopSms]: false,
        },
        retailerId: '1',
      },
    }),
  },
  confirmNewsletter: {
    subject: 'secret',
    input: () => ({ body: { token: 'a-token-that-was-never-sent' } }),
  },
  stopNewsletter: {
    subject: 'secret',
    input: () => ({ body: { token: 'a-token-that-was-never-sent' } }),
  },
  requestRestockNotice: {
    subject: 'anybody',
    input: () => ({ body: { sku: SPECIAL.soldOut, email: 'ewa@shop.example', retailer_id: '1' } }),
  },
  confirmRestockNotice: {
    subject: 'secret',
    input: () => ({ body: { token: 'a-token-that-was-never-sent' } }),
  },
  stopRestockNotice: {
    subject: 'secret',
    input: () => ({ body: { token: 'a-token-that-was-never-sent' } }),
  },
};
