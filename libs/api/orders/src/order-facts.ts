import { pictureUrl } from '@materia/api-catalogue';
import { addRows, type PriceSummary, sumTaxedAmounts } from '@materia/domain-pricing';
import { type Currency, sumMoney } from '@materia/domain-money';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  type ExpectedTime,
  expectedTime,
  orderLineKind,
  type TrackedFulfilment,
  type TrackedStatus,
} from '@materia/domain-order';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import type {
  DeclaredWithdrawal,
  OrderCommon,
  OrderLine,
  OrderPaymentState,
  OrderRefund,
  TrackedOrder,
} from './order.ts';

/** A point in time in the market's local time. */
export type ShownMoment = Pick<ZonedMoment, 'date' | 'minutesOfDay'>;

/**
 * An order, as pages show it: times in the market's local time, and only products among the lines.
 */
export type OrderFacts = Omit<OrderCommon, 'createdAt' | 'history' | 'payment' | 'withdrawals'> &
  TrackedFulfilment & {
    readonly payment: OrderPaymentState & {
      readonly refunds: readonly (Omit<OrderRefund, 'at'> & { readonly at: ShownMoment })[];
    };
    readonly withdrawals: readonly (Omit<DeclaredWithdrawal, 'at'> & {
      readonly at: ShownMoment;
    })[];
    readonly placedAt: ShownMoment;
    /** The day on which the products were handed over. */
    readonly receivedOn: PlainDate | undefined;
    readonly history: readonly (TrackedStatus & { readonly at: ShownMoment })[];
    /** When it is ready or arrives; undefined while no day is planned. */
    readonly expected: ExpectedTime | undefined;
  };

/** Id and zone of a market and the references of its fee lines, a subset of its value. */
export type OrderMarket = {
  readonly id: string;
  readonly timeZone: string;
  readonly settings: {
    readonly preparationFeeReference: string;
    readonly returnablePalletReference: string;
  };
};

export const orderFacts = (
  { createdAt, history, payment, withdrawals, lines, ...order }: TrackedOrder,
  { id, timeZone, settings }: OrderMarket,
): OrderFacts => ({
  ...order,
  placedAt: shown(createdAt, timeZone),
  history: history.map((entry) => ({ ...entry, at: shown(entry.at, timeZone) })),
  receivedOn: history.filter(({ step }) => step === 4).map(({ at }) => shown(at, timeZone).date)[0],
  withdrawals: withdrawals.map((declared) => ({ ...declared, at: shown(declared.at, timeZone) })),
  expected: expectedTime(order.fulfilment),
  payment: {
    ...payment,
    refunds: payment.refunds.map((refund) => ({ ...refund, at: shown(refund.at, timeZone) })),
  },
  lines: lines
    .filter((line) => isProduct(line, settings))
    .map((line) => ({ ...line, image: pictureUrl(id, line.image) })),
});

/** What the card of an order shows. */
export const orderCardFacts = ({
  id,
  number,
  placedAt,
  prices,
  priceBasis,
  purchaseOrders,
  quantity,
  tracking,
  lines,
}: OrderFacts) => ({
  id,
  number,
  placedOn: placedAt.date,
  total: prices.total,
  priceBasis,
  purchaseOrders,
  itemsCount: quantity,
  tracking,
  pictures: lines.map(({ image }) => image),
});

/** What the orders of one purchase cost together. */
export const pricesOfOrders = (
  orders: readonly Pick<OrderFacts, 'prices'>[],
  currency: Currency,
): PriceSummary => ({
  rows: addRows(
    orders.map(({ prices }) => prices.rows),
    currency,
  ),
  total: sumTaxedAmounts(
    orders.map(({ prices }) => prices.total),
    currency,
  ),
  ecoIncluded: sumMoney(
    orders.map(({ prices }) => prices.ecoIncluded),
    currency,
  ),
});

const isProduct = (
  { sku, subType }: OrderLine,
  { preparationFeeReference, returnablePalletReference }: OrderMarket['settings'],
): boolean =>
  orderLineKind(
    { itemId: sku, subType },
    { preparationFee: preparationFeeReference, returnablePallet: returnablePalletReference },
  ) === 'product';

const shown = (instant: string, timeZone: string): ShownMoment => {
  const { date, minutesOfDay } = zonedMoment(instant, timeZone);
  return { date, minutesOfDay };
};
