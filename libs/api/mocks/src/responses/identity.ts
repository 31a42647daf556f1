import type { AreaResponses } from '../handlers.ts';

export const identityResponses: AreaResponses<'Identity'> = {
  confirmAccount: () => ({ reply: { status: 'activated' } }),
  resendConfirmation: () => ({ reply: { sent: true } }),
  forgotPassword: () => ({ reply: { sent: true } }),
  resetPassword: () => ({ reply: { changed: true, device: 'device' } }),
  readPreSignup: () => ({
    reply: { email: 'ana@shop.example', token: 'token', genericEmail: 'card@stores.example' },
  }),
  activateAccount: () => ({ reply: { id: 'c-1' } }),
  isAccountAvailable: () => ({ reply: { available: true } }),
  changePassword: () => ({ reply: { changed: true, endedSessions: 1 } }),
  readMySecurity: () => ({
    reply: { email: 'ana@shop.example', mailboxProven: true, sessions: [] },
  }),
  endMySession: () => ({ reply: true }),
  endMyOtherSessions: () => ({ reply: { endedSessions: 1 } }),
};
