import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';
import type { TaxNumberCheck, TaxNumberRule } from './tax-number-rule.ts';

/**
 * A tax number in capital letters and digits, without the spaces, dots, dashes and slashes people
 * write.
 */
export type TaxNumber = Brand<string, 'TaxNumber'>;

/** Each kind has its own message; `fault` distinguishes a wrong form from a mistyped digit. */
export type TaxNumberRefusal = {
  readonly kind: 'not-a-tax-number';
  /** The kind of the rule. */
  readonly of: string;
  readonly fault: 'form' | 'check-digit';
};

/** Parses a tax number by the rule of its kind and checks its check digit or letter. */
export const parseTaxNumber = (
  { kind, checks, prefix = '' }: TaxNumberRule,
  text: string,
): Result<TaxNumber, TaxNumberRefusal> => {
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
 * Parses a number by any of the given rules. A mistyped digit is reported before a wrong form,
 * because it shows which kind was meant. Without rules every number is refused.
 */
export const parseTaxNumberOfAny = (
  rules: readonly TaxNumberRule[],
  text: string,
): Result<
  TaxNumber,
  { readonly kind: 'not-a-tax-number'; readonly fault: TaxNumberRefusal['fault'] }
> => {
  const results = rules.map((rule) => parseTaxNumber(rule, text));
  const fitting = results.find((result) => result.ok);
  if (fitting?.ok === true) return fitting;
  const isMistyped = results.some((result) => !result.ok && result.error.fault === 'check-digit');
  return fail({ kind: 'not-a-tax-number', fault: isMistyped ? 'check-digit' : 'form' });
};
