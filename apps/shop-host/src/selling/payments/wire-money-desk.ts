import type { Reply } from '@materia/api-contract';
import { toMajorUnits } from '@materia/domain-money';
import type { ListedRefund, ReturningWithdrawal } from './money-desk.ts';
import type { AlarmRow } from '../refunds/alarms-repository.ts';

type WireDesk = Reply<'readMoneyDesk'>;

/** An alarm about money on the wire. */
export const wireAlarm = (row: AlarmRow): Reply<'settlePaymentAlarm'> => ({
  id: String(row.id),
  kind: row.kind,
  order_number: row.purchase_number,
  attempt_id: row.attempt_id,
  detail: row.detail,
  raised_at: row.raised_at,
});

/** A withdrawal on the wire whose products are on their way back. */
export const wireReturningWithdrawal = ({
  id,
  orderNumber,
  refund,
  declaredAt,
  isInStore,
}: ReturningWithdrawal): WireDesk['withdrawals'][number] => ({
  id,
  order_number: orderNumber,
  amount: toMajorUnits(refund),
  currency: refund.currency,
  declared_at: declaredAt,
  in_store: isInStore,
});

/** A refund of the desk on the wire. */
export const wireListedRefund = ({
  id,
  orderNumber,
  amount,
  reason,
  state,
  startedAt,
}: ListedRefund): WireDesk['refunds'][number] => ({
  id,
  order_number: orderNumber,
  amount: toMajorUnits(amount),
  currency: amount.currency,
  reason,
  state,
  started_at: startedAt,
});
