import { marketOf } from '@materia/testing/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STANDARD_PASSWORD } from './password.ts';
import { checkRegistration, type FilledRegistration } from './registration-check.ts';

const { phone, taxNumbers } = marketOf('pl').rules;

const rules = { phone, password: STANDARD_PASSWORD, taxNumbers };
const anna: FilledRegistration = {
  kind: 'private',
  company: '',
  taxNumber: '',
  firstname: ' Anna ',
  lastname: 'Nowak',
  mobile: '601 020 304',
  email: ' Anna@materia.example ',
  password: 'Trudne#Haslo1',
  termsAccepted: true,
};
const builder: FilledRegistration = {
  ...anna,
  kind: 'professional',
  company: ' Budowa ',
  taxNumber: '774-000-14-54',
};
const faultsOf = (typed: FilledRegistration) => {
  const checked = checkRegistration(typed, rules);
  return checked.ok ? {} : checked.error;
};

describe('a registration', () => {
  it('of a private person is returned in its stored form, without a company', () => {
    expect(checkRegistration({ ...anna, company: 'Budowa', taxNumber: 'x' }, rules)).toEqual({
      ok: true,
      value: {
        email: 'Anna@materia.example',
        firstname: 'Anna',
        lastname: 'Nowak',
        mobile: '+48601020304',
        company: undefined,
      },
    });
  });

  it('of a professional includes company and tax number, and may omit the mobile', () => {
    expect(checkRegistration({ ...builder, mobile: '  ' }, rules)).toMatchObject({
      ok: true,
      value: { mobile: undefined, company: { name: 'Budowa', taxNumber: '7740001454' } },
    });
  });

  it.each([
    [
      'terms that were not accepted (IDT-04)',
      anna,
      { termsAccepted: false },
      { terms: { kind: 'terms-not-accepted' } },
    ],
    ['a blank name', anna, { firstname: '  ' }, { firstname: { kind: 'missing' } }],
    [
      'a name over 50 characters (CHK-32)',
      anna,
      { lastname: 'a'.repeat(51) },
      { lastname: { kind: 'too-long', maximum: 50 } },
    ],
    [
      'an e-mail that is none (PWD-07)',
      anna,
      { email: 'anna@' },
      { email: { kind: 'not-an-email' } },
    ],
    ['no e-mail', anna, { email: ' ' }, { email: { kind: 'missing' } }],
    [
      'a landline for a mobile (MKT-19)',
      anna,
      { mobile: '612345678' },
      { mobile: { kind: 'not-a-mobile' } },
    ],
    ['no password', anna, { password: '' }, { password: { kind: 'missing' } }],
    [
      'a weak password (PWD-01)',
      anna,
      { password: 'Sunflower-meadow!' },
      { password: { kind: 'weak-password', unmet: [{ kind: 'digit-missing' }] } },
    ],
    ['a company without its name', builder, { company: ' ' }, { company: { kind: 'missing' } }],
    [
      'a company name over 120 characters (CHK-32)',
      builder,
      { company: 'b'.repeat(121) },
      { company: { kind: 'too-long', maximum: 120 } },
    ],
    [
      'a company without its number',
      builder,
      { taxNumber: ' ' },
      { taxNumber: { kind: 'missing' } },
    ],
    [
      'a mistyped tax number (COMP-09)',
      builder,
      { taxNumber: '7740001455' },
      { taxNumber: { kind: 'not-a-tax-number' } },
    ],
  ] as const)('is refused for %s', (_, typed, change, faults) => {
    expect(faultsOf({ ...typed, ...change })).toEqual(faults);
  });

  it('reports every wrong field at once, and only wrong ones (MKT-32)', () => {
    const wrong = {
      company: '',
      taxNumber: '1',
      firstname: '',
      lastname: '',
      mobile: '1',
      email: '@',
      password: 'x',
      termsAccepted: false,
    } as const;
    const fields = fc.subarray([
      'company',
      'taxNumber',
      'firstname',
      'lastname',
      'mobile',
      'email',
      'password',
      'termsAccepted',
    ] as const);
    fc.assert(
      fc.property(fields, (chosen) => {
        const typed = {
          ...builder,
          ...Object.fromEntries(chosen.map((field) => [field, wrong[field]])),
        };
        expect(Object.keys(faultsOf(typed)).sort()).toEqual(
          chosen.map((field) => (field === 'termsAccepted' ? 'terms' : field)).sort(),
        );
      }),
    );
  });
});
