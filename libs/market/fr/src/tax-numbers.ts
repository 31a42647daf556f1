import { luhnRemainder, type TaxNumberRule, weightedSum } from '@materia/domain-tax-number';

/** SIREN of a company: nine digits with a Luhn digit. */
const SIREN = {
  kind: 'FR_SIREN',
  checks: [{ form: /^(?!0{9})\d{9}$/, check: (digits) => luhnRemainder(digits) === 0 }],
  example: '732829320',
} as const satisfies TaxNumberRule;

const LA_POSTE = '356000000';
const LA_POSTE_HEAD_OFFICE = '35600000000048';
const ONES = Array.from({ length: 14 }, () => 1);

/**
 * SIRET of a branch: SIREN and five digits, Luhn over all. The branches of La Poste have a digit sum
 * divisible by five instead.
 */
const SIRET = {
  kind: 'FR_SIRET',
  checks: [
    {
      form: /^(?!0{9})\d{14}$/,
      check: (digits) =>
        digits.startsWith(LA_POSTE) && digits !== LA_POSTE_HEAD_OFFICE
          ? weightedSum(digits, ONES) % 5 === 0
          : luhnRemainder(digits.slice(0, 9)) === 0 && luhnRemainder(digits) === 0,
    },
  ],
  example: '73282932000074',
} as const satisfies TaxNumberRule;

/**
 * Numéro fiscal (SPI) of a person: ten digits that begin with 0 to 3, then their remainder modulo
 * 511 in three digits.
 */
const SPI = {
  kind: 'FR_SPI',
  checks: [
    {
      form: /^[0-3]\d{12}$/,
      check: (digits) => Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10)),
    },
  ],
  example: '0701987765493',
} as const satisfies TaxNumberRule;

/** Numbers by which companies identify themselves; one of them must match. */
export const taxNumbers = [SIRET, SIREN] as const satisfies readonly TaxNumberRule[];

/** Numbers of private persons; one of them must match. */
export const personalNumbers = [SPI] as const satisfies readonly TaxNumberRule[];
