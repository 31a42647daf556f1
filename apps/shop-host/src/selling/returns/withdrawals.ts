import { isPaidInStore } from '@materia/domain-checkout';
import type { ParsedInput } from '@materia/api-contract';
import { holidayOn, isoWeekday, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  countsForBuyer,
  kindOfOrder,
  orderAfter,
  trackingOf,
  type WithdrawalRefusal,
  withdrawalRight,
} from '@materia/domain-order';
import { refundRows, type RefundPart, refundTotal } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { startReturn } from './move-return.ts';
import { type Withdrawal, withdrawalsOf } from './repository.ts';
import { taxedLine } from '../orders/order-amounts.ts';
import { type OrderRow, orderWithLines, type OrderWithLines } from '../orders/repository.ts';

type Units = ParsedInput<'withdrawFromOrder'>['body']['lines'];
/** What the buyer of an order may still withdraw from, and until when. */
export type Withdrawable = {
  /** Only the whole order, which is cancelled then. */
  readonly whole: boolean;
  readonly until?: PlainDate;
  readonly lines: readonly { readonly lineNumber: number; readonly quantity: number }[];
};
/** When and where somebody withdraws. */
export type WithdrawalOccasion = {
  readonly market: Market;
  readonly now: string;
  readonly today: PlainDate;
};

/**
 * What the buyer of an order may still withdraw from; refused if they may not, or for an order that
 * does not count yet.
 */
export const openWithdrawal = (
  { order, lines, history }: OrderWithLines,
  earlier: readonly Withdrawal[],
  { market, today }: Pick<WithdrawalOccasion, 'market' | 'today'>,
): Result<Withdrawable, WithdrawalRefusal | { readonly kind: 'not-paid' }> => {
  if (!countsForBuyer(order)) return fail({ kind: 'not-paid' });
  const left = lines
    .map(({ line, qty }) => ({ lineNumber: line, quantity: qty - withdrawn(earlier, line) }))
    .filter(({ quantity }) => quantity > 0);
  const kind = kindOfOrder(order);
  const received = history.find(({ status }) => trackingOf(kind, status).step === 4);
  const right = withdrawalRight(
    {
      isProfessional: order.buyer.company_fiscal_id !== null,
      isCancelled: trackingOf(kind, order.status).step === 99,
      receivedOn: received && zonedMoment(received.at, market.timeZone).date,
      // The shop sells nothing that is made to measure.
      lines: left.map(({ lineNumber }) => ({ lineId: String(lineNumber), madeToMeasure: false })),
    },
    today,
    { days: market.settings.withdrawalDays, isWorkingDay: isWorkingDayIn(market) },
  );
  if (!right.ok) return right;
  return ok({
    whole: orderAfter(kind, order.status, { kind: 'withdrawn' }).ok,
    ...(right.value.until !== undefined && { until: right.value.until }),
    lines: left,
  });
};

/**
 * Working days of the European rules on periods: neither weekends nor the country's public
 * holidays.
 */
const isWorkingDayIn =
  ({ holidays }: Pick<Market, 'holidays'>) =>
  (day: PlainDate): boolean =>
    isoWeekday(day) < 6 && holidayOn(day, holidays) === undefined;

const withdrawn = (earlier: readonly Withdrawal[], line: number): number =>
  earlier
    .flatMap(({ lines }) => lines)
    .filter((units) => units.line === line)
    .reduce((sum, { qty }) => sum + qty, 0);

/**
 * What goes back for the units of `wanted`, by line, after earlier withdrawals from the order: rows
 * with their rates, of which the refund is the sum.
 */
const refundOf = (
  { order, lines, charges }: OrderWithLines,
  earlier: readonly Withdrawal[],
  wanted: ReadonlyMap<number, number>,
): readonly RefundPart[] =>
  refundRows(
    lines.map((row) => ({
      ...taxedLine(row, order.currency),
      line: row.line,
      quantity: row.qty,
      before: withdrawn(earlier, row.line),
      now: wanted.get(row.line) ?? 0,
    })),
    charges,
  );

/**
 * Withdraws the buyer from a locked order, or from a part of it, in one transaction with its mail.
 * What was not handed over yet is cancelled, and its money goes back at once; otherwise it goes
 * back once staff have the products. Refused for units that may not be returned.
 */
export const withdraw = async (
  tx: Tx,
  order: OrderRow,
  units: Units,
  { market, now, today }: WithdrawalOccasion,
): Promise<Result<undefined, Refusal<'step-not-allowed'>>> => {
  const whole = await orderWithLines(tx, order);
  const earlier = await withdrawalsOf(tx, market.id, order.number);
  const open = openWithdrawal(whole, earlier, { market, today });
  const NOT_ALLOWED = fail({ kind: 'step-not-allowed' } as const);
  if (!open.ok) return NOT_ALLOWED;
  const wanted = new Map(units.map(({ lineNumber, quantity }) => [lineNumber, quantity]));
  const fits = [...wanted].every(([line, quantity]) =>
    open.value.lines.some((left) => left.lineNumber === line && quantity <= left.quantity),
  );
  const isEverything = open.value.lines.every(
    ({ lineNumber, quantity }) => wanted.get(lineNumber) === quantity,
  );
  if (!fits || wanted.size !== units.length || (open.value.whole && !isEverything))
    return NOT_ALLOWED;
  // What is paid in the store is paid at the handover.
  const isUnpaid = open.value.whole && isPaidInStore(order.payment_method);
  const rows = isUnpaid ? [] : refundOf(whole, earlier, wanted);
  const refund = refundTotal(rows, order.currency).included;
  await startReturn(
    tx,
    order,
    { units: wanted, refundMinor: refund.minor, isBeforeHandover: open.value.whole },
    { market, now },
  );
  return ok(undefined);
};
