import { drawCountry, placeOn } from '@materia/domain-country-map';
import {
  formatPhone,
  locatePostcode,
  parseMobile,
  parsePhone,
  parsePostcode,
} from '@materia/domain-contact';
import { holidaysOf, isoWeekday, parsePlainDate } from '@materia/domain-holiday-calendar';
import { EU_VAT, parseTaxNumber } from '@materia/domain-tax-number';
import { markets } from '@materia/market-all';
import { formatMinorUnits, formatNumber } from '@materia/market-model';
import DateHolidays from 'date-holidays';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { pseudoOutline } from '../pseudo-outline.ts';
import { places } from './demo/places.ts';
import { stores } from './demo/stores.ts';
import { vendors } from './demo/vendors.ts';
import { ecoContributions } from './market/eco-contributions.ts';
import { currencyFormat, numberFormat } from './market/formats.ts';
import { holidays } from './market/holidays.ts';
import { company, legalFacts, legalLinks } from './market/legal.ts';
import { postcodeAreas } from './market/postcode-areas.ts';
import { rules } from './market/rules.ts';
import { personalNumbers, taxNumbers } from './market/tax-numbers.ts';
import { settings } from './settings.ts';

const blank = (text: string): string => text.replace(/\s/g, ' ');

describe('Germany, the sample market', () => {
  it('formats numbers and money like Unicode’s German locale', () => {
    for (const value of [5, 1234.5, 12345.67, 1234567.8])
      expect(formatNumber(value, numberFormat)).toBe(
        new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(value),
      );
    expect(blank(formatMinorUnits(1234567, numberFormat, currencyFormat))).toBe(
      blank(
        new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(12345.67),
      ),
    );
  });

  it('has its stores and towns on the map and in postal areas', () => {
    const outline = pseudoOutline(postcodeAreas);
    const map = drawCountry(outline, 400);
    for (const [postcode, , latitude, longitude] of places) {
      expect(placeOn(map, outline, { latitude, longitude })).toBeDefined();
      expect(locatePostcode(postcode, postcodeAreas, [])).toMatchObject({ ok: true });
    }
    const towns: readonly string[] = places.map(([, town]) => town);
    expect(stores.filter(({ city }) => !towns.includes(city))).toEqual([]);
    expect(stores.filter(({ region }) => !(region in holidays.regions))).toEqual([]);
  });

  it.each([
    ['a mobile of ten digits', '0171 3920000', true],
    ['a mobile of eleven digits', '0152 28817386', true],
    ['a mobile with the country code', '+49 171 3920000', true],
    ['a landline of Berlin', '030 23125 100', false],
    ['a landline with the country code', '+49 89 99998 150', false],
  ])('reads %s, and writes all its digits', (_, text, isMobile) => {
    const phone = parsePhone(text, rules.phone);
    expect(phone.ok && parsePhone(formatPhone(phone.value, rules.phone), rules.phone)).toEqual(
      phone,
    );
    expect(parseMobile(text, rules.phone).ok).toBe(isMobile);
  });
  it.each(['601020304', '+48 601 020 304', '12345'])('refuses %s as a phone', (text) =>
    expect(parsePhone(text, rules.phone).ok).toBe(false),
  );

  it('has five-digit postal codes, valid phones and VAT numbers, and safe links', () => {
    expect(parsePostcode('01067', rules.postcode).ok).toBe(true);
    for (const text of ['1067', '43100', '00100'])
      expect(parsePostcode(text, rules.postcode).ok).toBe(false);
    for (const { phone, postcode } of [
      company,
      ...stores,
      ...vendors.map(({ trader }) => trader),
    ]) {
      expect(parsePhone(phone, rules.phone)).toMatchObject({ ok: true });
      expect(parsePostcode(postcode, rules.postcode)).toMatchObject({ ok: true });
    }
    const own = legalFacts.find(({ label }) => label === 'USt-IdNr.')?.value ?? '';
    for (const number of [own, ...vendors.map(({ trader }) => trader.taxNumber)])
      expect(parseTaxNumber(EU_VAT, number)).toMatchObject({ ok: true });
    expect(legalLinks.every(({ href }) => href.startsWith('https://'))).toBe(true);
  });

  it.each([
    ['eleven digits of a person', personalNumbers[0], '86 095 742 719', '86095742719'],
    ['a company', taxNumbers[0], 'DE 136 695 976', '136695976'],
    ['a business of a company', taxNumbers[0], 'DE136695976-00001', '13669597600001'],
  ])('has a tax number of its own: %s', (_, rule, text, stored) =>
    expect(parseTaxNumber(rule, text)).toEqual({ ok: true, value: stored }),
  );
  it.each([
    ['a mistyped digit', personalNumbers[0], '86095742718', 'check-digit'],
    ['no repeated digit', personalNumbers[0], '12345678903', 'check-digit'],
    ['a digit three times in a row', personalNumbers[0], '11123456786', 'check-digit'],
    ['a leading zero', personalNumbers[0], '06095742719', 'form'],
    ['a mistyped digit of a company', taxNumbers[0], 'DE136695977', 'check-digit'],
    ['another country', taxNumbers[0], 'AT136695976', 'form'],
  ])('refuses a tax number with %s', (_, rule, text, fault) =>
    expect(parseTaxNumber(rule, text)).toEqual({
      ok: false,
      error: { kind: 'not-a-tax-number', of: rule.kind, fault },
    }),
  );

  /** Ten digits, of which one occurs twice and the others once, and any last digit. */
  const personal = fc
    .tuple(
      fc.shuffledSubarray([...'1234567890'], { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([body, repeated, last]) => [...body, body[repeated], String(last)].join(''))
    .filter((number) => !number.startsWith('0'));
  it.each([
    [personalNumbers[0], 'idnr', personal],
    [taxNumbers[0], 'vat', fc.stringMatching(/^[1-9]\d{8}$/)],
  ] as const)('agrees with stdnum on $kind, compared with its %s', (rule, name, text) => {
    const oracle = stdnum['DE']?.[name] ?? expect.unreachable();
    let good = 0;
    fc.assert(
      fc.property(text, (number) => {
        const expected = oracle.validate(number).isValid;
        if (expected) good += 1;
        expect(parseTaxNumber(rule, number).ok).toBe(expected);
      }),
      { numRuns: 2000 },
    );
    expect(good).toBeGreaterThan(0);
  });

  it('has no order reference of another market', () => {
    const taken: readonly string[] = markets.flatMap((market) => [
      market.settings.preparationFeeReference,
      market.settings.returnablePalletReference,
    ]);
    expect(
      [settings.preparationFeeReference, settings.returnablePalletReference].filter((reference) =>
        taken.includes(reference),
      ),
    ).toEqual([]);
  });

  it('cites the law of its eco-contribution', () =>
    expect(ecoContributions.map(({ source }) => source)).toEqual([
      expect.stringContaining('2012/19/EU'),
    ]));
});

describe('its holidays, 2024 to 2030', () => {
  const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
  const isSunday = (text: string): boolean => {
    const date = parsePlainDate(text);
    return date.ok && isoWeekday(date.value) === 7;
  };

  it.each(Object.keys(holidays.regions))(
    'in %s are those of date-holidays; Sundays are free anyway',
    (region) => {
      const theirs = new DateHolidays('DE', region);
      for (const year of YEARS) {
        const ours = holidaysOf(holidays, region, year).map(({ date }) => date);
        const expected = theirs
          .getHolidays(year)
          .filter(({ type }) => type === 'public')
          .map(({ date }) => date.slice(0, 10));
        const weekdays = (days: readonly string[]) =>
          [...new Set(days.filter((day) => !isSunday(day)))].toSorted();
        expect([year, ...weekdays(ours)]).toEqual([year, ...weekdays(expected)]);
      }
    },
  );
});
