import type { OfferFacts } from '@materia/api-catalogue';
import {
  type Calculation,
  calculateNeed,
  type CalculationRefusal,
} from '@materia/domain-stock-status';
import { lineAmount, type PriceBasis } from '@materia/domain-pricing';
import type { FormValues } from '@materia/ui-shop';
import { calculatorForm } from './calculator-form.ts';

/** The calculator from an area or volume to sale units: the submitted values and the result. */
export type CalculatorFacts = {
  readonly unit: string;
  readonly need: string;
  readonly waste: string;
  readonly outcome:
    | { readonly kind: 'not-submitted' }
    | { readonly kind: 'result'; readonly calculation: Calculation; readonly isOrderable: boolean }
    | {
        readonly kind: 'refused';
        readonly field: keyof FormValues<typeof calculatorForm>;
        readonly reason: CalculationRefusal['kind'];
      };
};

/** Cuttings and breakage are rarely more; the shopper can change it. */
const USUAL_WASTE = '5';

/** Cartridges and cans are bought by the piece: nobody knows how many litres of silicone a joint takes. */
const COUNTED_ALONE: readonly string[] = ['l', 'kg'];

/**
 * Evaluates the calculator's query for an offer, at prices on the customer's basis; `undefined` for
 * a product without a capacity unit, and for cartridges and cans.
 */
export const calculatorOf = (
  offer: OfferFacts,
  weightGrams: number,
  search: URLSearchParams,
  basis: PriceBasis,
): CalculatorFacts | undefined => {
  const { unit, vatRate } = offer.price;
  const { capacityUnit, capacityPerSaleUnit, saleUnit } = offer.conditioning;
  if (capacityUnit === undefined || capacityPerSaleUnit === undefined) return undefined;
  if (saleUnit === 'piece' && COUNTED_ALONE.includes(capacityUnit)) return undefined;
  const { names } = calculatorForm;
  const isSubmitted = search.has(names.need);
  const { need, ...sent } = calculatorForm.read(search);
  const waste = search.has(names.waste) ? sent.waste : USUAL_WASTE;
  const facts = { unit: capacityUnit, need, waste };
  if (!isSubmitted) return { ...facts, outcome: { kind: 'not-submitted' } };
  const result = calculateNeed(
    { kind: 'amount', amount: readNumber(need) },
    waste === '' ? 0 : readNumber(waste),
    {
      capacityUnits: capacityPerSaleUnit,
      priceOf: (quantity) => lineAmount({ unit: unit.included, quantity, vatRate }, basis).included,
      weightGrams,
    },
  );
  if (!result.ok) {
    const { kind } = result.error;
    return {
      ...facts,
      outcome: {
        kind: 'refused',
        field: kind === 'waste-out-of-range' ? 'waste' : 'need',
        reason: kind,
      },
    };
  }
  return {
    ...facts,
    outcome: {
      kind: 'result',
      calculation: result.value,
      isOrderable: offer.isSellable && result.value.saleUnits <= offer.bounds.max,
    },
  };
};

/** All markets write a decimal comma, but phone keyboards often offer a point. */
const readNumber = (text: string): number =>
  /^\d{1,9}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
