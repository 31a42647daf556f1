import { z } from 'zod';

/** The mails of the club, by the code of the coupon. */
export const CLUB_MAIL_KINDS = { 'club-coupon': z.object({ code: z.string() }) } as const;

type ClubMails = typeof CLUB_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ClubMails {}
}
