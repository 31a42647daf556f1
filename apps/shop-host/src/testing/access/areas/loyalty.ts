import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

export const loyaltyRows: AreaRows<'Club'> = {
  readLoyaltyAccount: { subject: 'account', input: nothing },
  subscribeToLoyalty: { subject: 'account', input: nothing },
  createLoyaltyAccount: {
    subject: 'account',
    input: () => ({ body: { reference_store: '1' } }),
  },
  findLoyaltyCard: {
    subject: 'anybody',
    input: () => ({ params: { cardId: '9800000000007', postcode: '00950' } }),
  },
  registerLoyaltyCard: {
    subject: 'account',
    input: () => ({ body: { card_number: '9800000000007', postcode: '00950' } }),
  },
  readLoyaltyCustomer: { subject: 'account', input: nothing },
  readLoyaltyInfo: { subject: 'anybody', input: nothing },
  transformPoints: {
    subject: 'account',
    input: () => ({
      body: { request_key: 'a-key-of-this-request', points: 1, confirmed: true },
    }),
  },
};
