import { EU_VAT_CHECKS, type TaxNumberRule } from '@materia/domain-tax-number';

const [DNI_CHECK, NIE_CHECK] = EU_VAT_CHECKS.ES;

/** NIF is the term for all three: DNI and NIE of persons, CIF of companies. */
const NIF = {
  kind: 'ES_NIF',
  checks: EU_VAT_CHECKS.ES,
  prefix: 'ES',
  example: 'B12345674',
} as const satisfies TaxNumberRule;

/** DNI of a citizen. */
const DNI = {
  kind: 'ES_DNI',
  checks: [DNI_CHECK],
  example: '12345678Z',
} as const satisfies TaxNumberRule;

/** NIE of a foreigner. */
const NIE = {
  kind: 'ES_NIE',
  checks: [NIE_CHECK],
  example: 'X1234567L',
} as const satisfies TaxNumberRule;

/** Numbers by which companies identify themselves; one of them must match. */
export const taxNumbers = [NIF] as const satisfies readonly TaxNumberRule[];

/** Numbers of private persons; one of them must match. */
export const personalNumbers = [DNI, NIE] as const satisfies readonly TaxNumberRule[];
