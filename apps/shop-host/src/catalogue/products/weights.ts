/** Kilograms of the wire for whole grams. */
export const gramsToKilograms = (grams: number): number => grams / 1000;
