import { z } from 'zod';

/** The mails to people of sellers. The token is sealed: only the mail itself shows it. */
export const SELLER_MAIL_KINDS = {
  'seller-invitation': z.object({ sealed: z.string() }),
} as const;

type SellerMails = typeof SELLER_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends SellerMails {}
}
