import { type Currency, money } from '@materia/domain-money';
import { handoverOf } from '@materia/domain-order';
import {
  addedCharges,
  amountBeforeDiscounts,
  type OrderedLine,
  type PriceRow,
  type RateTotal,
  rowsOfOrder,
  sumOfCharges,
  type TaxedAmount,
  type TaxedPart,
  totalsByRate,
} from '@materia/domain-pricing';
import type { OrderLineRow, OrderRow, OrderWithLines } from './repository.ts';

/** A line of an order as it was charged. */
export const taxedLine = (
  { row_minor, row_net_minor, vat_basis_points }: OrderLineRow,
  currency: Currency,
): TaxedPart => ({
  vatRate: vat_basis_points,
  amount: { included: money(row_minor, currency), excluded: money(row_net_minor, currency) },
});

/** The eco-contributions of an order, within its prices and beside them, in minor units with tax. */
export const ecotaxOfOrder = ({
  order: { currency },
  charges,
}: Pick<OrderWithLines, 'order' | 'charges'>): number =>
  sumOfCharges(charges, ['eco-contribution', 'included-eco-contribution'], currency).included.minor;

/** What a line of an order cost before discounts. */
export const fullAmountOf = (
  line: OrderLineRow,
  { currency, price_basis }: Pick<OrderRow, 'currency' | 'price_basis'>,
): TaxedAmount => {
  const ordered = orderedLine(line, currency);
  return amountBeforeDiscounts(ordered, ordered.amount, price_basis);
};

const orderedLine = (line: OrderLineRow, currency: Currency): OrderedLine => ({
  ...taxedLine(line, currency),
  unit: money(line.unit_minor, currency),
  before: money(line.unit_initial_minor, currency),
  quantity: line.qty,
});

/** What the total of an order is made of. */
export const priceRowsOf = ({
  order: { currency, fulfilment, price_basis },
  lines,
  charges,
}: Pick<OrderWithLines, 'order' | 'lines' | 'charges'>): readonly PriceRow[] =>
  rowsOfOrder(
    lines.map((line) => orderedLine(line, currency)),
    charges,
    { isBrought: handoverOf(fulfilment) !== 'store', basis: price_basis, currency },
  );

/** The totals of an order at each tax rate: the sums of its lines and charges as they were taxed. */
export const totalsByRateOf = ({
  order: { currency },
  lines,
  charges,
}: Pick<OrderWithLines, 'order' | 'lines' | 'charges'>): readonly RateTotal[] =>
  totalsByRate(
    [...lines.map((line) => taxedLine(line, currency)), ...addedCharges(charges)],
    currency,
  );
