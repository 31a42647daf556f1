import { shareOut, sumMoney, type Currency, type Money } from '@materia/domain-money';
import { addedCharges, type AddedOrderCharge, type OrderCharge } from './order-charge.ts';
import type { TaxedPart } from './taxed-amount.ts';
import { sumTaxedAmounts, type TaxedAmount } from './taxed-amount.ts';

/** A line of an order of which some units go back; the amount is that of the whole line. */
export type ReturnedLine = TaxedPart & {
  readonly line: number;
  readonly quantity: number;
  /** Units that went back earlier. */
  readonly before: number;
  /** Units that go back now. */
  readonly now: number;
  /** How many of them are paid back; all of them, unless an inspection refused some. */
  readonly accepted?: number;
};

/** A part of a refund at one rate: the units of a line, or a charge that goes back as a whole. */
export type RefundPart = TaxedPart &
  (
    | { readonly kind: 'line'; readonly line: number; readonly quantity: number }
    | { readonly kind: 'charge'; readonly charge: AddedOrderCharge }
  );

/**
 * What goes back for the returned units of an order, by line: their share in the amount of the
 * line. Once nothing is left of the order, delivery, fees and deposits go back as well (Directive
 * 2011/83/EU, art. 13), unless none of the units was accepted. The rows of all returns together are the lines and charges of the order, to
 * the minor unit, with and without tax.
 */
export const refundRows = (
  lines: readonly ReturnedLine[],
  charges: readonly OrderCharge[],
): readonly RefundPart[] => [
  ...lines
    .filter((line) => acceptedOf(line) > 0)
    .map((line): RefundPart => ({
      kind: 'line',
      line: line.line,
      quantity: acceptedOf(line),
      vatRate: line.vatRate,
      amount: shareOfUnits({ ...line, now: acceptedOf(line) }),
    })),
  ...(lines.some((line) => acceptedOf(line) > 0) &&
  lines.every(({ quantity, before, now }) => before + now === quantity)
    ? addedCharges(charges).map((charge): RefundPart => ({
        kind: 'charge',
        charge,
        vatRate: charge.vatRate,
        amount: charge.amount,
      }))
    : []),
];

/** The sum of a refund, or of a credit note about it. */
export const refundTotal = (rows: readonly RefundPart[], currency: Currency): TaxedAmount =>
  sumTaxedAmounts(
    rows.map(({ amount }) => amount),
    currency,
  );

/** Units of a line that go back, and what was charged for all of it. */
export type ReturnedUnits = Pick<ReturnedLine, 'quantity' | 'before' | 'now'> & {
  readonly charged: Money;
};

/**
 * The share of the returned units in what was charged for their line. The shares of all returns
 * together are the whole amount.
 */
export const refundOfUnits = ({ charged, quantity, before, now }: ReturnedUnits): Money =>
  sumMoney(
    shareOut(
      charged,
      Array.from({ length: quantity }, () => 1),
    ).slice(before, before + now),
    charged.currency,
  );

const acceptedOf = ({ now, accepted = now }: Pick<ReturnedLine, 'now' | 'accepted'>): number =>
  accepted;

const shareOfUnits = ({ amount, ...units }: ReturnedLine): TaxedAmount => ({
  included: refundOfUnits({ ...units, charged: amount.included }),
  excluded: refundOfUnits({ ...units, charged: amount.excluded }),
});
