import { fail, ok, type Result } from '@materia/domain-kernel';
import { fold } from '../words/fold.ts';

/**
 * Parses a cell's text, or returns half a sentence saying what is wrong; the column name is put
 * before it.
 */
export type Parser<Value> = (text: string) => Result<Value, string>;

const HIGHEST_MINOR = 1_000_000_000;
const MOST_LEVELS = 4;

/** Text up to a maximum length. */
export const text =
  (longest: number): Parser<string> =>
  (given) =>
    given.length <= longest ? ok(given) : fail(`has more than ${longest} characters`);

/** One of the words, or `none`. */
export const wordOrNone =
  <const Word extends string>(words: readonly Word[]): Parser<Word | null> =>
  (given) => {
    if (given === 'none') return ok(null);
    const word = words.find((known) => known === given);
    return word === undefined
      ? fail(`"${shown(given)}" is none of ${[...words, 'none'].join(', ')}`)
      : ok(word);
  };

export const number =
  (least: number, most: number): Parser<number> =>
  (given) => {
    const plain = given.replace(',', '.');
    const value = /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
    return value >= least && value <= most
      ? ok(value)
      : fail(`"${shown(given)}" is not a number from ${least} to ${most}`);
  };

export const whole =
  (least: number, most: number): Parser<number> =>
  (given) =>
    /^\d{1,12}$/.test(given) && Number(given) >= least && Number(given) <= most
      ? ok(Number(given))
      : fail(`"${shown(given)}" is not a whole number from ${least} to ${most}`);

/** 12.99, 12,99, 1 299,00, 12.99 PLN, PLN 12.99: at most two decimals, in the market's currency. */
export const amount =
  (currency: string): Parser<number> =>
  (given) => {
    const [, before = '', digits = '', decimals = '', after = ''] =
      /^([A-Z]{3} ?)?(\d{1,3}(?:[ \u00a0\u202f]?\d{3})*|\d{1,9})(?:[.,](\d{1,2}))?( ?[A-Z]{3})?$/.exec(
        given,
      ) ?? [];
    const named = (before || after).trim();
    if (named !== '' && named !== currency)
      return fail(`is in ${named}, the market's currency is ${currency}`);
    const minor =
      digits === ''
        ? Number.NaN
        : Number(digits.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
    return minor > 0 && minor <= HIGHEST_MINOR
      ? ok(minor)
      : fail(`"${shown(given)}" is not an amount`);
  };

/** A date; a time after it is ignored. */
export const day: Parser<string> = (given) => {
  const date = given.slice(0, 10);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !date.startsWith('0000') &&
    new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
  return isDay ? ok(date) : fail(`"${shown(given)}" is not a day such as 2026-11-20`);
};

export const oneOf =
  <Word extends string>(words: readonly Word[]): Parser<Word> =>
  (given) => {
    const word = words.find((known) => known === given.toLowerCase());
    return word === undefined ? fail(`"${shown(given)}" is none of ${words.join(', ')}`) : ok(word);
  };

/** Names from the top level down. */
export const path: Parser<readonly string[]> = (given) => {
  const names = given.split('>').map((name) => name.trim());
  if (names.length > MOST_LEVELS) return fail(`has more than ${MOST_LEVELS} levels`);
  if (names.some((name) => slug(name) === '' || name.length > 80))
    return fail('has a level without a name of at most 80 characters');
  return ok(names);
};

export const sku: Parser<string> = (given) =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(given)
    ? ok(given)
    : fail('must be 1 to 40 letters, figures, dots, dashes or underscores');
export const ean: Parser<string> = (given) =>
  /^\d{8,14}$/.test(given.replace(/[ -]/g, ''))
    ? ok(given.replace(/[ -]/g, ''))
    : fail(`"${shown(given)}" is not 8 to 14 figures`);

/** Letters, digits and dashes, for URLs and codes. */
export const slug = (given: string): string =>
  fold(given)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const shown = (given: string): string => (given.length > 30 ? `${given.slice(0, 30)}…` : given);

/** A parser's result, in the stored unit. */
export const converted =
  <Given, Stored>(parse: Parser<Given>, convert: (given: Given) => Stored): Parser<Stored> =>
  (given) => {
    const parsed = parse(given);
    return parsed.ok ? ok(convert(parsed.value)) : parsed;
  };

/** Kilograms, or with a unit `0.9 kg` and `900 g`, as in the Merchant feed. Returns whole grams. */
export const weight: Parser<number> = (given) => {
  const [, figure = given, unit = 'kg'] = /^([\d.,]+) ?(kg|g)$/i.exec(given) ?? [];
  const kilograms =
    unit.toLowerCase() === 'g' ? String(Number(figure.replace(',', '.')) / 1000) : figure;
  return converted(number(0.001, 100_000), (value) => Math.max(1, Math.round(value * 1000)))(
    kilograms,
  );
};
