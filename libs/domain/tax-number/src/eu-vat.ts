import {
  CIF,
  DNI,
  NIE,
  NIP,
  PARTITA_IVA,
  PORTUGUESE_NIF,
  type TaxNumberCheck,
  TVA,
} from './eu-vat-checks.ts';

const formOnly = (form: RegExp): TaxNumberCheck => ({ form, check: () => true });

/**
 * The part after the two country letters. The shop's countries are checked by check digit; the
 * others by their form in the EU's VIES register.
 */
const CHECKS_BY_COUNTRY: Readonly<Record<string, readonly TaxNumberCheck[]>> = {
  ES: [DNI, NIE, CIF],
  FR: [TVA],
  IT: [PARTITA_IVA],
  PL: [NIP],
  PT: [PORTUGUESE_NIF],
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
};

/** Any country without a row: at least eight digits. */
const ELSEWHERE: readonly TaxNumberCheck[] = [formOnly(/^\d{8,}$/)];

/** Two country letters, followed by what the country's rows allow. */
export const EU_VAT: TaxNumberCheck = {
  form: { test: (compact) => /^[A-Z]{2}/.test(compact) && checksFitting(compact).length > 0 },
  check: (compact) => checksFitting(compact).some(({ check }) => check(compact.slice(2))),
};

const checksFitting = (compact: string): readonly TaxNumberCheck[] =>
  (CHECKS_BY_COUNTRY[compact.slice(0, 2)] ?? ELSEWHERE).filter(({ form }) =>
    form.test(compact.slice(2)),
  );
