import { markets } from '@materia/testing/markets';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { aDay } from '../samples/offers.ts';
import { formatsOf } from './formats.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe.each(markets)('the formats of $name', (market) => {
  const formats = formatsOf(market);

  it('money has two decimals and the currency of the market (PRC-06)', () => {
    for (const minor of [0, 5, 90, 12_990, 1_234_567, -2_057]) {
      expect(plain(formats.money(money(minor, market.currency)))).toMatch(
        /^-?[\d .]+,\d{2} (zł|€)$/,
      );
    }
    expect(plain(formats.money(money(12_990, market.currency)))).toBe(
      market.currency === 'PLN' ? '129,90 zł' : '129,90 €',
    );
  });

  it('the three parts of an amount read as the whole amount', () => {
    for (const minor of [0, 7, 12_990, 1_234_567, -2_057]) {
      const amount = money(minor, market.currency);
      const { whole, decimals, currency } = formats.moneyParts(amount);
      expect(whole + decimals + currency).toBe(formats.money(amount));
      expect(decimals).toMatch(/^,\d{2}$/);
    }
  });

  it('a general date is day/month/year (PRC-10)', () => {
    expect(formats.date(aDay('2026-03-09'))).toBe('09/03/2026');
  });

  it('a delivery date is weekday, day and month name (PRC-11)', () => {
    const date = formats.longDate(aDay('2026-11-24'));
    const name = (field: 'weekday' | 'month'): string =>
      new Intl.DateTimeFormat(market.locale, { [field]: 'long', day: 'numeric', timeZone: 'UTC' })
        .formatToParts(Date.UTC(2026, 10, 24))
        .find(({ type }) => type === field)?.value ?? field;
    expect(date).toContain('24');
    expect(date).toContain(name('weekday'));
    expect(date).toContain(name('month'));
    expect(date).not.toContain('2026');
  });

  it('a unit code is told in words, and an unknown one as it is (PRC-17, PRC-18)', () => {
    expect(formats.unitName('m2')).toBe(market.units['m2']?.name);
    expect(formats.unit('bag')).toBe(market.units['bag']?.short);
    expect(formats.unit('furlong')).toBe('furlong');
    expect(formats.unitName('furlong')).toBe('furlong');
  });
});
