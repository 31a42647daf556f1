import { fail, ok, unreachable, type Result } from '@materia/domain-kernel';
import { ratioOf, roundHalfUp, roundUp, type Money } from '@materia/domain-money';

/** The area, volume or length to cover, in the product's capacity unit or in metres. */
export type Need =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'area'; readonly length: number; readonly width: number }
  | {
      readonly kind: 'volume';
      readonly length: number;
      readonly width: number;
      readonly height: number;
    };

/** The sale unit used to cover it: its capacity units, what several of it cost, its weight. */
export type SaleUnitFacts = {
  readonly capacityUnits: number;
  readonly priceOf: (saleUnits: number) => Money;
  readonly weightGrams: number;
};

/** Capacity units are given with 2 decimals; `needed` includes the waste. */
export type Calculation = {
  readonly saleUnits: number;
  readonly needed: number;
  readonly covered: number;
  readonly leftOver: number;
  readonly price: Money;
  readonly weightGrams: number;
};

export type CalculationRefusal =
  | { readonly kind: 'not-a-positive-size' }
  | { readonly kind: 'waste-out-of-range'; readonly most: number }
  | { readonly kind: 'too-much' };

/** Waste cannot exceed the amount used. */
export const MOST_WASTE_PERCENT = 100;

/**
 * How many whole sale units an area or volume requires, with a percentage for waste. Exact: 10 m²
 * of packs of 2.5 m² are 4. Refuses sizes of zero or less, a waste outside 0 to 100 percent, and
 * needs beyond safe integers. The cart's own bounds apply afterwards.
 */
export const calculateNeed = (
  need: Need,
  wastePercent: number,
  unit: SaleUnitFacts,
): Result<Calculation, CalculationRefusal> => {
  const sizes = [...sizesOf(need), unit.capacityUnits];
  if (!sizes.every((size) => Number.isFinite(size) && size > 0))
    return fail({ kind: 'not-a-positive-size' });
  if (!(wastePercent >= 0 && wastePercent <= MOST_WASTE_PERCENT))
    return fail({ kind: 'waste-out-of-range', most: MOST_WASTE_PERCENT });
  if (sizes.some((size) => size > LARGEST_SIZE || size < 1 / LARGEST_SIZE))
    return fail({ kind: 'too-much' });

  const waste = ratioOf(wastePercent);
  const needed = sizesOf(need)
    .map(ratioOf)
    .reduce(times, {
      numerator: 100n * waste.denominator + waste.numerator,
      denominator: 100n * waste.denominator,
    });
  const capacity = ratioOf(unit.capacityUnits);
  const saleUnits = roundUp(
    needed.numerator * capacity.denominator,
    needed.denominator * capacity.numerator,
  );
  if (saleUnits > MOST_SALE_UNITS) return fail({ kind: 'too-much' });

  const covered = times({ numerator: BigInt(saleUnits), denominator: 1n }, capacity);
  return ok({
    saleUnits,
    needed: hundredths(needed),
    covered: hundredths(covered),
    leftOver: hundredths({
      numerator: covered.numerator * needed.denominator - needed.numerator * covered.denominator,
      denominator: covered.denominator * needed.denominator,
    }),
    price: unit.priceOf(saleUnits),
    weightGrams: unit.weightGrams * saleUnits,
  });
};

const LARGEST_SIZE = 100_000;
const MOST_SALE_UNITS = 1_000_000;

type Fraction = ReturnType<typeof ratioOf>;

const sizesOf = (need: Need): readonly number[] => {
  switch (need.kind) {
    case 'amount':
      return [need.amount];
    case 'area':
      return [need.length, need.width];
    case 'volume':
      return [need.length, need.width, need.height];
    default:
      return unreachable(need);
  }
};

const times = (left: Fraction, right: Fraction): Fraction => ({
  numerator: left.numerator * right.numerator,
  denominator: left.denominator * right.denominator,
});

const hundredths = ({ numerator, denominator }: Fraction): number =>
  roundHalfUp(numerator * 100n, denominator) / 100;
