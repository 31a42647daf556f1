import { fail, ok } from '@materia/domain-kernel';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { putSellerInvoice } from './put-seller-invoice.ts';

/** The buyer gets a mail for each. */
const UPLOADS: Limit = { attempts: 5, windowMs: 24 * 3_600_000 };

/** The staff call with the invoices of sellers. */
export const documentDeskHandlers = ({
  db,
  files,
  attempts,
}: {
  readonly db: Db;
  readonly files: FileStore;
  readonly attempts: Attempts;
}): HandlersOf<'putSellerInvoice'> => ({
  putSellerInvoice: async ({ params, body, files: { invoice: file } }, context) => {
    const { market, member, now } = context;
    const issuedOn = parsePlainDate(body.issued_on);
    if (!issuedOn.ok)
      return fail({
        kind: 'bad-input',
        fields: [{ field: 'body.issued_on', kind: 'invalid_format' }],
      });
    if (!(await attempts.take(`seller-invoice:${market.id}:${params.id}`, UPLOADS, now)))
      return fail({ kind: 'too-many-requests' });
    const stored = await putSellerInvoice(
      { db, files },
      market,
      params.id,
      { number: body.number, issuedOn: issuedOn.value, file, by: member.name },
      now,
    );
    return stored.ok ? ok(stored.value) : fail({ kind: stored.error.kind });
  },
});
