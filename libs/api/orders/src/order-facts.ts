import { pictureUrl } from '@materia/api-catalogue';
import {
  addRows,
  addTaxedAmounts,
  type CartExplanation,
  explainTotals,
  preparationSteps,
  type PriceRowKind,
  type PriceSummary,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  type TaxedAmount,
  zeroTaxedAmount,
} from '@materia/domain-pricing';
import { type Currency, sumMoney } from '@materia/domain-money';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  type ExpectedTime,
  expectedTime,
  orderedProducts,
  orderLineKind,
  type OrderLineKind,
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
    /** The logistics services among its lines, where they were asked for. */
    readonly services: readonly OrderLine[];
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
  lines: productsAmong(lines, settings).map((line) => ({
    ...line,
    image: pictureUrl(id, line.image),
  })),
  services: servicesAmong(lines, settings),
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
  fulfilment,
}: OrderFacts) => ({
  id,
  number,
  placedOn: placedAt.date,
  total: prices.total,
  priceBasis,
  purchaseOrders,
  itemsCount: quantity,
  tracking,
  vendor: fulfilment.vendor?.name,
  pictures: lines.map(({ image }) => image),
});

/** From the lines of an order to its total, with the rule of each step and the tax per rate. */
export const explainOrder = ({
  lines,
  prices: { rows },
  byRate,
  preparation,
  palletCount,
  total: { currency },
}: Pick<
  OrderFacts,
  'lines' | 'prices' | 'byRate' | 'preparation' | 'palletCount' | 'total'
>): CartExplanation => {
  const nothing = zeroTaxedAmount(currency);
  const rowOf = (kind: PriceRowKind) => rows.find((row) => row.kind === kind);
  const amountOf = (kind: PriceRowKind): TaxedAmount => rowOf(kind)?.amount ?? nothing;
  const code = rowOf('promo-code')?.code;
  const references = new Set(lines.map(({ sku }) => sku)).size;
  return explainTotals(
    {
      lines,
      discounts: {
        tier: rowOf('quantity-discount') === undefined ? null : {},
        coupon: code === undefined ? null : { code },
      },
      preparation: preparation
        ? { references, steps: preparationSteps(references), isWaived: preparation.isWaived }
        : null,
      palletDeposits: [{ pallets: palletCount }],
      shipping: rowOf('delivery') === undefined ? [] : [undefined],
    },
    {
      offerDiscount: subtractTaxedAmounts(nothing, amountOf('offer')),
      // The products' row is before offers, and a subtotal after them.
      subtotal: addTaxedAmounts(amountOf('products'), amountOf('offer')),
      tierDiscount: subtractTaxedAmounts(nothing, amountOf('quantity-discount')),
      couponDiscount: subtractTaxedAmounts(nothing, amountOf('promo-code')),
      eco: amountOf('eco-contribution'),
      preparation: amountOf('preparation-fee'),
      palletDeposits: amountOf('deposit'),
      shipping: amountOf('delivery'),
      byRate,
    },
  );
};

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

type FeeSettings = OrderMarket['settings'];

const referencesOf = ({ preparationFeeReference, returnablePalletReference }: FeeSettings) => ({
  preparationFee: preparationFeeReference,
  returnablePallet: returnablePalletReference,
});

const productsAmong = (lines: readonly OrderLine[], settings: FeeSettings): readonly OrderLine[] =>
  orderedProducts(
    lines.map((line) => ({ itemId: line.sku, subType: line.subType, line })),
    referencesOf(settings),
  ).map(({ line }) => line);

const SERVICES: readonly OrderLineKind[] = ['service', 'preparation-fee', 'returnable-pallet'];

const servicesAmong = (lines: readonly OrderLine[], settings: FeeSettings): readonly OrderLine[] =>
  lines.filter(({ sku, subType }) =>
    SERVICES.includes(orderLineKind({ itemId: sku, subType }, referencesOf(settings))),
  );

const shown = (instant: string, timeZone: string): ShownMoment => {
  const { date, minutesOfDay } = zonedMoment(instant, timeZone);
  return { date, minutesOfDay };
};
