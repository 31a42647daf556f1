import { z } from 'zod';

/** The number of a report's receipt. */
const ofReport = z.object({ receipt: z.string() });

/** The mails to who reported illicit content. */
export const REPORT_MAIL_KINDS = {
  'report-received': ofReport,
  'report-decided': ofReport,
} as const;

type ReportMails = typeof REPORT_MAIL_KINDS;

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds extends ReportMails {}
}
