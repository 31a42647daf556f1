import { fail, ok, type Result } from '@materia/domain-kernel';

/**
 * The currencies of the markets with the decimals of their minor unit. A market with a new currency
 * adds a row.
 */
const CURRENCIES = {
  PLN: { decimals: 2 },
  EUR: { decimals: 2 },
} as const satisfies Readonly<Record<string, { readonly decimals: number }>>;

export type Currency = keyof typeof CURRENCIES;

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** The codes of the currencies. */
export const CURRENCY_CODES: readonly Currency[] = Object.keys(CURRENCIES).filter(isCurrency);

/**
 * Parses the currency code of a response (`base_currency_code`). Refuses every code that is not
 * exactly in the table.
 */
export const parseCurrency = (
  code: string,
): Result<Currency, { readonly kind: 'unknown-currency'; readonly code: string }> =>
  isCurrency(code) ? ok(code) : fail({ kind: 'unknown-currency', code });

/** Number of decimals of the currency. */
export const decimalsOf = (currency: Currency): number => CURRENCIES[currency].decimals;
