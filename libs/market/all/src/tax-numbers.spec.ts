import { parseTaxNumber, type TaxNumberRule } from '@materia/domain-tax-number';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { markets } from './index.ts';

const RULES: readonly (readonly [id: string, country: string, rule: TaxNumberRule])[] =
  markets.flatMap(({ id, country, rules }) =>
    [...new Set<TaxNumberRule>([...rules.taxNumbers, ...rules.personalNumbers])].map(
      (rule) => [id, country, rule] as const,
    ),
  );
const byKind = new Map(RULES.map(([, , rule]) => [rule.kind, rule]));

const parse = (kind: string, text: string) =>
  parseTaxNumber(byKind.get(kind) ?? expect.unreachable(`no market has ${kind}`), text);
const faultOf = (kind: string, text: string): string | undefined => {
  const answer = parse(kind, text);
  return answer.ok ? undefined : answer.error.fault;
};

describe('the kinds of tax number', () => {
  it('have the ids by which refusals name them', () =>
    expect([...byKind.keys()]).toEqual(
      expect.arrayContaining([
        'PL_NIP',
        'PL_PESEL',
        'ES_NIF',
        'ES_DNI',
        'ES_NIE',
        'FR_SIRET',
        'FR_SIREN',
        'FR_SPI',
        'PT_NIF',
      ]),
    ));

  it('have one id each, also between markets', () => expect(byKind.size).toBe(RULES.length));

  it.each(RULES.map(([id, country, rule]) => [id, rule.kind, country, rule] as const))(
    'of %s: %s has its country in its id, its example is valid, and not with the last sign changed (COMP-11, BEY-24)',
    (_, kind, country, rule) => {
      expect(kind === 'EU_VAT' || kind.startsWith(`${country}_`)).toBe(true);
      expect(parseTaxNumber(rule, rule.example)).toMatchObject({ ok: true });
      const last = rule.example.slice(-1);
      const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
      expect(parseTaxNumber(rule, rule.example.replace(/.$/, other))).toEqual({
        ok: false,
        error: { kind: 'not-a-tax-number', of: kind, fault: 'check-digit' },
      });
    },
  );

  it.each(RULES.map(([id, , rule]) => [id, rule.kind, rule] as const))(
    'of %s: %s reports its own kind, so that each kind has its own message (COMP-10)',
    (_, kind, rule) => {
      for (const text of ['nonsense', ''])
        expect(parseTaxNumber(rule, text)).toEqual({
          ok: false,
          error: { kind: 'not-a-tax-number', of: kind, fault: 'form' },
        });
    },
  );
});

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
  ['ES_NIF', 'A28015865', 'A28015865'],
  ['ES_NIF', 'ES-A28015865', 'A28015865'],
  ['FR_SIREN', '552 100 554', '552100554'],
  ['FR_SIRET', '732 829 320 00074', '73282932000074'],
  ['FR_SIRET', '35600000000048', '35600000000048'],
  ['FR_SIRET', '35600000049837', '35600000049837'],
  ['PL_NIP', '0123456789', '0123456789'],
  ['ES_NIF', 'ES A28015865', 'A28015865'],
  ['FR_SIREN', '000588004', '000588004'],
  ['FR_SIRET', '00058800400002', '00058800400002'],
  ['PT_NIF', 'PT 501 964 843', '501964843'],
] as const;

describe('real numbers', () => {
  it.each(GOOD)('%s %s is read as %s (COMP-11, BEY-24)', (kind, text, stored) => {
    expect(parse(kind, text)).toEqual({ ok: true, value: stored });
  });

  it.each(GOOD)(
    '%s %s with its last sign changed is refused (COMP-11, BEY-24)',
    (kind, text, stored) => {
      const last = stored.slice(-1);
      if (stored === '35600000000048') return;
      const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
      expect(parse(kind, text.replace(/.$/, other)).ok).toBe(false);
    },
  );
});

describe('refusals', () => {
  it.each([
    ['PL_NIP', '77400014540'],
    ['ES_DNI', 'X12345678Z'],
    ['ES_DNI', '12345678ZZ'],
    ['ES_NIE', 'AX1234567L'],
    ['ES_NIE', 'X1234567LL'],
    ['ES_DNI', 'ES12345678Z'],
    ['ES_NIF', 'A280158650'],
    ['FR_SIREN', '0552100554'],
    ['FR_SIREN', '5521005540'],
    ['FR_SIRET', '073282932000074'],
    ['FR_SIRET', '732829320000740'],
    ['FR_SIRET', '00000000000000'],
    ['PT_NIF', '5019648430'],
  ])(
    '%s %s has a wrong form: a number allows no characters before or after it (COMP-10)',
    (kind, text) => {
      expect(faultOf(kind, text)).toBe('form');
    },
  );

  it('FR_SIRET 73282932100007 is refused: the SIREN inside it is checked as well (COMP-11, BEY-24)', () => {
    expect(parse('FR_SIRET', '73282932100007')).toEqual({
      ok: false,
      error: { kind: 'not-a-tax-number', of: 'FR_SIRET', fault: 'check-digit' },
    });
  });

  it('distinguish a wrong form from a mistyped digit (COMP-10)', () => {
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

/** Texts of the right form, of which enough are valid. */
const ORACLE_CASES = [
  ['PL_NIP', 'PL', 'nip', digits(10)],
  [
    'PL_PESEL',
    'PL',
    'pesel',
    // Births before 2000 only: stdnum refuses dates in the future.
    fc.stringMatching(/^\d\d(?:[08][1-9]|[19][0-2])(?:0[1-9]|1\d|2[0-8])\d{5}$/),
  ],
  ['ES_NIF', 'ES', 'nif', fc.stringMatching(/^(?:\d{8}|[KLMXYZ]\d{7})[A-HJ-NP-TV-Z]$/)],
  ['ES_NIF', 'ES', 'cif', fc.stringMatching(/^[A-HJNP-SUVW]\d{7}[0-9A-J]$/)],
  ['ES_NIE', 'ES', 'nie', fc.stringMatching(/^[XYZ]\d{7}[A-HJ-NP-TV-Z]$/)],
  ['ES_DNI', 'ES', 'dni', fc.stringMatching(/^\d{8}[A-HJ-NP-TV-Z]$/)],
  ['FR_SIREN', 'FR', 'siren', digits(9)],
  [
    'FR_SIRET',
    'FR',
    'siret',
    fc.tuple(digits(8), fc.stringMatching(/^\d{5}$/)).map(([body, office]) => luhn(body) + office),
  ],
  [
    'FR_SPI',
    'FR',
    'nif',
    fc
      .tuple(fc.stringMatching(/^[0-3]\d{9}$/), fc.constantFrom(0, 0, 1))
      .map(
        ([body, mistake]) => `${body}${String((Number(body) % 511) + mistake).padStart(3, '0')}`,
      ),
  ],
  ['PT_NIF', 'PT', 'nif', digits(9)],
] as const;

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
          expect(parse(kind, number).ok).toBe(expected);
        }),
        { numRuns: 2000 },
      );
      expect(good).toBeGreaterThan(0);
    },
  );
});
