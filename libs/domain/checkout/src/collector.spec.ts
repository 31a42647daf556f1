import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { checkCollector, collectorRules } from './collector.ts';

const POLISH_PHONE = marketOf('pl').rules.phone;
const SPANISH_PHONE = marketOf('es').rules.phone;

const PICKUP = [{ part: 'collected', method: 'drive/two_hours' }] as const;
const any = collectorRules(POLISH_PHONE, false, PICKUP);
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
    const spanish = (isNeeded: boolean) => collectorRules(SPANISH_PHONE, isNeeded, PICKUP);
    expect(faultsOf({ phone: '901020304' }, spanish(true))).toEqual({
      phone: { kind: 'mobile-needed' },
    });
    expect(faultsOf({ phone: '901020304' }, spanish(false))).toEqual({});
    expect(faultsOf({ phone: '601020304' }, spanish(true))).toEqual({});
  });

  it.each([
    ['collected', 'drive/two_hours', 'any'],
    ['collected', 'drive/scheduled', 'any'],
    ['brought', 'transporter/home', 'any'],
    ['brought', 'chronorelais/relay', 'any'],
    ['brought', 'locker/locker', 'any'],
    ['brought', 'chronopost/home', 'none'],
    ['sent', undefined, 'any'],
    ['sent', 'seller/relay', 'any'],
  ] as const)(
    'what is %s by %s needs the phone number "%s", and a mobile one in Spain (CHK-19, CHK-20, CHK-21)',
    (part, method, needed) => {
      const shipments = [{ part, method }];
      expect(collectorRules(POLISH_PHONE, false, shipments).phoneRequirement).toBe(needed);
      expect(collectorRules(SPANISH_PHONE, true, shipments).phoneRequirement).toBe('mobile');
    },
  );

  it('one shipment that needs a number is enough, and an address book needs none (CHK-19, ADDR-05)', () => {
    const parcel = { part: 'brought', method: 'chronopost/home' } as const;
    expect(collectorRules(POLISH_PHONE, false, [parcel, ...PICKUP]).phoneRequirement).toBe('any');
    expect(collectorRules(POLISH_PHONE, false, []).phoneRequirement).toBe('none');
    expect(collectorRules(SPANISH_PHONE, true, []).phoneRequirement).toBe('mobile');
  });

  it('a number that is not needed may be left out, but not be wrong', () => {
    const none = collectorRules(POLISH_PHONE, false, []);
    expect(faultsOf({ phone: '' }, none)).toEqual({});
    expect(faultsOf({ phone: '12' }, none)).toEqual({ phone: { kind: 'not-a-phone' } });
  });
});
