import { marketOf } from '@materia/testing/markets';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { EU_VAT } from './eu-vat.ts';
import { parseTaxNumber, parseTaxNumberOfAny } from './tax-number.ts';
import type { TaxNumberRule } from './tax-number-rule.ts';

const faultOf = (text: string): string | undefined => {
  const answer = parseTaxNumber(EU_VAT, text);
  return answer.ok ? undefined : answer.error.fault;
};
const isGood = (text: string): boolean => faultOf(text) === undefined;

/** Real or published numbers. */
const GOOD = [
  ['ESB58378431', 'ESB58378431'],
  ['ES-A28015865', 'ESA28015865'],
  ['es 12345678z', 'ES12345678Z'],
  ['ESX1234567L', 'ESX1234567L'],
  ['FR 40 303 265 045', 'FR40303265045'],
  ['FRFR100000009', 'FRFR100000009'],
  ['FR91 000 004 941', 'FR91000004941'],
  ['PL 774-000-14-54', 'PL7740001454'],
  ['PT 501 964 843', 'PT501964843'],
  ['IT 007 4311 0157', 'IT00743110157'],
  ['ATU12345678', 'ATU12345678'],
  ['NL123456789B01', 'NL123456789B01'],
  ['DE 123 456 789', 'DE123456789'],
  [EU_VAT.example, EU_VAT.example],
] as const;

describe('real VAT numbers', () => {
  it.each(GOOD)('%s is read as %s (COMP-11, BEY-24)', (text, stored) => {
    expect(parseTaxNumber(EU_VAT, text)).toEqual({ ok: true, value: stored });
  });

  it.each(GOOD.filter(([, stored]) => /^(?:ES|FR|PL|PT|IT)/.test(stored)))(
    '%s with its last sign changed is refused (COMP-11, BEY-24)',
    (text) => {
      const last = text.slice(-1).toUpperCase();
      const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
      expect(isGood(text.replace(/.$/, other))).toBe(false);
    },
  );
});

describe('the European VAT number', () => {
  it.each([
    ['ESB12345678', false, 'the check digit of its own country counts'],
    ['ESB12345674', true, 'a Spanish letter is allowed'],
    ['FRK7399859412', true, 'a French key may hold letters'],
    ['ZZ12345678', true, 'an unknown country needs two letters and eight digits'],
    ['ZZ1234567', false, 'seven digits are too few there'],
    ['12345678', false, 'two letters come first'],
    ['toString12345678', false, 'a country is two letters'],
  ])('%s: %s, for %s (COMP-09)', (text, good) => {
    expect(isGood(text)).toBe(good);
  });
});

/**
 * Valid numbers of each country, as VIES describes them; the first is the shortest, the last the
 * longest.
 */
const VIES_FORMS = [
  ['AT', ['U12345678']],
  ['BE', ['0123456789', '1123456789']],
  ['BG', ['123456789', '1234567890']],
  ['CY', ['12345678X']],
  ['CZ', ['12345678', '123456789', '1234567890']],
  ['DE', ['123456789']],
  ['DK', ['12345678']],
  ['EE', ['123456789']],
  ['EL', ['123456789']],
  ['FI', ['12345678']],
  ['HR', ['12345678901']],
  ['HU', ['12345678']],
  ['IE', ['1A23456W', '1234567W', '1+23456WA']],
  ['LT', ['123456789', '123456789012']],
  ['LU', ['12345678']],
  ['LV', ['12345678901']],
  ['MT', ['12345678']],
  ['NL', ['123456789B01', 'AB+*56789B01']],
  ['RO', ['12', '1234567890']],
  ['SE', ['123456789012']],
  ['SI', ['12345678']],
  ['SK', ['1234567890']],
] as const;

describe('VAT numbers of other member states, by their form (COMP-09)', () => {
  it.each(VIES_FORMS)(
    '%s accepts %j, and nothing shorter, longer or with a letter in front (COMP-09)',
    (country, good) => {
      expect(good.map((number) => isGood(country + number))).toEqual(good.map(() => true));
      const [shortest, longest] = [good[0], good[good.length - 1] ?? good[0]];
      const bad = [shortest.slice(0, -1), `${longest}1`, `A${longest}`, `A${shortest}`];
      expect(bad.map((number) => faultOf(country + number))).toEqual(bad.map(() => 'form'));
    },
  );

  it.each([
    'BE2123456789',
    'LT1234567890',
    'IE1234567WAB',
    'A112345678',
    'ZZ12345678X',
    'ATX12345678',
  ])('%s matches the form of no country (COMP-09)', (text) => {
    expect(faultOf(text)).toBe('form');
  });
});

describe('refusals', () => {
  it.each(['IT000743110157', 'IT007431101570', 'IT00000000000', 'PL77400014540', 'PL0000000000'])(
    '%s has a wrong form: a number allows no characters before or after it (COMP-10)',
    (text) => {
      expect(faultOf(text)).toBe('form');
    },
  );

  it('name the kind of the rule, so that each kind has its own message (COMP-10)', () => {
    expect(parseTaxNumber(EU_VAT, 'nonsense')).toEqual({
      ok: false,
      error: { kind: 'not-a-tax-number', of: 'EU_VAT', fault: 'form' },
    });
    expect(parseTaxNumber(LONG, '124')).toEqual({
      ok: false,
      error: { kind: 'not-a-tax-number', of: 'XX_LONG', fault: 'form' },
    });
    expect(faultOf('')).toBe('form');
  });

  it('distinguish a wrong form from a mistyped digit: the SIREN inside is checked as well (COMP-10, COMP-11, BEY-24)', () => {
    expect(faultOf('PL774000145')).toBe('form');
    expect(faultOf('PL7740001455')).toBe('check-digit');
    expect(faultOf('FR47732829321')).toBe('check-digit');
    expect(faultOf('PT001964843')).toBe('form');
  });
});

/** Kinds of no country: the last digit repeats the first. */
const SHORT: TaxNumberRule = {
  kind: 'XX_SHORT',
  checks: [{ form: /^\d{3}$/, check: (digits) => digits.startsWith(digits.slice(-1)) }],
  prefix: 'XX',
  example: '121',
};
const LONG: TaxNumberRule = {
  kind: 'XX_LONG',
  checks: [
    { form: /^[A-Z]{2}\d{3}$/, check: (compact) => compact.endsWith('1') },
    { form: /^\d{5}$/, check: (digits) => digits.startsWith(digits.slice(-1)) },
  ],
  prefix: 'XX',
  example: '12341',
};

describe('the number of a rule', () => {
  it.each([
    ['as its form requires', SHORT, '121', '121'],
    ['without what people write between the digits', SHORT, ' 1-2/1. ', '121'],
    ['without the letters of the country', SHORT, 'xx 121', '121'],
    ['by any of its checks', LONG, '12341', '12341'],
    ['with the letters where its form has them', LONG, 'XX121', 'XX121'],
    ['without the letters where its form has its own', LONG, 'XXXX121', 'XX121'],
  ])('is read %s', (_, rule, text, stored) =>
    expect(parseTaxNumber(rule, text)).toEqual({ ok: true, value: stored }),
  );

  it('is refused with letters of a country that the rule does not drop', () =>
    expect(parseTaxNumber({ ...SHORT, prefix: undefined }, 'XX121').ok).toBe(false));
});

describe('a number of any kind', () => {
  const rules = [LONG, SHORT];
  it.each([
    ['the first kind that fits', rules, '1 2 1', { ok: true, value: '121' }],
    [
      'a mistyped digit before a wrong form',
      rules,
      '122',
      { ok: false, error: { kind: 'not-a-tax-number', fault: 'check-digit' } },
    ],
    [
      'a form that no kind has',
      rules,
      'X',
      { ok: false, error: { kind: 'not-a-tax-number', fault: 'form' } },
    ],
    [
      'no kind at all',
      [],
      '121',
      { ok: false, error: { kind: 'not-a-tax-number', fault: 'form' } },
    ],
  ])('is told by %s (BEY-24)', (_, given, text, expected) =>
    expect(parseTaxNumberOfAny(given, text)).toEqual(expected),
  );

  it('is one of those that the market declares (BEY-24)', () => {
    const { taxNumbers } = marketOf('fr').rules;
    expect(parseTaxNumberOfAny(taxNumbers, '732 829 320')).toEqual({
      ok: true,
      value: '732829320',
    });
    expect(parseTaxNumberOfAny(taxNumbers, '732829321')).toEqual({
      ok: false,
      error: { kind: 'not-a-tax-number', fault: 'check-digit' },
    });
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const luhn = (body: string): string => {
  const sum = [...body].toReversed().reduce((total, sign, place) => {
    const value = place % 2 === 0 ? Number(sign) * 2 : Number(sign);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

/** Texts of the right form; about one in ten to one in twenty-three is a valid number. */
const ORACLE_CASES = [
  ['PL', 'nip', digits(10)],
  ['ES', 'nif', fc.stringMatching(/^(?:\d{8}|[KLMXYZ]\d{7})[A-HJ-NP-TV-Z]$/)],
  ['ES', 'cif', fc.stringMatching(/^[A-HJNP-SUVW]\d{7}[0-9A-J]$/)],
  [
    'FR',
    'tva',
    fc
      .tuple(
        digits(8),
        fc.stringMatching(/^[0-9A-HJ-NP-Z]{2}$/).filter((key) => key !== 'FR'),
      )
      .map(([body, key]) => key + luhn(body)),
  ],
  ['PT', 'nif', digits(9)],
  ['IT', 'iva', digits(11)],
] as const;

describe('compared with another implementation', () => {
  it.each(ORACLE_CASES)(
    'the VAT number of %s agrees with %s of stdnum (COMP-11, BEY-24)',
    { timeout: 30_000 },
    (country, name, text) => {
      const oracle = stdnum[country]?.[name];
      if (oracle === undefined) throw new Error(`stdnum has no ${country}.${name}`);
      let good = 0;
      fc.assert(
        fc.property(text, (number) => {
          const expected = oracle.validate(number).isValid;
          if (expected) good += 1;
          expect(isGood(country + number)).toBe(expected);
        }),
        { numRuns: 2000 },
      );
      expect(good).toBeGreaterThan(0);
    },
  );
});
