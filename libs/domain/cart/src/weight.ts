import { ratioOf, roundHalfUp } from '@materia/domain-money';

/**
 * The weight of a whole cart. Lines have the weight of one sale unit in grams; kilograms are
 * rounded half up to one decimal.
 */
export const orderWeight = (
  lines: readonly { readonly weightGrams: number; readonly quantity: number }[],
): { readonly grams: number; readonly kilograms: number } => {
  const grams = lines.reduce((total, line) => total + line.weightGrams * line.quantity, 0);
  return { grams, kilograms: roundHalfUp(grams, 100) / 10 };
};

/** Converts kilograms (0.35) to whole grams (350). */
export const gramsOfKilograms = (kilograms: number): number => {
  const { numerator, denominator } = ratioOf(kilograms);
  return roundHalfUp(numerator * 1000n, denominator);
};
