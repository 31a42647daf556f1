import { z } from 'zod';

/** The mails of the newsletter, by the token of a request or a subscription. */
export const NEWSLETTER_MAIL_KINDS = {
  'newsletter-confirm': z.object({ token: z.string() }),
  /**
   * `isProven`: the owner of the address confirmed the sign-up, so the mail may greet them by name.
   */
  'newsletter-welcome': z.object({ token: z.string(), isProven: z.boolean().default(false) }),
} as const;

type NewsletterMails = typeof NEWSLETTER_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends NewsletterMails {}
}
