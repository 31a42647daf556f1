import { z } from 'zod';

/** The mails about a change of an account's e-mail address. */
export const PROFILE_MAIL_KINDS = {
  /** To the new address, which confirms the change. */
  'email-change-confirm': z.object({ change: z.string() }),
  /** To the old address, when the change is asked for. */
  'email-change-notice': z.object({ change: z.string() }),
  /** To the old address, when it has been replaced. */
  'email-changed': z.object({ change: z.string(), to: z.string() }),
} as const;

type ProfileMails = typeof PROFILE_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ProfileMails {}
}
