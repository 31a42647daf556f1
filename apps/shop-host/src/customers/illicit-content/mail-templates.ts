import { z } from 'zod';
import { reportMail } from '@materia/ui-mail';
import type { DueMail, MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import type { REPORT_MAIL_KINDS } from './mails.ts';
import { findReport, type ReportRow, stepsOf } from './repository.ts';

const decisionKind = z.enum(['kept', 'restricted', 'removed']);

/** Confirms to the reporter at once that the report has arrived, with its number. */
const received: MailTemplates['report-received'] = async ({ receipt }, desk) => {
  const { db, market } = desk;
  const report = await findReport(db, market.id, receipt);
  return report && toReporter(report, desk, undefined);
};

/** Informs the reporter of the decision. */
const decided: MailTemplates['report-decided'] = async ({ receipt }, desk) => {
  const { db, market } = desk;
  const report = await findReport(db, market.id, receipt);
  if (report === undefined || report.decision === null) return undefined;
  const steps = await stepsOf(db, market.id, report.receipt);
  return toReporter(report, desk, {
    kind: decisionKind.parse(report.decision),
    statement: steps.at(-1)?.statement ?? '',
  });
};

/**
 * Reporters do not prove that the e-mail address is theirs, so mails repeat no text from the
 * report: neither a name nor a link outside the shop, which a stranger could have typed for someone
 * else to read.
 */
const toReporter = (
  { email, receipt, address }: ReportRow,
  { voice, shopOrigin }: MailContext,
  decision: Parameters<typeof reportMail>[0]['decision'],
): DueMail | undefined =>
  email === null
    ? undefined
    : {
        id: receipt,
        to: email,
        content: reportMail(
          { receipt, address: addressInShop(address, shopOrigin), decision },
          voice,
        ),
      };

/**
 * A reported URL as a link of the shop; `undefined` for a URL outside the shop or a bare reference.
 */
const addressInShop = (address: string, shopOrigin: string): string | undefined => {
  if (!/^(?:https?:\/\/|\/)/i.test(address) || !URL.canParse(address, shopOrigin)) return undefined;
  const { origin, href } = new URL(address, shopOrigin);
  return origin === new URL(shopOrigin).origin ? href : undefined;
};

export const reportMailTemplates: Pick<MailTemplates, keyof typeof REPORT_MAIL_KINDS> = {
  'report-received': received,
  'report-decided': decided,
};
