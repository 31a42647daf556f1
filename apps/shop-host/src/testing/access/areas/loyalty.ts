import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

export const loyaltyRows: AreaRows<'Club'> = {
  readLoyaltyAccount: { subject: 'member', input: nothing },
  subscribeToLoyalty: { subject: 'account', input: nothing },
  createLoyaltyAccount: {
    subject: 'account',
    input: () => ({ body: { reference_store: '1' } }),
  },
  findLoyaltyCard: {
    subject: 'anybody',
    input: () => ({ params: { cardId: '9800000000007', postcode: '00-950' } }),
  },
  registerLoyaltyCard: {
    subject: 'account',
    input: () => ({ body: { card_number: '9800000000007', postcode: '00-950' } }),
  },
  readLoyaltyCustomer: { subject: 'member', input: nothing },
  readLoyaltyInfo: { subject: 'anybody', input: nothing },
  transformPoints: {
    subject: 'member',
    input: () => ({
      body: { request_key: 'a-key-of-this-request', points: 1, confirmed: true },
    }),
  },
};
