import { z } from 'zod';

/** The mails about messages. None repeats what somebody wrote. */
export const MESSAGE_MAIL_KINDS = {
  /** To the buyer: the seller or the shop has answered. */
  'thread-answer': z.object({ thread: z.string(), seq: z.number() }),
  /** To a person of the seller: the buyer has written. */
  'thread-message': z.object({ thread: z.string(), seq: z.number(), to: z.string() }),
  /** To a member of staff: the seller has not answered in time. */
  'thread-overdue': z.object({ thread: z.string(), to: z.string(), asked: z.string() }),
} as const;

type MessageMails = typeof MESSAGE_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends MessageMails {}
}
