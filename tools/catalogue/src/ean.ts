/**
 * The check digit of the first twelve digits of an EAN-13: alternating weights 1 and 3 (GS1 General
 * Specifications, 7.9).
 */
export const eanCheckDigit = (twelveDigits: string): number => {
  const sum = [...twelveDigits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/**
 * The EAN-13 of a demo product. It starts with 2, which GS1 reserves for internal use, so it
 * matches no real product.
 */
export const demoEan = (sku: string): string => {
  const twelve = `2${sku.padStart(11, '0')}`;
  return `${twelve}${String(eanCheckDigit(twelve))}`;
};
