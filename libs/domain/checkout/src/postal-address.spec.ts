import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { collectorRules } from './collector.ts';
import { checkPostalAddress, type PostalAddress } from './postal-address.ts';

const POLISH_PHONE = marketOf('pl').rules.phone;
const POLISH_POSTCODE = marketOf('pl').rules.postcode;
const SPANISH_PHONE = marketOf('es').rules.phone;
const SPANISH_POSTCODE = marketOf('es').rules.postcode;

const poland = {
  ...collectorRules(POLISH_PHONE, false, []),
  country: 'PL',
  postcode: POLISH_POSTCODE,
};
const spain = {
  ...collectorRules(SPANISH_PHONE, true, []),
  country: 'ES',
  postcode: SPANISH_POSTCODE,
};
const home: PostalAddress = {
  civility: 'Mrs',
  firstname: ' Anna ',
  lastname: 'Nowak',
  phone: '601 020 304',
  street: ['Długa 12/5', ' '],
  postcode: '61001',
  city: ' Poznań ',
  region: '',
  country: 'PL',
};

describe('an address of the address book', () => {
  it('is stored as its country writes it, without empty lines (ADDR-02)', () =>
    expect(checkPostalAddress(home, poland)).toEqual({
      ok: true,
      value: {
        civility: 'Mrs',
        firstname: 'Anna',
        lastname: 'Nowak',
        phone: '+48601020304',
        street: ['Długa 12/5'],
        postcode: '61-001',
        city: 'Poznań',
        region: '',
        country: 'PL',
      },
    }));

  it.each([
    [
      'a postal code of another country (ADDR-09)',
      { postcode: '2801' },
      { postcode: { kind: 'not-a-postcode' } },
    ],
    ['another country (CHK-27)', { country: 'DE' }, { country: { kind: 'country-not-served' } }],
    [
      'a street over 120 characters (CHK-31)',
      { street: ['a'.repeat(121)] },
      { street: { kind: 'too-long', maximum: 120 } },
    ],
    [
      'a city over 50 characters (CHK-31)',
      { city: 'a'.repeat(51) },
      { city: { kind: 'too-long', maximum: 50 } },
    ],
    [
      'a region over 50 characters (CHK-31)',
      { region: 'a'.repeat(51) },
      { region: { kind: 'too-long', maximum: 50 } },
    ],
    [
      'a wrong phone number, although none is needed',
      { phone: '1' },
      { phone: { kind: 'not-a-phone' } },
    ],
  ])('%s is reported at its field', (_, changes, error) =>
    expect(checkPostalAddress({ ...home, ...changes }, poland)).toEqual({ ok: false, error }),
  );

  it('needs neither civility nor phone number, unless the market needs a mobile one (ADDR-05, ADDR-12)', () => {
    expect(checkPostalAddress({ ...home, civility: 'Dr', phone: '' }, poland)).toMatchObject({
      ok: true,
      value: { civility: undefined, phone: '' },
    });
    const madrid = { ...home, postcode: '28013', country: 'ES' };
    expect(checkPostalAddress({ ...madrid, phone: '' }, spain)).toEqual({
      ok: false,
      error: { phone: { kind: 'missing' } },
    });
    expect(checkPostalAddress({ ...madrid, phone: '911 234 567' }, spain)).toEqual({
      ok: false,
      error: { phone: { kind: 'mobile-needed' } },
    });
  });

  it('may be where the market does not deliver', () =>
    expect(checkPostalAddress({ ...home, postcode: '35001', country: 'ES' }, spain)).toMatchObject({
      ok: true,
    }));
});
