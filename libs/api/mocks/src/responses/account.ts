import { aCustomer } from '../builders/customer.ts';
import type { AreaResponses } from '../handlers.ts';

const TOKENS = { jwtToken: 'token', refreshToken: 'refresh', expiresIn: 600, customerId: 'c-1' };

export const accountResponses: AreaResponses<'Account'> = {
  signIn: () => ({ reply: TOKENS }),
  signOut: () => ({ reply: true }),
  refreshSession: () => ({ reply: TOKENS }),
  forceSessionRefresh: () => ({ reply: TOKENS }),
  register: () => ({ reply: { id: 'c-1' } }),
  readMe: () => ({ reply: aCustomer() }),
  updateMe: () => ({ reply: aCustomer() }),
  confirmEmail: () => ({ reply: { email: 'anna@materia.example' } }),
  cancelEmailChange: () => ({ reply: true }),
};
