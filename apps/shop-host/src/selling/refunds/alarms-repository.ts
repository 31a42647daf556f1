import type { Selectable } from 'kysely';
import type { PaymentAlarmTable } from '../../platform/database/tables/payment-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

/** Reports something about money that staff have to settle. */
export const raiseAlarm = async (
  tx: Reader,
  alarm: Pick<
    Selectable<PaymentAlarmTable>,
    'market' | 'kind' | 'attempt_id' | 'purchase_number' | 'detail'
  >,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('payment_alarm')
    .values({ ...alarm, raised_at: now, settled_at: null, settled_by: null, comment: null })
    .execute();
};
