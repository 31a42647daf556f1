import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';

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
