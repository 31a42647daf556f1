/** Converts whole grams to kilograms for the wire. */
export const gramsToKilograms = (grams: number): number => grams / 1000;
