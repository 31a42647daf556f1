import { CIF, DNI, NIE, NIF, NIP, PARTITA_IVA, TVA } from './eu-vat-checks.ts';
import type { TaxNumberCheck, TaxNumberRule } from './tax-number-rule.ts';

const formOnly = (form: RegExp): TaxNumberCheck => ({ form, check: () => true });

/**
 * The part after the two country letters, by these letters. Every market accepts the numbers of
 * every member state: some are checked by check digit, the others by their form in the EU's VIES
 * register. Where a country's own tax number is its VAT number without the letters, its market takes
 * the checks from here.
 */
export const EU_VAT_CHECKS = {
  ES: [DNI, NIE, CIF],
  FR: [TVA],
  IT: [PARTITA_IVA],
  PL: [NIP],
  PT: [NIF],
  AT: [formOnly(/^U\d{8}$/)],
  BE: [formOnly(/^[01]\d{9}$/)],
  BG: [formOnly(/^\d{9,10}$/)],
  CY: [formOnly(/^\d{8}[A-Z]$/)],
  CZ: [formOnly(/^\d{8,10}$/)],
  DE: [formOnly(/^\d{9}$/)],
  DK: [formOnly(/^\d{8}$/)],
  EE: [formOnly(/^\d{9}$/)],
  EL: [formOnly(/^\d{9}$/)],
  FI: [formOnly(/^\d{8}$/)],
  HR: [formOnly(/^\d{11}$/)],
  HU: [formOnly(/^\d{8}$/)],
  IE: [formOnly(/^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/)],
  LT: [formOnly(/^(?:\d{9}|\d{12})$/)],
  LU: [formOnly(/^\d{8}$/)],
  LV: [formOnly(/^\d{11}$/)],
  MT: [formOnly(/^\d{8}$/)],
  NL: [formOnly(/^[0-9A-Z+*]{12}$/)],
  RO: [formOnly(/^\d{2,10}$/)],
  SE: [formOnly(/^\d{12}$/)],
  SI: [formOnly(/^\d{8}$/)],
  SK: [formOnly(/^\d{10}$/)],
} as const satisfies Readonly<Record<string, readonly TaxNumberCheck[]>>;
const CHECKS_BY_COUNTRY: Readonly<Record<string, readonly TaxNumberCheck[]>> = EU_VAT_CHECKS;

/** Any country without a row: at least eight digits. */
const ELSEWHERE: readonly TaxNumberCheck[] = [formOnly(/^\d{8,}$/)];

/** Two country letters, which are kept, followed by what the country's rows allow. */
export const EU_VAT = {
  kind: 'EU_VAT',
  checks: [
    {
      form: { test: (compact) => /^[A-Z]{2}/.test(compact) && checksFitting(compact).length > 0 },
      check: (compact) => checksFitting(compact).some(({ check }) => check(compact.slice(2))),
    },
  ],
  example: 'LU26375245',
} as const satisfies TaxNumberRule;

const checksFitting = (compact: string): readonly TaxNumberCheck[] =>
  (CHECKS_BY_COUNTRY[compact.slice(0, 2)] ?? ELSEWHERE).filter(({ form }) =>
    form.test(compact.slice(2)),
  );
