import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

export const accountRows: AreaRows<'Account'> = {
  signIn: {
    subject: 'secret',
    input: () => ({ body: { username: 'nobody@shop.example', password: 'Sunflower-meadow-42!' } }),
  },
  signOut: { subject: 'account', input: nothing },
  refreshSession: { subject: 'secret', input: ({ refreshToken }) => ({ body: { refreshToken } }) },
  forceSessionRefresh: {
    subject: 'secret',
    input: ({ refreshToken }) => ({
      query: { force: 'true' },
      headers: { authorization: `Bearer ${refreshToken}` },
    }),
  },
  register: {
    subject: 'secret',
    input: () => ({
      body: {
        customer: {
          email: 'not an address',
          firstname: 'A',
          lastname: 'B',
          customer_type: 2,
          terms_accepted: true,
        },
        password: 'x',
        request: { retailer_id: '1' },
      },
    }),
  },
  readMe: { subject: 'account', input: nothing },
  updateMe: { subject: 'account', input: () => ({ body: { mobile: '601 020 305' } }) },
  confirmEmail: { subject: 'secret', input: () => ({ body: { link: 'not-issued' } }) },
  cancelEmailChange: { subject: 'account', input: nothing },
};
