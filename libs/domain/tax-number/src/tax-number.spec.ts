import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import {
  parseTaxNumber,
  parseTaxNumberOfAny,
  TAX_NUMBER_KINDS,
  type TaxNumberKind,
} from './tax-number.ts';

const isGood = (kind: TaxNumberKind, text: string): boolean => parseTaxNumber(kind, text).ok;
const faultOf = (kind: TaxNumberKind, text: string): string | undefined => {
  const answer = parseTaxNumber(kind, text);
  return answer.ok ? undefined : answer.error.fault;
};

/** Real or published numbers. */
const GOOD = [
  ['PL_NIP', '774-000-14-54', '7740001454'],
  ['PL_NIP', 'PL 5260250274', '5260250274'],
  ['PL_PESEL', '440514 01359', '44051401359'],
  ['PL_PESEL', '02070803628', '02070803628'],
  ['FR_SPI', '07 01 987 765 493', '0701987765493'],
  ['ES_DNI', '12345678-Z', '12345678Z'],
  ['ES_NIF', '12345678z', '12345678Z'],
  ['ES_NIE', 'X1234567L', 'X1234567L'],
  ['ES_NIF', 'x-1234567-l', 'X1234567L'],
  ['ES_CIF', 'A28015865', 'A28015865'],
  ['ES_NIF', 'ES-A28015865', 'A28015865'],
  ['FR_SIREN', '552 100 554', '552100554'],
  ['FR_SIRET', '732 829 320 00074', '73282932000074'],
  ['FR_SIRET', '35600000000048', '35600000000048'],
  ['FR_SIRET', '35600000049837', '35600000049837'],
  ['PL_NIP', '0123456789', '0123456789'],
  ['ES_CIF', 'ES A28015865', 'A28015865'],
  ['FR_SIREN', '000588004', '000588004'],
  ['FR_SIRET', '00058800400002', '00058800400002'],
  ['FR_TVA', 'FR 40 303 265 045', '40303265045'],
  ['FR_TVA', 'FR100000009', 'FR100000009'],
  ['FR_TVA', 'FRFR100000009', 'FR100000009'],
  ['FR_TVA', '91 000 004 941', '91000004941'],
  ['IT_PARTITA_IVA', 'IT 007 4311 0157', '00743110157'],
  ['PT_NIF', 'PT 501 964 843', '501964843'],
  ['IT_PARTITA_IVA', '00743110157', '00743110157'],
  ['EU_VAT', 'ESB58378431', 'ESB58378431'],
  ['EU_VAT', 'FR40303265045', 'FR40303265045'],
  ['EU_VAT', 'PL7740001454', 'PL7740001454'],
  ['EU_VAT', 'PT501964843', 'PT501964843'],
  ['EU_VAT', 'IT00743110157', 'IT00743110157'],
  ['EU_VAT', 'ATU12345678', 'ATU12345678'],
  ['EU_VAT', 'NL123456789B01', 'NL123456789B01'],
  ['EU_VAT', 'DE 123 456 789', 'DE123456789'],
] as const;

describe('real numbers', () => {
  it.each(GOOD)('%s %s is read as %s (COMP-11, BEY-24)', (kind, text, stored) => {
    expect(parseTaxNumber(kind, text)).toEqual({ ok: true, value: stored });
  });

  it.each(GOOD)(
    '%s %s with its last sign changed is refused (COMP-11, BEY-24)',
    (kind, text, stored) => {
      const last = stored.slice(-1);
      if (kind === 'EU_VAT' && !/^(?:ES|FR|PL|PT|IT)/.test(stored)) return;
      if (stored === '35600000000048') return;
      const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
      expect(isGood(kind, text.replace(/.$/, other))).toBe(false);
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
    expect(isGood('EU_VAT', text)).toBe(good);
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
      expect(good.map((number) => isGood('EU_VAT', country + number))).toEqual(
        good.map(() => true),
      );
      const [shortest, longest] = [good[0], good[good.length - 1] ?? good[0]];
      const bad = [shortest.slice(0, -1), `${longest}1`, `A${longest}`, `A${shortest}`];
      expect(bad.map((number) => faultOf('EU_VAT', country + number))).toEqual(
        bad.map(() => 'form'),
      );
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
    expect(faultOf('EU_VAT', text)).toBe('form');
  });
});

describe('refusals', () => {
  it.each([
    ['PL_NIP', '77400014540'],
    ['ES_DNI', 'X12345678Z'],
    ['ES_DNI', '12345678ZZ'],
    ['ES_NIE', 'AX1234567L'],
    ['ES_NIE', 'X1234567LL'],
    ['ES_DNI', 'ES12345678Z'],
    ['ES_CIF', 'A280158650'],
    ['FR_SIREN', '0552100554'],
    ['FR_SIREN', '5521005540'],
    ['FR_SIRET', '073282932000074'],
    ['FR_SIRET', '732829320000740'],
    ['FR_SIRET', '00000000000000'],
    ['PT_NIF', '5019648430'],
    ['IT_PARTITA_IVA', '000743110157'],
    ['IT_PARTITA_IVA', '007431101570'],
  ] as const)(
    '%s %s has a wrong form: a number allows no characters before or after it (COMP-10)',
    (kind, text) => {
      expect(faultOf(kind, text)).toBe('form');
    },
  );

  it.each([
    ['FR_SIRET', '73282932100007'],
    ['FR_TVA', '47732829321'],
  ] as const)(
    '%s %s is refused: the SIREN inside it is checked as well (COMP-11, BEY-24)',
    (kind, text) => {
      expect(parseTaxNumber(kind, text)).toEqual({
        ok: false,
        error: { kind: 'not-a-tax-number', of: kind, fault: 'check-digit' },
      });
    },
  );

  it.each(TAX_NUMBER_KINDS)(
    '%s reports its own kind, so that each kind has its own message (COMP-10)',
    (kind) => {
      expect(parseTaxNumber(kind, 'nonsense')).toEqual({
        ok: false,
        error: { kind: 'not-a-tax-number', of: kind, fault: 'form' },
      });
      expect(faultOf(kind, '')).toBe('form');
    },
  );

  it('distinguishes a wrong form from a mistyped digit (COMP-10)', () => {
    expect(faultOf('PL_NIP', '774000145')).toBe('form');
    expect(faultOf('PL_NIP', '7740001455')).toBe('check-digit');
    expect(faultOf('PL_NIP', '0000000000')).toBe('form');
    expect(faultOf('FR_SIREN', '000000000')).toBe('form');
    expect(faultOf('ES_DNI', '12345678A')).toBe('check-digit');
    expect(faultOf('PT_NIF', '001964843')).toBe('form');
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
  ['PL_NIP', 'PL', 'nip', digits(10)],
  ['ES_NIF', 'ES', 'nif', fc.stringMatching(/^(?:\d{8}|[KLMXYZ]\d{7})[A-HJ-NP-TV-Z]$/)],
  ['ES_NIE', 'ES', 'nie', fc.stringMatching(/^[XYZ]\d{7}[A-HJ-NP-TV-Z]$/)],
  ['ES_DNI', 'ES', 'dni', fc.stringMatching(/^\d{8}[A-HJ-NP-TV-Z]$/)],
  ['ES_CIF', 'ES', 'cif', fc.stringMatching(/^[A-HJNP-SUVW]\d{7}[0-9A-J]$/)],
  ['FR_SIREN', 'FR', 'siren', digits(9)],
  [
    'FR_SIRET',
    'FR',
    'siret',
    fc.tuple(digits(8), fc.stringMatching(/^\d{5}$/)).map(([body, office]) => luhn(body) + office),
  ],
  [
    'FR_TVA',
    'FR',
    'tva',
    fc
      .tuple(
        digits(8),
        fc.stringMatching(/^[0-9A-HJ-NP-Z]{2}$/).filter((key) => key !== 'FR'),
      )
      .map(([body, key]) => key + luhn(body)),
  ],
  ['PT_NIF', 'PT', 'nif', digits(9)],
  ['IT_PARTITA_IVA', 'IT', 'iva', digits(11)],
] as const satisfies readonly (readonly [TaxNumberKind, string, string, fc.Arbitrary<string>])[];

describe('a number of any kind', () => {
  it.each([
    [
      'the first kind that fits',
      ['FR_SIRET', 'FR_SIREN'],
      '732 829 320',
      { ok: true, value: '732829320' },
    ],
    [
      'a mistyped digit before a wrong form',
      ['FR_SIRET', 'FR_SIREN'],
      '732829321',
      { ok: false, error: { kind: 'not-a-tax-number', fault: 'check-digit' } },
    ],
    [
      'a form that no kind has',
      ['FR_SIRET', 'FR_SIREN'],
      'X',
      { ok: false, error: { kind: 'not-a-tax-number', fault: 'form' } },
    ],
    [
      'no kind at all',
      [],
      '732829320',
      { ok: false, error: { kind: 'not-a-tax-number', fault: 'form' } },
    ],
  ] as const)('is told by %s (BEY-24)', (_, kinds, text, expected) =>
    expect(parseTaxNumberOfAny(kinds, text)).toEqual(expected),
  );
});

describe('compared with another implementation', () => {
  it.each(ORACLE_CASES)(
    '%s agrees with %s.%s of stdnum (COMP-11, BEY-24)',
    { timeout: 30_000 },
    (kind, country, name, text) => {
      const oracle = stdnum[country]?.[name];
      if (oracle === undefined) throw new Error(`stdnum has no ${country}.${name}`);
      let good = 0;
      fc.assert(
        fc.property(text, (number) => {
          const expected = oracle.validate(number).isValid;
          if (expected) good += 1;
          expect(isGood(kind, number)).toBe(expected);
        }),
        { numRuns: 2000 },
      );
      expect(good).toBeGreaterThan(0);
    },
  );
});
