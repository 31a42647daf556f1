import { fail, ok } from '@materia/domain-kernel';
import type { Selectable } from 'kysely';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { PaymentAlarmTable } from '../../platform/database/payment-tables.ts';
import type { Db } from '../../platform/database/with-tx.ts';

/** More than anybody works off in a day. */
const MOST_LISTED = 200;

/** Staff see what went wrong with money, and take it off the list once they have looked after it. */
export const paymentDeskHandlers = (
  db: Db,
): HandlersOf<'listPaymentAlarms' | 'settlePaymentAlarm'> => ({
  listPaymentAlarms: async (_input, { market }) =>
    ok(
      (
        await db
          .selectFrom('payment_alarm')
          .selectAll()
          .where('market', '=', market.id)
          .where('settled_at', 'is', null)
          .orderBy('id')
          .limit(MOST_LISTED)
          .execute()
      ).map(wireAlarm),
    ),

  settlePaymentAlarm: async ({ params }, { market, now }) => {
    const row = /^\d{1,9}$/.test(params.id)
      ? await db
          .updateTable('payment_alarm')
          .set({ settled_at: now })
          .where('market', '=', market.id)
          .where('id', '=', Number(params.id))
          .where('settled_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
      : undefined;
    return row === undefined ? fail({ kind: 'not-found' }) : ok(wireAlarm(row));
  },
});

const wireAlarm = (row: Selectable<PaymentAlarmTable>) => ({
  id: String(row.id),
  kind: row.kind,
  order_number: row.purchase_number,
  attempt_id: row.attempt_id,
  detail: row.detail,
  raised_at: row.raised_at,
});
