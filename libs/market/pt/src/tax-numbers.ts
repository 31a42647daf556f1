import { EU_VAT_CHECKS, type TaxNumberRule } from '@materia/domain-tax-number';

/** NIF of a person and NIPC of a company: the VAT number without the letters. */
const NIF = {
  kind: 'PT_NIF',
  checks: EU_VAT_CHECKS.PT,
  prefix: 'PT',
  example: '501964843',
} as const satisfies TaxNumberRule;

/** Numbers by which companies identify themselves; one of them must match. */
export const taxNumbers = [NIF] as const satisfies readonly TaxNumberRule[];

/** Numbers of private persons; one of them must match. */
export const personalNumbers = [NIF] as const satisfies readonly TaxNumberRule[];
