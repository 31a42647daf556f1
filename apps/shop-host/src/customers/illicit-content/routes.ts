import type { FieldPath } from '@materia/api-contract';
import { mailboxKey, parseEmail } from '@materia/domain-contact';
import { reportFaults, type ReportField } from '@materia/domain-messages';
import { fail, ok } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { newCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { insertReport } from './repository.ts';

/** Anyone may report, so the number of reports per hour is limited. */
const REPORTS: Limit = { attempts: 20, windowMs: 3_600_000 };
/**
 * Keeps strangers from flooding a mailbox: further reports are accepted but not acknowledged by
 * mail.
 */
const MAILS_TO_ONE: Limit = { attempts: 3, windowMs: 24 * 3_600_000 };

const FIELDS = {
  address: 'body.address',
  reason: 'body.reason',
  explanation: 'body.explanation',
  name: 'body.name',
  email: 'body.email',
  goodFaith: 'body.good_faith',
} as const satisfies Readonly<Record<ReportField, FieldPath<'reportIllicitContent'>>>;
const FIELD_NAMES = [
  'address',
  'reason',
  'explanation',
  'name',
  'email',
  'goodFaith',
] as const satisfies readonly ReportField[];

/**
 * Accepts reports of illicit content: validates them by the same rules as the form, stores them
 * with their state and returns a receipt number, which is also mailed where the reporter gave an
 * address.
 */
export const reportHandlers = ({
  db,
  attempts,
}: WithDb & { readonly attempts: Attempts }): Pick<Handlers, 'reportIllicitContent'> => ({
  reportIllicitContent: async ({ body }, { market, now, today, shopperNetwork }) => {
    if (!(await attempts.take(`illicit-report:${market.id}:${shopperNetwork}`, REPORTS, now)))
      return fail({ kind: 'too-many-requests' });
    const faults = reportFaults({ ...body, goodFaith: body.good_faith });
    const fields = FIELD_NAMES.flatMap((name) => {
      const fault = faults[name];
      return fault === undefined ? [] : [{ field: FIELDS[name], kind: fault.kind }];
    });
    if (fields.length > 0) return fail({ kind: 'bad-input', fields });
    const receipt = `R${newCheckedNumber(today)}`;
    const email = parseEmail(body.email);
    const row = {
      market: market.id,
      receipt,
      address: body.address.trim(),
      reason: body.reason,
      explanation: body.explanation.trim(),
      name: body.name.trim() === '' ? null : body.name.trim(),
      email: email.ok ? email.value : null,
      state: 'received',
      decision: null,
      created_at: now,
      updated_at: now,
    };
    const mayMail =
      email.ok &&
      (await attempts.take(
        `illicit-report-to:${market.id}:${mailboxKey(email.value)}`,
        MAILS_TO_ONE,
        now,
      ));
    await withTx(db, async (tx) => {
      await insertReport(tx, row);
      if (mayMail)
        await enqueueMail(tx, {
          market: market.id,
          kind: 'report-received',
          payload: { receipt },
          now,
        });
    });
    return ok({ receipt, received_at: now });
  },
});
