import { z } from 'zod';
import type { Mail, MailContext, MailTemplate } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { findReport, type ReportRow, stepsOf } from './repository.ts';

const receiptNumber = z.object({ receipt: z.string() });

/** Confirms to the reporter at once that the report has arrived (article 16, paragraph 4), with its number. */
const received: MailTemplate = async (payload, desk) => {
  const { db, market } = desk;
  const report = await findReport(db, market.id, receiptNumber.parse(payload).receipt);
  return report && letter(report, desk, 'received', []);
};

/** Informs the reporter of the decision, its reasons and the means of redress (article 16, paragraph 5). */
const decided: MailTemplate = async (payload, desk) => {
  const { db, market } = desk;
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
  return letter(report, desk, 'decided', [
    outcome,
    t('reportMail.statement', { statement: steps.at(-1)?.statement ?? '' }),
    t('reportMail.redress'),
  ]);
};

/**
 * Reporters do not prove that the e-mail address is theirs, so mails repeat no text from the report: neither a name nor
 * a link outside the shop, which a stranger could have typed for someone else to read.
 */
const letter = (
  report: ReportRow,
  { market, shopOrigin }: MailContext,
  kind: 'received' | 'decided',
  paragraphs: readonly string[],
): { readonly id: string; readonly mail: Mail } | undefined => {
  if (report.email === null) return undefined;
  const t = translatorOf(market);
  const { receipt } = report;
  const address = addressInShop(report.address, shopOrigin);
  const lines = [
    t('reportMail.greeting'),
    t(kind === 'received' ? 'reportMail.received' : 'reportMail.decided', { receipt }),
    ...(address === undefined ? [] : [t('reportMail.address', { address })]),
    ...(kind === 'received' ? [t('reportMail.next')] : paragraphs),
    t('reportMail.signature', { shop: market.name }),
  ];
  const subject = t(
    kind === 'received' ? 'reportMail.subjectReceived' : 'reportMail.subjectDecided',
    { receipt },
  );
  return { id: receipt, mail: { to: report.email, subject, text: `${lines.join('\n\n')}\n` } };
};

/** A reported URL as a link of the shop; `undefined` for a URL outside the shop or a bare reference. */
const addressInShop = (address: string, shopOrigin: string): string | undefined => {
  if (!/^(?:https?:\/\/|\/)/i.test(address) || !URL.canParse(address, shopOrigin)) return undefined;
  const { origin, href } = new URL(address, shopOrigin);
  return origin === new URL(shopOrigin).origin ? href : undefined;
};

export const reportMailTemplates = {
  'report-received': received,
  'report-decided': decided,
} as const;
