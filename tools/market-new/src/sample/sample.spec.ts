import { drawCountry, placeOn } from '@materia/domain-country-map';
import { locatePostcode, parseMobile, parsePhone, parsePostcode } from '@materia/domain-contact';
import { parseTaxNumber } from '@materia/domain-tax-number';
import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/market-all';
import { formatMinorUnits, formatNumber, formatShortDate } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { ecoContributions } from './eco-contributions.ts';
import { flagPresets } from './flags.ts';
import { currencyFormat, numberFormat, shortDay } from './formats.ts';
import { legalFacts, legalLinks } from './legal.ts';
import { outline } from './outline.ts';
import { postcodeAreas } from './postcode-areas.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { units } from './units.ts';

const blank = (text: string): string => text.replace(/\s/g, ' ');

describe('Italy, the sample market', () => {
  it('formats numbers, money and dates like Unicode’s Italian locale', () => {
    for (const value of [5, 1234.5, 12345.67, 1234567.8])
      expect(formatNumber(value, numberFormat)).toBe(
        new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }).format(value),
      );
    expect(blank(formatMinorUnits(1234567, numberFormat, currencyFormat))).toBe(
      blank(
        new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }).format(12345.67),
      ),
    );
    expect(formatShortDate(plainDate(2026, 11, 20), shortDay)).toBe('20/11/2026');
  });

  it('draws its outline within the map bounds, with Rome inside', () => {
    const map = drawCountry(outline, 400);
    for (const { west, east, south, north, rings } of outline.areas) {
      for (const [longitude, latitude] of rings.flat())
        expect([
          longitude >= west,
          longitude <= east,
          latitude >= south,
          latitude <= north,
        ]).toEqual([true, true, true, true]);
    }
    expect(placeOn(map, outline, { latitude: 41.9, longitude: 12.5 })).toBeDefined();
  });

  it.each([
    ['a mobile of ten digits', '340 1234567', true],
    ['a mobile with the country code', '+39 340 1234567', true],
    ['a landline of Rome with its zero', '06 5550 1400', false],
    ['a landline with the country code', '+39 02 5550 1000', false],
  ])('reads %s', (_, text, isMobile) => {
    expect(parsePhone(text, rules.phone).ok).toBe(true);
    expect(parseMobile(text, rules.phone).ok).toBe(isMobile);
  });
  it.each(['601020304', '+48 601 020 304', '12345'])('refuses %s as a phone', (text) =>
    expect(parsePhone(text, rules.phone).ok).toBe(false),
  );

  it('has a five-digit CAP, a valid partita IVA and safe links', () => {
    expect(parsePostcode('00156', rules.postcode).ok).toBe(true);
    expect(parsePostcode('0156', rules.postcode).ok).toBe(false);
    expect(parsePostcode('49100', rules.postcode).ok).toBe(false);
    expect(locatePostcode('00156', postcodeAreas, [])).toMatchObject({
      ok: true,
      value: { town: 'Roma' },
    });
    expect(
      parseTaxNumber(
        'IT_PARTITA_IVA',
        legalFacts.find(({ label }) => label === 'Partita IVA')?.value ?? '',
      ),
    ).toMatchObject({ ok: true });
    expect(legalLinks.every(({ href }) => href.startsWith('https://'))).toBe(true);
  });

  it('has every unit, and rejects order references of other markets', () => {
    expect(Object.keys(units).toSorted()).toEqual(Object.keys(markets[0].units).toSorted());
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

  it('requires accepting the terms, and cites the law of its eco-contribution', () => {
    expect(flagPresets.CHECKOUT_TERMS_ACCEPTANCE_REQUIRED).toBe(true);
    expect(ecoContributions.map(({ source }) => source)).toEqual([
      expect.stringContaining('n. 49'),
    ]);
  });
});
