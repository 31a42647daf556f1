import { POLISH_PHONE, SPANISH_PHONE } from '@materia/domain-customer';
import { describe, expect, it } from 'vitest';
import { checkCollector, collectorRules } from './collector.ts';

const any = collectorRules(POLISH_PHONE, false);
const anna = { firstname: ' Anna   Maria ', lastname: "Nowak-O'Brien", phone: ' 601 020 304 ' };
const faultsOf = (changes: Partial<typeof anna>, rules = any) => {
  const checked = checkCollector({ ...anna, ...changes }, rules);
  return checked.ok ? {} : checked.error;
};

describe('the person who collects the products', () => {
  it('is returned trimmed, with the phone number in stored form', () => {
    expect(checkCollector(anna, any)).toEqual({
      ok: true,
      value: { firstname: 'Anna Maria', lastname: "Nowak-O'Brien", phone: '+48601020304' },
    });
  });

  it.each([
    ['a missing first name', { firstname: ' ' }, { firstname: { kind: 'missing' } }],
    [
      'a last name over 50 characters (CHK-32)',
      { lastname: 'a'.repeat(51) },
      { lastname: { kind: 'too-long', maximum: 50 } },
    ],
    ['a last name of exactly 50', { lastname: 'a'.repeat(50) }, {}],
    ['digits in a name', { firstname: 'Anna1' }, { firstname: { kind: 'not-a-name' } }],
    [
      'a name that begins with a sign',
      { lastname: '-Nowak' },
      { lastname: { kind: 'not-a-name' } },
    ],
    [
      'a missing number, since drive pickup needs one (CHK-19)',
      { phone: ' ' },
      { phone: { kind: 'missing' } },
    ],
    ['a number of another country', { phone: '+33612345678' }, { phone: { kind: 'not-a-phone' } }],
  ])('%s is reported at its field', (_, changes, faults) =>
    expect(faultsOf(changes)).toEqual(faults),
  );

  it('all validation errors are reported at once (MKT-32)', () =>
    expect(Object.keys(faultsOf({ firstname: '', lastname: '', phone: '' }))).toEqual([
      'firstname',
      'lastname',
      'phone',
    ]));

  it('names in every script are accepted', () => {
    for (const firstname of [
      'Łucja',
      'José',
      'Éloïse',
      'Иван',
      'Nguyễn',
      'J.-P.',
      'D’Arc',
      'Zoe\u0301',
    ])
      expect(faultsOf({ firstname })).toEqual({});
  });

  it('must have a mobile number where the market requires it (CHK-21, SET-06)', () => {
    expect(faultsOf({ phone: '901020304' }, collectorRules(SPANISH_PHONE, true))).toEqual({
      phone: { kind: 'mobile-needed' },
    });
    expect(faultsOf({ phone: '901020304' }, collectorRules(SPANISH_PHONE, false))).toEqual({});
    expect(faultsOf({ phone: '601020304' }, collectorRules(SPANISH_PHONE, true))).toEqual({});
  });
});
