import type { TaxNumberRule } from '@materia/domain-tax-number';

/** ISO/IEC 7064, MOD 11,10: whether the last digit is the check digit of those before it. */
const endsWithCheckDigit = (digits: string): boolean => {
  const product = Array.from(digits.slice(0, -1)).reduce(
    (carry, digit) => (((carry + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (product + Number(digits.slice(-1))) % 10 === 1;
};

/**
 * Wirtschafts-Identifikationsnummer of a company: nine digits as in its VAT number, and five more
 * for one of its businesses (AO § 139c).
 */
const BUSINESS_ID = {
  kind: 'DE_W_IDNR',
  checks: [
    {
      form: /^[1-9]\d{8}(?:\d{5})?$/,
      check: (digits) => endsWithCheckDigit(digits.slice(0, 9)),
    },
  ],
  prefix: 'DE',
  example: 'DE136695976',
} as const satisfies TaxNumberRule;

/**
 * Steuerliche Identifikationsnummer of a person: eleven digits (AO § 139b). Among the first ten, one
 * digit occurs twice or three times and the others at most once; never three times in a row.
 */
const TAX_ID = {
  kind: 'DE_STEUER_IDNR',
  checks: [
    {
      form: /^[1-9]\d{10}$/,
      check: (digits) => hasOneRepeatedDigit(digits.slice(0, 10)) && endsWithCheckDigit(digits),
    },
  ],
  example: '86095742719',
} as const satisfies TaxNumberRule;

const hasOneRepeatedDigit = (digits: string): boolean => {
  const repeats = [...new Set(digits)]
    .map((digit) => digits.split(digit).length - 1)
    .filter((times) => times > 1);
  return repeats.length === 1 && (repeats[0] ?? 0) <= 3 && !/(\d)\1\1/.test(digits);
};

/** Numbers by which companies identify themselves; one of them must match. */
export const taxNumbers = [BUSINESS_ID] as const satisfies readonly TaxNumberRule[];

/** Numbers of private persons; one of them must match. */
export const personalNumbers = [TAX_ID] as const satisfies readonly TaxNumberRule[];
