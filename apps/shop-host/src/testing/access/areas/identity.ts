import { PASSWORD } from '../../shoppers.ts';
import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

const NEW_PASSWORD = 'Juniper-lantern-7!';
const MAILBOX = 'nobody@shop.example';

export const identityRows: AreaRows<'Identity'> = {
  confirmAccount: { subject: 'secret', input: () => ({ params: { id: 'none', key: 'none' } }) },
  resendConfirmation: { subject: 'secret', input: () => ({ body: { id: 'none', key: 'none' } }) },
  forgotPassword: { subject: 'anybody', input: () => ({ params: { email: MAILBOX } }) },
  resetPassword: {
    subject: 'secret',
    input: () => ({
      body: { verification_code: 'AAAA-AAAA', password: NEW_PASSWORD, email: MAILBOX },
    }),
  },
  readPreSignup: {
    subject: 'secret',
    input: () => ({ params: { token: 'none.none', email: MAILBOX } }),
  },
  activateAccount: {
    subject: 'secret',
    input: () => ({
      body: {
        email: MAILBOX,
        genericEmail: MAILBOX,
        password: NEW_PASSWORD,
        token: 'none.none',
      },
    }),
  },
  isAccountAvailable: { subject: 'anybody', input: () => ({ body: { email: MAILBOX } }) },
  changePassword: {
    subject: 'account',
    input: ({ customerId }) => ({
      body: { customerId, currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    }),
  },
  readMySecurity: { subject: 'account', input: nothing },
  endMySession: { subject: 'session', input: ({ sessionId }) => ({ params: { id: sessionId } }) },
  endMyOtherSessions: { subject: 'account', input: nothing },
};
