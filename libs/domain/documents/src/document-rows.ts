import type { Currency } from '@materia/domain-money';
import {
  ADDED_CHARGE_KINDS,
  type AddedChargeKind,
  amountBeforeDiscounts,
  type OrderCharge,
  type OrderedLine,
  type PriceBasis,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  type TaxedAmount,
  type TaxedPart,
} from '@materia/domain-pricing';

/** A line of a sold order, as its document states it. */
export type StatedLine = OrderedLine & { readonly line: number };

/** A charge of a sold order; `code` is the promo code of a discount. */
export type StatedCharge = TaxedPart & {
  readonly kind: OrderCharge['kind'];
  readonly quantity: number | null;
  readonly code: string | null;
};

/** A row of a document. Rows add up to its total, with tax and without, at each rate. */
export type DocumentRow = TaxedPart &
  (
    | { readonly kind: 'product'; readonly line: number; readonly quantity: number }
    | { readonly kind: 'discount'; readonly code: string | null }
    | { readonly kind: AddedChargeKind; readonly quantity: number | null }
  );

/**
 * The rows of a document: products before discounts, discounts with a minus, fees, deposits and
 * delivery. Lines whose discounts were not recorded state what was charged.
 */
export const documentRows = (
  lines: readonly StatedLine[],
  charges: readonly StatedCharge[],
  { basis, currency }: { readonly basis: PriceBasis; readonly currency: Currency },
): readonly DocumentRow[] => {
  const discounts = charges.filter(({ kind }) => kind === 'discount');
  const discounted = new Set(discounts.map(({ vatRate }) => vatRate));
  const products = lines.map((line) => ({
    kind: 'product' as const,
    line: line.line,
    quantity: line.quantity,
    vatRate: line.vatRate,
    amount: discounted.has(line.vatRate)
      ? amountBeforeDiscounts(line, line.amount, basis)
      : line.amount,
  }));
  const sumAt = (rate: number, parts: readonly TaxedPart[]): TaxedAmount =>
    sumTaxedAmounts(
      parts.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount),
      currency,
    );
  return [
    ...products,
    ...[...discounted].flatMap((rate) => {
      const taken = subtractTaxedAmounts(sumAt(rate, lines), sumAt(rate, products));
      const [first, ...others] = discounts.filter(({ vatRate }) => vatRate === rate);
      if (first === undefined) return [];
      const rest = others.map(({ code, amount, vatRate }): DocumentRow => ({
        kind: 'discount',
        code,
        vatRate,
        amount: subtractTaxedAmounts(sumTaxedAmounts([], currency), amount),
      }));
      // What rounding leaves is in the first discount, so that the rows add up.
      const row: DocumentRow = {
        kind: 'discount',
        code: first.code,
        vatRate: rate,
        amount: subtractTaxedAmounts(taken, sumAt(rate, rest)),
      };
      return [row, ...rest];
    }),
    ...charges.flatMap((charge): DocumentRow[] => {
      const kind = ADDED_CHARGE_KINDS.find((added) => added === charge.kind);
      const { quantity, vatRate, amount } = charge;
      return kind === undefined || amount.included.minor === 0
        ? []
        : [{ kind, quantity, vatRate, amount }];
    }),
  ];
};
