import type { PlainDate } from '@materia/domain-holiday-calendar';
import { OPEN_RETURN_STATES, refundDueBy } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { DueJob, JobOutcome } from '../../platform/jobs/job.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { findAnyOrder } from '../orders/repository.ts';
import { raiseAlarm, wasAlarmRaised } from '../refunds/alarms-repository.ts';
import { returnCode } from './return-code.ts';
import { lockReturn, type ReturnRow } from './repository.ts';

const DAY_MS = 24 * 3_600_000;
/** How long before the last day of the refund staff are told. */
const REMIND_DAYS = 3;

/** The day by which the law wants the money of a return back. */
export const refundDay = (
  { declared_at, sent_at, received_at }: Pick<ReturnRow, 'declared_at' | 'sent_at' | 'received_at'>,
  { timeZone, settings }: Pick<Market, 'timeZone' | 'settings'>,
): PlainDate => {
  const proven = sent_at ?? received_at;
  return refundDueBy(
    {
      declaredOn: zonedMoment(declared_at, timeZone).date,
      provenOn: proven === null ? undefined : zonedMoment(proven, timeZone).date,
    },
    settings.withdrawalDays,
  );
};

/**
 * Plans the alarm about a refund whose last day is near. Before the products or a proof that they
 * were sent are there it may wait, so whoever reports these plans it again.
 */
export const watchRefund = async (
  tx: Tx,
  { market, id, declared_at }: ReturnRow,
  { settings }: Pick<Market, 'settings'>,
  now: string,
): Promise<void> => {
  const remindAt = laterBy(declared_at, (settings.withdrawalDays - REMIND_DAYS) * DAY_MS);
  await scheduleJob(
    tx,
    { lane: 'holds', kind: 'return', market, subject: id },
    remindAt > now ? remindAt : now,
  );
};

/** Raises the alarm about a return whose refund is due soon and whose products may not be waited for. */
export const alarmDueRefund = async (
  tx: Tx,
  { market, subject }: DueJob,
  now: string,
): Promise<JobOutcome> => {
  const row = await lockReturn(tx, market.id, subject);
  if (row === undefined || row.state === 'announced' || !OPEN_RETURN_STATES.includes(row.state))
    return 'done';
  const remindAt = laterBy(
    row.declared_at,
    (market.settings.withdrawalDays - REMIND_DAYS) * DAY_MS,
  );
  if (remindAt > now) return { again: remindAt };
  const alarm = {
    market: market.id,
    kind: 'refund-due',
    detail: `${returnCode(row)}, ${refundDay(row, market)}`,
  } as const;
  if (await wasAlarmRaised(tx, alarm)) return 'done';
  const order = await findAnyOrder(tx, market.id, row.order_number);
  await raiseAlarm(
    tx,
    { ...alarm, attempt_id: null, purchase_number: order?.purchase_number ?? null },
    now,
  );
  return 'done';
};
