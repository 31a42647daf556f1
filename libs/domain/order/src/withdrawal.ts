import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';

/** The two steps of the withdrawal function (Directive (EU) 2023/2673). */
export const WITHDRAWAL_STEPS = ['withdraw-from-contract', 'confirm-withdrawal'] as const;

/**
 * Why the law gives no right to withdraw from a product (Directive 2011/83/EU, art. 16 c). A standard
 * colour or size keeps the right.
 */
export const WITHDRAWAL_EXCLUSIONS = ['made-to-measure', 'cut-to-size', 'mixed-to-order'] as const;
export type WithdrawalExclusion = (typeof WITHDRAWAL_EXCLUSIONS)[number];

/** How products come back: sent by the buyer, or brought to a store of the shop. */
export const RETURN_WAYS = ['post', 'store'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** By the law, or by the shop's own promise to take unused products back. */
export const RETURN_KINDS = ['withdrawal', 'promise'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** How long consumers may withdraw in a market. */
export type WithdrawalPeriod = {
  /**
   * Days after the products arrived, not counting the day of arrival (Directive 2011/83/EU, art.
   * 9).
   */
  readonly days: number;
  /** The market's calendar. */
  readonly isWorkingDay: (day: PlainDate) => boolean;
  /** Whether firms of one person have the right for what they buy outside their trade. */
  readonly soleTraders: boolean;
};

export type WithdrawalOrder = {
  readonly isProfessional: boolean;
  readonly isCancelled: boolean;
  /** Others sell the products, who are not bound by the promise of the shop. */
  readonly isThirdParty: boolean;
  /**
   * The day the last product of the order was handed over, in the market's time zone; undefined
   * while in transit.
   */
  readonly receivedOn: PlainDate | undefined;
  readonly lines: readonly {
    readonly lineId: string;
    readonly excluded: WithdrawalExclusion | undefined;
  }[];
};

export type WithdrawalRight = {
  readonly lineIds: readonly string[];
  /** Undefined while the products are in transit: the fourteen days have not begun. */
  readonly until: PlainDate | undefined;
  /** A firm of one person has to declare that it bought outside its trade. */
  readonly needsDeclaration: boolean;
};

/** What the buyer of an order may give back. */
export type ReturnRight =
  | ({ readonly kind: 'withdrawal' } & WithdrawalRight & {
        /** Until when the shop takes products back from a firm that does not declare anything. */
        readonly promisedUntil: PlainDate | undefined;
      })
  | { readonly kind: 'promise'; readonly lineIds: readonly string[]; readonly until: PlainDate };

export type WithdrawalRefusal =
  | { readonly kind: 'not-a-consumer' }
  | { readonly kind: 'order-cancelled' | 'nothing-left' }
  | { readonly kind: 'excluded' }
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
  if (order.isProfessional && !period.soleTraders) return fail({ kind: 'not-a-consumer' });
  if (order.isCancelled) return fail({ kind: 'order-cancelled' });
  if (order.lines.length === 0) return fail({ kind: 'nothing-left' });
  const lineIds = order.lines
    .filter(({ excluded }) => excluded === undefined)
    .map(({ lineId }) => lineId);
  if (lineIds.length === 0) return fail({ kind: 'excluded' });
  const needsDeclaration = order.isProfessional;
  if (order.receivedOn === undefined) return ok({ lineIds, until: undefined, needsDeclaration });
  const until = lastWithdrawalDay(order.receivedOn, period);
  return comparePlainDates(today, until) > 0
    ? fail({ kind: 'withdrawal-period-over', until })
    : ok({ lineIds, until, needsDeclaration });
};

/**
 * What the buyer may give back today: by the law as long as that is possible, and then, or for firms
 * from the beginning, by the promise of the shop, which is about unused products that it sold itself.
 */
export const returnRight = (
  order: WithdrawalOrder,
  today: PlainDate,
  period: WithdrawalPeriod & {
    /** Days after the handover in which a store takes unused products back. */
    readonly promisedDays: number;
  },
): Result<ReturnRight, WithdrawalRefusal> => {
  const right = withdrawalRight(order, today, period);
  const promisedUntil = promiseUntil(order, today, period.promisedDays);
  if (right.ok)
    return ok({
      kind: 'withdrawal',
      ...right.value,
      promisedUntil: right.value.needsDeclaration ? promisedUntil : undefined,
    });
  switch (right.error.kind) {
    case 'order-cancelled':
    case 'nothing-left':
    case 'excluded':
      return right;
    case 'not-a-consumer':
    case 'withdrawal-period-over': {
      const lineIds = order.lines
        .filter(({ excluded }) => excluded === undefined)
        .map(({ lineId }) => lineId);
      return lineIds.length === 0 || promisedUntil === undefined
        ? right
        : ok({ kind: 'promise', lineIds, until: promisedUntil });
    }
    default:
      return unreachable(right.error);
  }
};

/** The last day of the promise for what the shop sold itself and has handed over; undefined afterwards. */
const promiseUntil = (
  { isThirdParty, receivedOn }: WithdrawalOrder,
  today: PlainDate,
  days: number,
): PlainDate | undefined => {
  if (isThirdParty || receivedOn === undefined) return undefined;
  const until = addDays(receivedOn, days);
  return comparePlainDates(today, until) > 0 ? undefined : until;
};

/**
 * The day by which the money of a return goes back: within the days of the law after the
 * declaration, but not before the shop has the products or a proof that they were sent (Directive
 * 2011/83/EU, art. 13). While it has neither, it is the earliest such day.
 */
export const refundDueBy = (
  {
    declaredOn,
    provenOn = declaredOn,
  }: { readonly declaredOn: PlainDate; readonly provenOn?: PlainDate | undefined },
  days: number,
): PlainDate => {
  const due = addDays(declaredOn, days);
  return comparePlainDates(provenOn, due) > 0 ? provenOn : due;
};
