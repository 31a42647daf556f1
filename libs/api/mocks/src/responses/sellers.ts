import { aPdf } from '../builders/documents.ts';
import { aThread, aThreadPage } from '../builders/messages.ts';
import type { AreaResponses } from '../handlers.ts';

export const sellerResponses: AreaResponses<'Sellers'> = {
  acceptSellerInvitation: () => ({
    reply: { email: 'anna@deska.example', seller: 'Deska', totp_secret: 'JBSWY3DPEHPK3PXP' },
  }),
  signSellerIn: () => ({
    reply: { token: 'token', name: 'Anna', seller: 'Deska', device: 'device' },
  }),
  signSellerOut: () => ({ reply: {} }),
  listSellerThreads: () => ({ reply: aThreadPage() }),
  readSellerThread: () => ({ reply: aThread({ acts: ['answer'] }) }),
  answerAsSeller: () => ({ reply: { id: aThread().id } }),
  downloadSellerThreadFile: () => ({ reply: aPdf('letter.pdf') }),
};
