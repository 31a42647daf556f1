import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** A market to create: its two-letter id, country and locale. */
export type MarketOrder = {
  readonly id: string;
  readonly country: string;
  readonly locale: string;
};

/** Why no market was created, in one sentence for the user. */
export type Refusal = { readonly sentence: string };

export const USAGE = 'npm run market:new -- sk --country SK --locale sk-SK';

/** Two-letter reserved words: a market's id is also a variable name. */
const RESERVED = new Set(['as', 'do', 'if', 'in', 'is', 'of']);

const refused = (sentence: string): Result<never, Refusal> => fail({ sentence });

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

const isLocaleOf = (locale: string, country: string): boolean => {
  try {
    const read = new Intl.Locale(locale);
    return (
      read.baseName === locale &&
      locale === `${read.language}-${country}` &&
      Intl.NumberFormat.supportedLocalesOf(locale).includes(locale)
    );
  } catch {
    return false;
  }
};

/**
 * Reads the command line. Refuses invalid ids, countries and locales, a locale of another country,
 * and an existing market.
 */
export const readOrder = (
  args: readonly string[],
  known: readonly string[],
): Result<MarketOrder, Refusal> => {
  let given;
  try {
    given = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { country: { type: 'string' }, locale: { type: 'string' } },
    });
  } catch (reason) {
    return refused(reason instanceof Error ? reason.message : String(reason));
  }
  const [id = '', ...more] = given.positionals;
  const { country = '', locale = '' } = given.values;
  if (more.length > 0) return refused(`One market at a time, not ${given.positionals.join(', ')}.`);
  if (!/^[a-z]{2}$/.test(id))
    return refused(`A market's id is two small letters, such as sk, not "${id}".`);
  if (RESERVED.has(id))
    return refused(`"${id}" is a word of the programming language; choose another id.`);
  if (known.includes(id)) return refused(`The market ${id} is there already.`);
  if (!isCountry(country))
    return refused(
      `--country is the two capital letters of a country, such as SK, not "${country}".`,
    );
  if (!isLocaleOf(locale, country))
    return refused(
      `--locale is a language and the country, such as sk-${country}, not "${locale}".`,
    );
  return ok({ id, country, locale });
};
