import { z } from 'zod';

/** The mails of companies, by the token of an invitation. */
export const COMPANY_MAIL_KINDS = {
  'company-invitation': z.object({ token: z.string() }),
} as const;

type CompanyMails = typeof COMPANY_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends CompanyMails {}
}
