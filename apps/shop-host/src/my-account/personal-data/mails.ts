import { z } from 'zod';

/** The mail that confirms an erasure. It has the address itself, because the account is gone. */
export const PERSONAL_DATA_MAIL_KINDS = {
  'account-erased': z.object({
    email: z.string(),
    reference: z.string(),
    kept: z.array(z.enum(['tax documents', 'contracts and claims', 'proof of consent'])),
  }),
} as const;

type PersonalDataMails = typeof PERSONAL_DATA_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends PersonalDataMails {}
}
