import { z } from 'zod';

/** The mails about orders that wait for an approver. None repeats what somebody typed. */
export const APPROVAL_MAIL_KINDS = {
  /** To an approver, by their account: a member asks. */
  'approval-asked': z.object({ approval: z.string(), to: z.string() }),
  /** To the member: an approver has ordered or refused, or nobody has decided in time. */
  'approval-decided': z.object({ approval: z.string() }),
} as const;

type ApprovalMails = typeof APPROVAL_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ApprovalMails {}
}
