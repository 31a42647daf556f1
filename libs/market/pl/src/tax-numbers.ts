import { EU_VAT_CHECKS, type TaxNumberRule, weightedSum } from '@materia/domain-tax-number';

/** NIP: the VAT number without the letters. */
const NIP = {
  kind: 'PL_NIP',
  checks: EU_VAT_CHECKS.PL,
  prefix: 'PL',
  example: '1234563218',
} as const satisfies TaxNumberRule;

/**
 * PESEL of a person: birth date with the century encoded in the month, four digits, and a check
 * digit with the weights 1, 3, 7, 9 (Rozporządzenie MSW z 29.12.2014).
 */
const PESEL = {
  kind: 'PL_PESEL',
  checks: [
    {
      form: /^\d\d(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\d|3[01])\d{5}$/,
      check: (digits) => weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
    },
  ],
  example: '44051401359',
} as const satisfies TaxNumberRule;

/** Numbers by which companies identify themselves; one of them must match. */
export const taxNumbers = [NIP] as const satisfies readonly TaxNumberRule[];

/** Numbers of private persons; one of them must match. */
export const personalNumbers = [PESEL, NIP] as const satisfies readonly TaxNumberRule[];
