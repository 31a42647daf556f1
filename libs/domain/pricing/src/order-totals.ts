import {
  type Currency,
  type Money,
  money,
  roundHalfUp,
  subtractMoney,
  sumMoney,
} from '@materia/domain-money';
import { deliveryCharges, ecoCharges } from './cart-charges.ts';
import { ADDED_CHARGE_KINDS, type AddedCharge } from './order-charge.ts';
import type { AncillaryCharge, CartTotals, LineTotal } from './priced-cart.ts';
import {
  addTaxedAmounts,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  taxOf,
  type TaxedAmount,
} from './taxed-amount.ts';

/** The part of a cart that becomes one order: its lines, and the price of its delivery. */
export type OrderPart = {
  readonly lineIds: readonly string[];
  /** How many units of a line are in this part, where a line is in several. */
  readonly unitsOf?: ReadonlyMap<string, number> | undefined;
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
 * Divides the totals of a cart among its orders. Discounts are those of the order's own lines, the
 * fee and the deposits belong to one part, and delivery stays with its shipment. Only a line whose
 * units are in several parts is divided, by its units. Since the cart rounds at the line, the orders
 * add up to the cart exactly, in every amount. Throws if a line or a charge would belong to no
 * order, or a line without numbers of units to two.
 */
export const orderTotals = (
  cart: CartTotals,
  parts: readonly OrderPart[],
  currency: Currency,
): readonly OrderAmounts[] => {
  const orders = parts.map((part, at) =>
    orderOf(cart, part, linesOfPart(cart.lines, parts, at), currency),
  );
  const left = subtractMoney(
    cart.total.included,
    sumMoney(
      orders.map(({ total }) => total.included),
      currency,
    ),
  );
  const ordered = new Set(orders.flatMap(({ lines }) => lines.map(({ id }) => id)));
  if (left.minor !== 0 || ordered.size !== cart.lines.length)
    throw new Error(`The orders of a cart leave ${left.minor} of its total without an order`);
  return orders;
};

/** The amounts of the lines of a part: whole, or of the units that are in it. */
const linesOfPart = (
  lines: readonly LineTotal[],
  parts: readonly OrderPart[],
  at: number,
): readonly LineTotal[] =>
  (parts[at]?.lineIds ?? []).flatMap((id) => {
    const units = parts.map(({ unitsOf }) => unitsOf?.get(id) ?? 0);
    const sumUntil = (end: number): number =>
      units.slice(0, end).reduce((sum, some) => sum + some, 0);
    const whole = sumUntil(units.length);
    return lines
      .filter((line) => line.id === id)
      .map((line) =>
        whole === 0 ? line : shareOfLine(line, { from: sumUntil(at), to: sumUntil(at + 1), whole }),
      );
  });

/** Units of a line, counted through its parts: those after `from`, up to `to`. */
type UnitRange = { readonly from: number; readonly to: number; readonly whole: number };

/** The line's amounts for some of its units. Those of all its parts add up to the line's. */
const shareOfLine = (line: LineTotal, range: UnitRange): LineTotal => {
  const share = ({ included, excluded }: TaxedAmount): TaxedAmount => ({
    included: shareOf(included, range),
    excluded: shareOf(excluded, range),
  });
  const [offerDiscount, full, tierDiscount, couponDiscount] = [
    share(line.offerDiscount),
    share(line.full),
    share(line.tierDiscount),
    share(line.couponDiscount),
  ];
  return {
    ...line,
    offerDiscount,
    full,
    tierDiscount,
    couponDiscount,
    total: [tierDiscount, couponDiscount].reduce(subtractTaxedAmounts, full),
    eco: share(line.eco),
  };
};

/** Rounds half up at the ends of the range, so that ranges that meet share their rounding. */
const shareOf = ({ minor, currency }: Money, { from, to, whole }: UnitRange): Money => {
  const upTo = (units: number): number => roundHalfUp(BigInt(minor) * BigInt(units), BigInt(whole));
  return money(upTo(to) - upTo(from), currency);
};

const orderOf = (
  cart: CartTotals,
  { shipping, takesFees }: OrderPart,
  lines: readonly LineTotal[],
  currency: Currency,
): OrderAmounts => {
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
