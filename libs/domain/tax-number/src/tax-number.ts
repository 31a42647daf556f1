import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';
import { EU_VAT } from './eu-vat.ts';
import {
  CIF,
  DNI,
  NIE,
  NIP,
  PARTITA_IVA,
  PESEL,
  PORTUGUESE_NIF,
  SIREN,
  SIRET,
  SPI,
  type TaxNumberCheck,
  TVA,
} from './eu-vat-checks.ts';

/**
 * A tax number in capital letters and digits, without the spaces, dots, dashes and slashes people
 * write.
 */
export type TaxNumber = Brand<string, 'TaxNumber'>;

export const TAX_NUMBER_KINDS = [
  'PL_NIP',
  'PL_PESEL',
  'ES_NIF',
  'ES_DNI',
  'ES_NIE',
  'ES_CIF',
  'FR_SIREN',
  'FR_SIRET',
  'FR_SPI',
  'FR_TVA',
  'PT_NIF',
  'IT_PARTITA_IVA',
  'EU_VAT',
] as const;
export type TaxNumberKind = (typeof TAX_NUMBER_KINDS)[number];

/** Each kind has its own message; `fault` distinguishes a wrong form from a mistyped digit. */
export type TaxNumberRefusal = {
  readonly kind: 'not-a-tax-number';
  readonly of: TaxNumberKind;
  readonly fault: 'form' | 'check-digit';
};

type TaxNumberRow = {
  readonly checks: readonly TaxNumberCheck[];
  /** Country letters that people write before the national number and that are dropped. */
  readonly prefix?: string;
};

/** In Spain NIF is the term for all three: DNI and NIE of persons, CIF of companies. */
const ROWS: Readonly<Record<TaxNumberKind, TaxNumberRow>> = {
  PL_NIP: { checks: [NIP], prefix: 'PL' },
  PL_PESEL: { checks: [PESEL] },
  ES_NIF: { checks: [DNI, NIE, CIF], prefix: 'ES' },
  ES_DNI: { checks: [DNI] },
  ES_NIE: { checks: [NIE] },
  ES_CIF: { checks: [CIF], prefix: 'ES' },
  FR_SIREN: { checks: [SIREN] },
  FR_SIRET: { checks: [SIRET] },
  FR_SPI: { checks: [SPI] },
  FR_TVA: { checks: [TVA], prefix: 'FR' },
  PT_NIF: { checks: [PORTUGUESE_NIF], prefix: 'PT' },
  IT_PARTITA_IVA: { checks: [PARTITA_IVA], prefix: 'IT' },
  EU_VAT: { checks: [EU_VAT] },
};

/**
 * Parses a tax number and checks its check digit or letter. An EU VAT number keeps its two country
 * letters.
 */
export const parseTaxNumber = (
  kind: TaxNumberKind,
  text: string,
): Result<TaxNumber, TaxNumberRefusal> => {
  const { checks, prefix = '' } = ROWS[kind];
  const typed = text.toUpperCase().replace(/[\s./-]/gu, '');
  const forms = (compact: string): readonly TaxNumberCheck[] =>
    checks.filter(({ form }) => form.test(compact));
  const compact =
    forms(typed).length === 0 && typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  if (forms(compact).length === 0)
    return fail({ kind: 'not-a-tax-number', of: kind, fault: 'form' });
  return forms(compact).some(({ check }) => check(compact))
    ? ok(compact as TaxNumber)
    : fail({ kind: 'not-a-tax-number', of: kind, fault: 'check-digit' });
};

/**
 * Parses a number of any of the given kinds. A mistyped digit is reported before a wrong form,
 * because it shows which kind was meant. Without kinds every number is refused.
 */
export const parseTaxNumberOfAny = (
  kinds: readonly TaxNumberKind[],
  text: string,
): Result<
  TaxNumber,
  { readonly kind: 'not-a-tax-number'; readonly fault: TaxNumberRefusal['fault'] }
> => {
  const results = kinds.map((kind) => parseTaxNumber(kind, text));
  const fitting = results.find((result) => result.ok);
  if (fitting?.ok === true) return fitting;
  const isMistyped = results.some((result) => !result.ok && result.error.fault === 'check-digit');
  return fail({ kind: 'not-a-tax-number', fault: isMistyped ? 'check-digit' : 'form' });
};
