import type { BasisPoints, Money } from '@materia/domain-money';
import { pricePerCapacityUnit } from './capacity-price.ts';
import { taxedAmount, type TaxedAmount } from './taxed-amount.ts';

/**
 * An eco-contribution of one unit: the product stream it is paid for (electrical products,
 * furniture …) and its amount.
 */
export type Ecotax = { readonly stream: string; readonly amount: TaxedAmount };

/** The price of one sale unit of an offer in one price context. */
export type OfferPrice = {
  /** The current price. */
  readonly unit: TaxedAmount;
  /** The price before a reduction; equal to `unit` where there is none. */
  readonly initial: TaxedAmount;
  readonly vatRate: BasisPoints;
  /** Per square metre, kilogram …, where the packaging states how many a sale unit contains. */
  readonly perCapacityUnit?:
    { readonly unit: TaxedAmount; readonly initial: TaxedAmount } | undefined;
  readonly ecotaxes: readonly Ecotax[];
  /** The reason for the reduction; see `discountLabel`. */
  readonly gapCode?: string | undefined;
  /** Lowest price of the 30 days before the reduction, in the same price context. */
  readonly lowest30Days?: TaxedAmount | undefined;
};

/**
 * An entry of a price list: amounts with tax, which `entryOn` brings to the basis of a customer.
 * Everything else is derived from them.
 */
export type PriceListEntry = {
  readonly unit: Money;
  readonly initial: Money;
  readonly vatRate: BasisPoints;
  readonly lowest30Days?: Money | undefined;
  readonly gapCode?: string | undefined;
  /** Eco-contributions of one sale unit, with tax. */
  readonly ecotaxes?: readonly { readonly stream: string; readonly amount: Money }[];
  readonly capacityUnitsPerSaleUnit?: number | undefined;
};

/**
 * Completes a price list entry to an offer price by adding amounts without tax and per capacity
 * unit.
 */
export const offerPriceOf = (entry: PriceListEntry): OfferPrice => {
  const unit = taxedAmount(entry.unit, entry.vatRate);
  const initial = taxedAmount(entry.initial, entry.vatRate);
  const capacity = entry.capacityUnitsPerSaleUnit;
  return {
    unit,
    initial,
    vatRate: entry.vatRate,
    perCapacityUnit:
      capacity === undefined
        ? undefined
        : {
            unit: pricePerCapacityUnit(unit, capacity),
            initial: pricePerCapacityUnit(initial, capacity),
          },
    ecotaxes: (entry.ecotaxes ?? []).map(({ stream, amount }) => ({
      stream,
      amount: taxedAmount(amount, entry.vatRate),
    })),
    gapCode: entry.gapCode,
    lowest30Days:
      entry.lowest30Days === undefined ? undefined : taxedAmount(entry.lowest30Days, entry.vatRate),
  };
};
