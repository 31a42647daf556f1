/** Sum of each digit times the weight at its position. Callers pass digits only. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits.charAt(place)), 0);

/**
 * The Luhn sum modulo 10: every second digit from the right is doubled and its digits are added up.
 * 0 for a number that ends with its check digit (ISO/IEC 7812-1).
 */
export const luhnRemainder = (digits: string): number =>
  [...digits]
    .toReversed()
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? Number(digit) : doubled(digit)), 0) %
  10;

/** The digit that completes a number without check digit so that it passes Luhn. */
export const luhnCheckDigit = (digits: string): number => (10 - luhnRemainder(`${digits}0`)) % 10;

const doubled = (digit: string): number => {
  const twice = Number(digit) * 2;
  return twice > 9 ? twice - 9 : twice;
};
