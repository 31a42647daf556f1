import {
  grossOfNet,
  multiplyMoney,
  netOfGross,
  type BasisPoints,
  type Money,
} from '@materia/domain-money';
import type { PriceListEntry } from './offer-price.ts';
import { subtractTaxedAmounts, taxedAmount, type TaxedAmount } from './taxed-amount.ts';

/**
 * Which unit price a customer agrees on: with tax, as private customers do, or without, as firms
 * do. The other one is derived from it.
 */
export const PRICE_BASES = ['included', 'excluded'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/**
 * Firms agree on prices without tax, everybody else on prices with tax, whatever the flag that sorts
 * the two prices says.
 */
export const priceBasisOf = (isPro: boolean): PriceBasis => (isPro ? 'excluded' : 'included');

/**
 * A unit price with tax as it is on a basis: the same on prices with tax, and on prices without tax
 * the one that belongs to the rounded price without tax. Applying it twice changes nothing.
 */
export const unitOn = (basis: PriceBasis, unit: Money, vatRate: BasisPoints): Money =>
  basis === 'included' ? unit : grossOfNet(netOfGross(unit, vatRate), vatRate);

/**
 * What several units cost. On either basis quantity times the unit price of that basis is the amount
 * of the basis exactly, and the other amount is derived from it, rounded once: 48 × 8.63 without tax
 * are 414.24 without tax.
 */
export const lineAmount = (
  { unit, quantity, vatRate }: PricedUnits,
  basis: PriceBasis,
): TaxedAmount =>
  taxedAmount(
    basis === 'included'
      ? multiplyMoney(unit, quantity)
      : grossOfNet(multiplyMoney(netOfGross(unit, vatRate), quantity), vatRate),
    vatRate,
  );

/** Units whose price an offer may have reduced; without `before` none has. */
export type OfferedUnits = PricedUnits & { readonly before?: Money | undefined };

/** What units cost before the offer that reduced their price. */
export const amountBeforeOffer = (
  { before, ...units }: OfferedUnits,
  basis: PriceBasis,
): TaxedAmount => lineAmount({ ...units, unit: before ?? units.unit }, basis);

/** What an offer takes off the price of units. */
export const offerDiscount = (units: OfferedUnits, basis: PriceBasis): TaxedAmount =>
  subtractTaxedAmounts(amountBeforeOffer(units, basis), lineAmount(units, basis));

/**
 * What units cost before discounts, by the basis on which they were sold and what was charged for
 * them. Units that were charged at exactly quantity times the unit price of that basis had no
 * discount, so their other amount is the one that was charged.
 */
export const amountBeforeDiscounts = (
  units: PricedUnits,
  charged: TaxedAmount,
  basis: PriceBasis,
): TaxedAmount => {
  const full = lineAmount(units, basis);
  return charged[basis].minor === full[basis].minor ? charged : full;
};

/** A number of units and the price of one, with tax. */
export type PricedUnits = {
  readonly unit: Money;
  readonly quantity: number;
  readonly vatRate: BasisPoints;
};

/** An entry of a price list with its amounts on a basis. */
export const entryOn = (basis: PriceBasis, entry: PriceListEntry): PriceListEntry => {
  const on = (amount: Money): Money => unitOn(basis, amount, entry.vatRate);
  return basis === 'included'
    ? entry
    : {
        ...entry,
        unit: on(entry.unit),
        initial: on(entry.initial),
        lowest30Days: entry.lowest30Days && on(entry.lowest30Days),
        ecotaxes: entry.ecotaxes?.map((eco) => ({ ...eco, amount: on(eco.amount) })),
      };
};
