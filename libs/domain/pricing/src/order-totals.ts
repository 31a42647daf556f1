import { type Currency, type Money, subtractMoney, sumMoney } from '@materia/domain-money';
import { deliveryCharges, ecoCharges } from './cart-charges.ts';
import { ADDED_CHARGE_KINDS, type AddedCharge } from './order-charge.ts';
import type { AncillaryCharge, CartTotals, LineTotal } from './priced-cart.ts';
import { addTaxedAmounts, sumTaxedAmounts, taxOf, type TaxedAmount } from './taxed-amount.ts';

/** The part of a cart that becomes one order: its lines, and the price of its delivery. */
export type OrderPart = {
  readonly lineIds: readonly string[];
  readonly shipping: AncillaryCharge | null;
  /** The retailer's part to which the preparation fee and the pallet deposits belong. */
  readonly takesFees: boolean;
};

/** The amounts of one order of a purchase. */
export type OrderAmounts = {
  readonly lines: readonly LineTotal[];
  readonly tierDiscount: TaxedAmount;
  readonly couponDiscount: TaxedAmount;
  readonly preparation: TaxedAmount;
  readonly palletDeposits: TaxedAmount;
  readonly shipping: TaxedAmount;
  /** What the order costs beside its lines: these and the lines add up to the total. */
  readonly charges: readonly AddedCharge[];
  readonly total: TaxedAmount;
  readonly tax: Money;
};

/**
 * Divides the totals of a cart among its orders. Nothing is spread: discounts are those of the
 * order's own lines, the fee and the deposits belong to one part, and delivery stays with its
 * shipment. Since the cart rounds at the line, the orders add up to the cart exactly, in every
 * amount. Throws if a line or a charge would belong to no order or to two.
 */
export const orderTotals = (
  cart: CartTotals,
  parts: readonly OrderPart[],
  currency: Currency,
): readonly OrderAmounts[] => {
  const orders = parts.map((part) => orderOf(cart, part, currency));
  const left = subtractMoney(
    cart.total.included,
    sumMoney(
      orders.map(({ total }) => total.included),
      currency,
    ),
  );
  const lines = orders.reduce((sum, order) => sum + order.lines.length, 0);
  if (left.minor !== 0 || lines !== cart.lines.length)
    throw new Error(`The orders of a cart leave ${left.minor} of its total without an order`);
  return orders;
};

const orderOf = (
  cart: CartTotals,
  { lineIds, shipping, takesFees }: OrderPart,
  currency: Currency,
): OrderAmounts => {
  const lines = lineIds.flatMap((id) => cart.lines.filter((line) => line.id === id));
  const sum = (amountOf: (line: LineTotal) => TaxedAmount): TaxedAmount =>
    sumTaxedAmounts(lines.map(amountOf), currency);
  const charges: readonly AddedCharge[] = [
    ...(takesFees ? cart.fees : []),
    ...(shipping === null ? [] : deliveryCharges(shipping, cart.lines)),
    ...ecoCharges(lines, currency),
  ];
  const sumOf = (...kinds: readonly AddedCharge['kind'][]): TaxedAmount =>
    sumTaxedAmounts(
      charges.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
      currency,
    );
  const total = addTaxedAmounts(
    sum((line) => line.total),
    sumOf(...ADDED_CHARGE_KINDS),
  );
  return {
    lines,
    tierDiscount: sum((line) => line.tierDiscount),
    couponDiscount: sum((line) => line.couponDiscount),
    preparation: sumOf('preparation-fee'),
    palletDeposits: sumOf('deposit'),
    shipping: sumOf('delivery'),
    charges,
    total,
    tax: taxOf(total),
  };
};
