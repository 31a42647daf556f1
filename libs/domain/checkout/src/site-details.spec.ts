import { describe, expect, it } from 'vitest';
import { checkSiteDetails } from './site-details.ts';

const POLAND = {
  countryCode: '48',
  trunkPrefix: '',
  national: /^[1-9]\d{8}$/,
  nationalLength: 9,
  groups: [3, 3, 3],
  mobile: /^[4-8]/,
  placeholder: '601 020 304',
} as const;

const check = (typed: Partial<Parameters<typeof checkSiteDetails>[0]>) =>
  checkSiteDetails({ reference: '', name: '', phone: '', ...typed }, POLAND);

describe('what a professional adds to an order', () => {
  it('is a reference of their own and a contact at the site, both optional', () => {
    expect(check({})).toEqual({ ok: true, value: { reference: undefined, contact: undefined } });
    expect(
      check({ reference: ' Budowa 7/2026 ', name: ' Jan Kos ', phone: '601 020 304' }),
    ).toEqual({
      ok: true,
      value: {
        reference: 'Budowa 7/2026',
        contact: { name: 'Jan Kos', telephone: '+48601020304' },
      },
    });
  });

  it.each([
    ['a reference of 41 characters', { reference: 'x'.repeat(41) }, { reference: 'too-long' }],
    ['a contact without a phone number', { name: 'Jan' }, { phone: 'missing' }],
    ['a phone number without a name', { phone: '601020304' }, { name: 'missing' }],
    ['a phone number that is none', { name: 'Jan', phone: '12' }, { phone: 'not-a-phone' }],
    [
      'a name of 101 characters',
      { name: 'x'.repeat(101), phone: '601020304' },
      { name: 'too-long' },
    ],
  ] as const)('refuses %s', (_, typed, kinds) => {
    const checked = check(typed);
    expect(
      checked.ok
        ? {}
        : Object.fromEntries(
            Object.entries(checked.error).map(([field, { kind }]) => [field, kind]),
          ),
    ).toEqual(kinds);
  });
});
