import {
  basisPointsOfPercent,
  fromMajorUnits,
  percentOfBasisPoints,
  toMajorUnits,
  type Currency,
} from '@materia/domain-money';
import {
  ECOTAX_LINE_TYPE,
  isEcotaxLine,
  type OfferPrice,
  type TaxedAmount,
} from '@materia/domain-pricing';

/** The nested price of an offer on the wire: amounts in major units, the rate in percent. */
export type WirePrice = {
  readonly unitAmount: number;
  readonly unitAmountNoTax: number;
  readonly initialUnitAmount: number;
  readonly initialUnitAmountNoTax: number;
  readonly amountPerCapacityUnit?: number | undefined;
  readonly amountPerCapacityUnitNoTax?: number | undefined;
  readonly initialAmountPerCapacityUnit?: number | undefined;
  readonly initialAmountPerCapacityUnitNoTax?: number | undefined;
  readonly lowestAmount30Days?: number | undefined;
  readonly lowestAmount30DaysNoTax?: number | undefined;
  readonly discount?: { readonly gapCode: string } | undefined;
  readonly ecotaxes: readonly {
    readonly type: string;
    readonly stream: string;
    readonly amount: number;
    readonly amountNoTax: number;
  }[];
  readonly vatRate: number;
};

/**
 * Reads the nested form. Optional amounts are read only in pairs, with and without tax; ecotax
 * The wire form has no currency: it is the market's.
 */
export const readWirePrice = (form: WirePrice, currency: Currency): OfferPrice => {
  const both = (included: number, excluded: number): TaxedAmount => ({
    included: fromMajorUnits(included, currency),
    excluded: fromMajorUnits(excluded, currency),
  });
  const pair = (
    included: number | undefined,
    excluded: number | undefined,
  ): TaxedAmount | undefined =>
    included === undefined || excluded === undefined ? undefined : both(included, excluded);

  const unitPerCapacity = pair(form.amountPerCapacityUnit, form.amountPerCapacityUnitNoTax);
  const initialPerCapacity = pair(
    form.initialAmountPerCapacityUnit,
    form.initialAmountPerCapacityUnitNoTax,
  );
  return {
    unit: both(form.unitAmount, form.unitAmountNoTax),
    initial: both(form.initialUnitAmount, form.initialUnitAmountNoTax),
    vatRate: basisPointsOfPercent(form.vatRate),
    perCapacityUnit:
      unitPerCapacity === undefined
        ? undefined
        : { unit: unitPerCapacity, initial: initialPerCapacity ?? unitPerCapacity },
    ecotaxes: form.ecotaxes.filter(isEcotaxLine).map((ecotax) => ({
      stream: ecotax.stream,
      amount: both(ecotax.amount, ecotax.amountNoTax),
    })),
    gapCode: form.discount?.gapCode,
    lowest30Days: pair(form.lowestAmount30Days, form.lowestAmount30DaysNoTax),
  };
};

/** Writes the nested form, the only one in responses; `readWirePrice` is the inverse. */
export const wirePriceOf = (price: OfferPrice) =>
  ({
    unitAmount: toMajorUnits(price.unit.included),
    unitAmountNoTax: toMajorUnits(price.unit.excluded),
    initialUnitAmount: toMajorUnits(price.initial.included),
    initialUnitAmountNoTax: toMajorUnits(price.initial.excluded),
    ...(price.perCapacityUnit && {
      amountPerCapacityUnit: toMajorUnits(price.perCapacityUnit.unit.included),
      amountPerCapacityUnitNoTax: toMajorUnits(price.perCapacityUnit.unit.excluded),
      initialAmountPerCapacityUnit: toMajorUnits(price.perCapacityUnit.initial.included),
      initialAmountPerCapacityUnitNoTax: toMajorUnits(price.perCapacityUnit.initial.excluded),
    }),
    ...(price.lowest30Days && {
      lowestAmount30Days: toMajorUnits(price.lowest30Days.included),
      lowestAmount30DaysNoTax: toMajorUnits(price.lowest30Days.excluded),
    }),
    ...(price.gapCode !== undefined && { discount: { gapCode: price.gapCode } }),
    ecotaxes: price.ecotaxes.map(({ stream, amount }) => ({
      type: ECOTAX_LINE_TYPE,
      stream,
      amount: toMajorUnits(amount.included),
      amountNoTax: toMajorUnits(amount.excluded),
    })),
    vatRate: percentOfBasisPoints(price.vatRate),
  }) satisfies WirePrice;
