import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { addMoney, type Money, shareOut, subtractMoney, sumMoney } from '@materia/domain-money';

/** The two steps of the withdrawal function (Directive (EU) 2023/2673). */
export const WITHDRAWAL_STEPS = ['withdraw-from-contract', 'confirm-withdrawal'] as const;

/** How long consumers may withdraw in a market. */
export type WithdrawalPeriod = {
  /**
   * Days after the products arrived, not counting the day of arrival (Directive 2011/83/EU, art.
   * 9).
   */
  readonly days: number;
  /** The market's calendar. */
  readonly isWorkingDay: (day: PlainDate) => boolean;
};

export type WithdrawalOrder = {
  readonly isProfessional: boolean;
  readonly isCancelled: boolean;
  /**
   * The day the last product of the order was handed over, in the market's time zone; undefined
   * while in transit.
   */
  readonly receivedOn: PlainDate | undefined;
  /**
   * Products made to the customer's measure cannot be returned (Directive 2011/83/EU, art. 16 c).
   */
  readonly lines: readonly { readonly lineId: string; readonly madeToMeasure: boolean }[];
};

/** A line of an order of which some units are returned; `total` is its price with tax. */
export type WithdrawnLine = {
  readonly total: Money;
  readonly quantity: number;
  /** Units from which the customer had withdrawn before. */
  readonly before: number;
  /** Units from which the customer withdraws now. */
  readonly now: number;
};

export type WithdrawalRight = {
  readonly lineIds: readonly string[];
  /** Undefined while the products are in transit: the fourteen days have not begun. */
  readonly until: PlainDate | undefined;
};

export type WithdrawalRefusal =
  | { readonly kind: 'not-a-consumer' }
  | { readonly kind: 'order-cancelled' | 'nothing-left' }
  | { readonly kind: 'made-to-measure' }
  | { readonly kind: 'withdrawal-period-over'; readonly until: PlainDate };

/**
 * The last day on which a consumer may withdraw. A period that would end on a weekend or public
 * holiday ends on the next working day (Regulation 1182/71, art. 3 (4)).
 */
export const lastWithdrawalDay = (
  receivedOn: PlainDate,
  { days, isWorkingDay }: WithdrawalPeriod,
): PlainDate => {
  let day = addDays(receivedOn, days);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
};

/** Whether the customer may withdraw from the order today, and from which lines. */
export const withdrawalRight = (
  order: WithdrawalOrder,
  today: PlainDate,
  period: WithdrawalPeriod,
): Result<WithdrawalRight, WithdrawalRefusal> => {
  if (order.isProfessional) return fail({ kind: 'not-a-consumer' });
  if (order.isCancelled) return fail({ kind: 'order-cancelled' });
  if (order.lines.length === 0) return fail({ kind: 'nothing-left' });
  const lineIds = order.lines.filter((line) => !line.madeToMeasure).map((line) => line.lineId);
  if (lineIds.length === 0) return fail({ kind: 'made-to-measure' });
  if (order.receivedOn === undefined) return ok({ lineIds, until: undefined });
  const until = lastWithdrawalDay(order.receivedOn, period);
  return comparePlainDates(today, until) > 0
    ? fail({ kind: 'withdrawal-period-over', until })
    : ok({ lineIds, until });
};

/**
 * What goes back for a withdrawal: the share of the returned units in the price of the products.
 * Once nothing is left of the order, delivery and fees go back as well (Directive 2011/83/EU, art.
 * 13), so that all withdrawals together return the whole total.
 */
export const withdrawalRefund = (
  order: {
    /** What was paid, and how much of it is no product: delivery, fees and deposits. */
    readonly total: Money;
    readonly extras: Money;
    /** The refunds of earlier withdrawals. */
    readonly refunded: Money;
  },
  lines: readonly WithdrawnLine[],
): Money => {
  if (lines.every(({ quantity, before, now }) => before + now === quantity))
    return subtractMoney(order.total, order.refunded);
  const shares = shareOut(
    subtractMoney(order.total, order.extras),
    lines.map(({ total }) => total.minor),
  );
  return sumMoney(
    lines.map((line, at) => shareOfUnits(shares[at] ?? line.total, line)),
    order.total.currency,
  );
};

/**
 * The part of a line's amount that belongs to the returned units; the parts of all units add up to
 * it.
 */
export const shareOfUnits = (
  amount: Money,
  { quantity, before, now }: Pick<WithdrawnLine, 'quantity' | 'before' | 'now'>,
): Money => {
  const units = shareOut(
    amount,
    Array.from({ length: quantity }, () => 1),
  );
  return units
    .slice(before, before + now)
    .reduce((sum, unit) => addMoney(sum, unit), subtractMoney(amount, amount));
};
