import { z } from 'zod';
import type { Market } from '@materia/market-model';
import type { Mail, MailTemplate } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { findReport, type ReportRow, stepsOf } from './repository.ts';

const receiptNumber = z.object({ receipt: z.string() });

/** Tells the reporter at once that the report has arrived (article 16, paragraph 4), with its number. */
const received: MailTemplate = async (payload, { db, market }) => {
  const report = await findReport(db, market.id, receiptNumber.parse(payload).receipt);
  return report && letter(report, market, 'received', []);
};

/** Tells the reporter what was decided, why, and what can be done against it (article 16, paragraph 5). */
const decided: MailTemplate = async (payload, { db, market }) => {
  const report = await findReport(db, market.id, receiptNumber.parse(payload).receipt);
  if (report === undefined || report.decision === null) return undefined;
  const steps = await stepsOf(db, market.id, report.receipt);
  const t = translatorOf(market);
  const outcome = t(
    report.decision === 'kept'
      ? 'reportMail.kept'
      : report.decision === 'restricted'
        ? 'reportMail.restricted'
        : 'reportMail.removed',
  );
  return letter(report, market, 'decided', [
    outcome,
    t('reportMail.statement', { statement: steps.at(-1)?.statement ?? '' }),
    t('reportMail.redress'),
  ]);
};

const letter = (
  report: ReportRow,
  market: Market,
  kind: 'received' | 'decided',
  paragraphs: readonly string[],
): { readonly id: string; readonly mail: Mail } | undefined => {
  if (report.email === null) return undefined;
  const t = translatorOf(market);
  const { receipt } = report;
  const lines = [
    report.name === null
      ? t('reportMail.greetingUnnamed')
      : t('reportMail.greeting', { name: report.name }),
    t(kind === 'received' ? 'reportMail.received' : 'reportMail.decided', { receipt }),
    t('reportMail.address', { address: report.address }),
    ...(kind === 'received' ? [t('reportMail.next')] : paragraphs),
    t('reportMail.signature', { shop: market.name }),
  ];
  const subject = t(
    kind === 'received' ? 'reportMail.subjectReceived' : 'reportMail.subjectDecided',
    { receipt },
  );
  return { id: receipt, mail: { to: report.email, subject, text: `${lines.join('\n\n')}\n` } };
};

export const reportMailTemplates = {
  'report-received': received,
  'report-decided': decided,
} as const;
