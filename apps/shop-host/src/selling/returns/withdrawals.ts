import { isPaidInStore } from '@materia/domain-checkout';
import type { ParsedInput } from '@materia/api-contract';
import { holidayOn, isoWeekday, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  countsForBuyer,
  kindOfOrder,
  MOST_RETURNS,
  orderAfter,
  RETURN_WAYS,
  type ReturnKind,
  returnRight,
  type ReturnWay,
  trackingOf,
  type WithdrawalExclusion,
  type WithdrawalRefusal,
} from '@materia/domain-order';
import { refundTotal } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { startReturn } from './move-return.ts';
import { palletReturnsOf } from './pallets-repository.ts';
import { type Withdrawal, withdrawalsOf } from './repository.ts';
import { refundOf, unitsOf } from './return-refund.ts';
import { type OrderRow, orderWithLines, type OrderWithLines } from '../orders/repository.ts';

/** What the buyer declares. */
export type Declaration = Pick<
  ParsedInput<'withdrawFromOrder'>['body'],
  'lines' | 'name' | 'way' | 'outsideTrade'
>;
/** What the buyer of an order may still give back, and until when. */
export type Returnable = {
  readonly kind: ReturnKind;
  /** Only the whole order, which is cancelled then. */
  readonly whole: boolean;
  readonly until?: PlainDate;
  readonly needsDeclaration: boolean;
  /** Until when a firm that declares nothing may return to a store, by the promise. */
  readonly promisedUntil?: PlainDate;
  readonly ways: readonly ReturnWay[];
  readonly lines: readonly { readonly lineNumber: number; readonly quantity: number }[];
};
export type ReturnableRefusal = WithdrawalRefusal | { readonly kind: 'not-paid' | 'too-many' };
/** When and where somebody withdraws. */
export type WithdrawalOccasion = {
  readonly market: Market;
  readonly now: string;
  readonly today: PlainDate;
};

/** The day on which an order was handed over, in the market's time; undefined before. */
export const receivedOn = (
  { order, history }: Pick<OrderWithLines, 'order' | 'history'>,
  { timeZone }: Pick<Market, 'timeZone'>,
): PlainDate | undefined => {
  const kind = kindOfOrder(order);
  const received = history.find(({ status }) => trackingOf(kind, status).step === 4);
  return received && zonedMoment(received.at, timeZone).date;
};

/**
 * What the buyer of an order may still give back; refused if they may not, or for an order that
 * does not count yet.
 */
export const openReturn = (
  whole: OrderWithLines,
  earlier: readonly Withdrawal[],
  { market, today }: Pick<WithdrawalOccasion, 'market' | 'today'>,
): Result<Returnable, ReturnableRefusal> => {
  const { order, lines } = whole;
  if (!countsForBuyer(order)) return fail({ kind: 'not-paid' });
  if (earlier.length >= MOST_RETURNS) return fail({ kind: 'too-many' });
  const left = lines
    .map(({ line, qty, excluded }) => ({
      lineNumber: line,
      quantity: qty - unitsOf(earlier, line),
      excluded: excluded ?? undefined,
    }))
    .filter(({ quantity }) => quantity > 0);
  const kind = kindOfOrder(order);
  const isThirdParty = order.fulfilment.vendor !== undefined;
  const right = returnRight(
    {
      isProfessional: order.buyer.company_fiscal_id !== null,
      isCancelled: trackingOf(kind, order.status).step === 99,
      isThirdParty,
      receivedOn: receivedOn(whole, market),
      lines: left.map(({ lineNumber, excluded }) => ({ lineId: String(lineNumber), excluded })),
    },
    today,
    {
      days: market.settings.withdrawalDays,
      promisedDays: market.settings.returnDays,
      isWorkingDay: isWorkingDayIn(market),
      soleTraders: market.settings.soleTradersWithdraw,
    },
  );
  if (!right.ok) return right;
  const isBefore = orderAfter(kind, order.status, { kind: 'withdrawn' }).ok;
  // Before the handover the order ends as a whole, which the exclusion of one product prevents.
  if (isBefore && right.value.lineIds.length < left.length) return fail({ kind: 'excluded' });
  const { until } = right.value;
  return ok({
    kind: right.value.kind,
    whole: isBefore,
    ...(until !== undefined && { until }),
    needsDeclaration: right.value.kind === 'withdrawal' && right.value.needsDeclaration,
    ...(right.value.kind === 'withdrawal' &&
      right.value.promisedUntil !== undefined && { promisedUntil: right.value.promisedUntil }),
    // The promise is kept in the stores, and what others sell goes back to them.
    ways: right.value.kind === 'promise' ? ['store'] : isThirdParty ? ['post'] : RETURN_WAYS,
    lines: left
      .filter(({ excluded }) => excluded === undefined)
      .map(({ lineNumber, quantity }) => ({ lineNumber, quantity })),
  });
};

/** The lines of an order from which nobody may withdraw, with the reason. */
export const excludedLines = ({
  lines,
}: Pick<OrderWithLines, 'lines'>): readonly {
  readonly lineNumber: number;
  readonly reason: WithdrawalExclusion;
}[] =>
  lines.flatMap(({ line, excluded }) =>
    excluded === null ? [] : [{ lineNumber: line, reason: excluded }],
  );

/**
 * Working days of the European rules on periods: neither weekends nor the country's public
 * holidays.
 */
const isWorkingDayIn =
  ({ holidays }: Pick<Market, 'holidays'>) =>
  (day: PlainDate): boolean =>
    isoWeekday(day) < 6 && holidayOn(day, holidays) === undefined;

/**
 * Takes units of a locked order back as its buyer declares, in one transaction with its mail. What
 * was not handed over yet is cancelled, and its money goes back at once; otherwise it goes back once
 * staff have the products. Refused for units that may not be returned.
 */
export const withdraw = async (
  tx: Tx,
  order: OrderRow,
  { lines: units, name, way, outsideTrade }: Declaration,
  { market, now, today }: WithdrawalOccasion,
): Promise<Result<undefined, Refusal<'step-not-allowed'>>> => {
  const whole = await orderWithLines(tx, order);
  const earlier = await withdrawalsOf(tx, market.id, order.number);
  const open = openReturn(whole, earlier, { market, today });
  const NOT_ALLOWED = fail({ kind: 'step-not-allowed' } as const);
  if (!open.ok) return NOT_ALLOWED;
  const { lines, needsDeclaration } = open.value;
  const wanted = new Map(units.map(({ lineNumber, quantity }) => [lineNumber, quantity]));
  const fits = [...wanted].every(([line, quantity]) =>
    lines.some((left) => left.lineNumber === line && quantity <= left.quantity),
  );
  const isEverything = lines.every(
    ({ lineNumber, quantity }) => wanted.get(lineNumber) === quantity,
  );
  if (!fits || wanted.size !== units.length || (open.value.whole && !isEverything))
    return NOT_ALLOWED;
  const isUndeclared = needsDeclaration && !outsideTrade;
  if (isUndeclared && open.value.promisedUntil === undefined) return NOT_ALLOWED;
  const kind = isUndeclared ? 'promise' : open.value.kind;
  const ways: readonly ReturnWay[] = isUndeclared ? ['store'] : open.value.ways;
  // What is paid in the store is paid at the handover.
  const isUnpaid = open.value.whole && isPaidInStore(order.payment_method);
  const rows = isUnpaid
    ? []
    : refundOf(whole, {
        kind,
        earlier,
        pallets: await palletReturnsOf(tx, market.id, order.number),
        units: new Map([...wanted].map(([line, count]) => [line, { now: count, accepted: count }])),
      });
  const refund = refundTotal(rows, order.currency).included;
  await startReturn(
    tx,
    order,
    {
      seq: earlier.length + 1,
      kind,
      // Whoever has one way only need not choose it.
      way: ways.includes(way) ? way : (ways[0] ?? 'post'),
      name,
      outsideTrade: needsDeclaration && outsideTrade,
      units: wanted,
      refundMinor: refund.minor,
      isBeforeHandover: open.value.whole,
    },
    { market, now },
  );
  return ok(undefined);
};
