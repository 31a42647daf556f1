import { plainDate } from '@materia/domain-holiday-calendar';
import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import {
  checkProfile,
  hasProfileField,
  type Profile,
  PROFILE_FIELDS,
  type ProfileRules,
} from './profile.ts';

const asking = (
  market: 'pl' | 'es' | 'fr',
  isProfessional: boolean,
  isAsked = true,
): ProfileRules => ({
  isProfessional,
  questions: { companyType: isAsked, vatNumber: isAsked, fiscalNumber: isAsked },
  rules: marketOf(market).rules,
  today: plainDate(2026, 11, 27),
});
const faultsOf = (typed: Partial<Profile>, rules: ProfileRules) => {
  const checked = checkProfile(typed, rules);
  return checked.ok ? {} : checked.error;
};

describe('the data of a customer', () => {
  it('are stored trimmed, numbers as they are dialled and dates as yyyy-mm-dd (ACC-10, ACC-16)', () => {
    expect(
      checkProfile(
        {
          civility: 'Mrs',
          firstname: ' Ana ',
          lastname: 'García',
          secondLastname: 'López',
          birthDate: '1984-02-29',
          fiscalNumber: '12345678z',
          mobile: '601 020 304',
          phone: '911 234 567',
        },
        asking('es', false),
      ),
    ).toEqual({
      ok: true,
      value: {
        civility: 'Mrs',
        firstname: 'Ana',
        lastname: 'García',
        secondLastname: 'López',
        birthDate: '1984-02-29',
        fiscalNumber: '12345678Z',
        mobile: '+34601020304',
        phone: '+34911234567',
      },
    });
  });

  it('that are not given stay as they are, and an empty text removes what is optional', () => {
    expect(checkProfile({}, asking('pl', false))).toEqual({ ok: true, value: {} });
    const none = {
      civility: '',
      secondLastname: '',
      birthDate: '',
      fiscalNumber: '',
      mobile: '',
      phone: '',
    };
    expect(checkProfile(none, asking('es', false))).toEqual({ ok: true, value: none });
  });

  it.each([
    ['a blank name', { firstname: ' ' }, { firstname: { kind: 'missing' } }],
    [
      'a name of more than 50 characters (LIM-09)',
      { lastname: 'a'.repeat(51) },
      { lastname: { kind: 'too-long', maximum: 50 } },
    ],
    ['a civility of another shop', { civility: 'Dr' }, { civility: { kind: 'not-offered' } }],
    [
      'a day that does not exist',
      { birthDate: '1985-02-29' },
      { birthDate: { kind: 'not-a-day' } },
    ],
    [
      'a birth date as the form shows it (ACC-16)',
      { birthDate: '28-02-1985' },
      { birthDate: { kind: 'not-a-day' } },
    ],
    [
      'a birth date after today',
      { birthDate: '2026-11-28' },
      { birthDate: { kind: 'in-the-future' } },
    ],
    ['a landline as mobile', { mobile: '911 234 567' }, { mobile: { kind: 'not-a-mobile' } }],
    ['a number of another country', { phone: '+48601020304' }, { phone: { kind: 'not-a-phone' } }],
    [
      'a fiscal number with a wrong letter',
      { fiscalNumber: '12345678A' },
      { fiscalNumber: { kind: 'not-a-fiscal-number' } },
    ],
    ['a company, for a person', { company: 'Obras' }, { company: { kind: 'not-offered' } }],
  ])('%s is refused at its field', (_, typed, faults) =>
    expect(faultsOf(typed, asking('es', false))).toEqual(faults),
  );

  it('of a company are its name, tax number, type and European VAT number (COMP-10)', () => {
    const french = {
      company: ' Dubois ',
      taxNumber: '732 829 320 00074',
      companyType: 'SARL',
      vatNumber: 'fr 44732829320',
    };
    expect(checkProfile(french, asking('fr', true))).toEqual({
      ok: true,
      value: {
        company: 'Dubois',
        taxNumber: '73282932000074',
        companyType: 'SARL',
        vatNumber: 'FR44732829320',
      },
    });
    expect(
      faultsOf(
        { company: '', taxNumber: '732', companyType: 'Ltd', vatNumber: '1', fiscalNumber: '1' },
        asking('fr', true),
      ),
    ).toEqual({
      company: { kind: 'missing' },
      taxNumber: { kind: 'not-a-tax-number' },
      companyType: { kind: 'not-offered' },
      vatNumber: { kind: 'not-a-vat-number' },
      fiscalNumber: { kind: 'not-offered' },
    });
  });

  it('have the fields that the market asks for (FLAG-10, FLAG-12, FLAG-13)', () => {
    const fieldsOf = (isProfessional: boolean, isAsked: boolean) =>
      PROFILE_FIELDS.filter((field) =>
        hasProfileField(field, asking('pl', isProfessional, isAsked)),
      );
    const person = ['civility', 'firstname', 'lastname', 'secondLastname', 'birthDate'];
    const numbers = ['mobile', 'phone'];
    expect(fieldsOf(false, true)).toEqual([...person, 'fiscalNumber', ...numbers]);
    expect(fieldsOf(false, false)).toEqual([...person, ...numbers]);
    expect(fieldsOf(true, false)).toEqual(['company', 'taxNumber', ...person, ...numbers]);
    expect(fieldsOf(true, true)).toEqual([
      'company',
      'taxNumber',
      'companyType',
      'vatNumber',
      ...person,
      ...numbers,
    ]);
  });
});
