import type { Selectable } from 'kysely';
import type { PaymentAlarmTable } from '../../platform/database/tables/payment-tables.ts';
import type { Reader } from '../../platform/database/with-tx.ts';

export type AlarmRow = Selectable<PaymentAlarmTable>;

/** Reports something about money that staff have to settle. */
export const raiseAlarm = async (
  tx: Reader,
  alarm: Pick<AlarmRow, 'market' | 'kind' | 'attempt_id' | 'purchase_number' | 'detail'>,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('payment_alarm')
    .values({ ...alarm, raised_at: now, settled_at: null, settled_by: null, comment: null })
    .execute();
};

/** Whether something of a kind was reported before, whoever has looked at it. */
export const wasAlarmRaised = async (
  db: Reader,
  { market, kind, detail }: Pick<AlarmRow, 'market' | 'kind' | 'detail'>,
): Promise<boolean> =>
  (await db
    .selectFrom('payment_alarm')
    .select('id')
    .where('market', '=', market)
    .where('kind', '=', kind)
    .where('detail', '=', detail)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** At most `limit` alarms that nobody has settled yet, the oldest first. */
export const findOpenAlarms = (
  db: Reader,
  market: string,
  limit: number,
): Promise<readonly AlarmRow[]> =>
  db
    .selectFrom('payment_alarm')
    .selectAll()
    .where('market', '=', market)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Records who settled an alarm, and when; undefined if no such alarm is open. */
export const saveSettledAlarm = (
  db: Reader,
  market: string,
  id: number,
  settled: Pick<AlarmRow, 'settled_at' | 'settled_by' | 'comment'>,
): Promise<AlarmRow | undefined> =>
  db
    .updateTable('payment_alarm')
    .set(settled)
    .where('market', '=', market)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
