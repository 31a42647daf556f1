import { marketOf } from '@materia/testing/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_FIELDS,
  checkAnswers,
  NO_ANSWERS,
  type RegistrationAnswers,
  type RegistrationQuestions,
  splitStreetLine,
  streetLine,
} from './registration-questions.ts';

const { personalNumbers, postcode } = marketOf('es').rules;

const rules = {
  companyTypes: [{ code: 'COMPANY' }],
  personalNumbers,
  postcode,
} as const;
const none: RegistrationQuestions = {
  kind: true,
  companyType: false,
  vatNumber: false,
  fiscalNumber: false,
  address: false,
  numberFirst: false,
  loyaltyCard: false,
};
const all: RegistrationQuestions = {
  kind: true,
  companyType: true,
  vatNumber: true,
  fiscalNumber: true,
  address: true,
  numberFirst: true,
  loyaltyCard: true,
};
const good: RegistrationAnswers = {
  companyType: 'COMPANY',
  vatNumber: 'ESB58378431',
  fiscalNumber: '12345678-z',
  street: ' Mayor ',
  streetNumber: '4',
  postcode: '28013',
  city: 'Madrid',
  loyaltyCard: '9800 0000-00017',
};

const check = (
  typed: Partial<RegistrationAnswers>,
  questions: RegistrationQuestions = all,
  isProfessional = false,
) => checkAnswers({ ...good, ...typed }, { isProfessional, questions, rules });

describe('registration answers', () => {
  it('are read as the market requires them', () => {
    expect(check({})).toEqual({
      ok: true,
      value: {
        companyType: undefined,
        vatNumber: undefined,
        fiscalNumber: '12345678Z',
        address: { street: '4 Mayor', postcode: '28013', city: 'Madrid' },
        loyaltyCard: '9800000000017',
      },
    });
    expect(check({}, all, true)).toMatchObject({
      ok: true,
      value: { companyType: 'COMPANY', vatNumber: 'ESB58378431', fiscalNumber: undefined },
    });
  });

  it('need no fiscal number of a person, and none is stored without one', () => {
    expect(check({ fiscalNumber: ' ' })).toMatchObject({
      ok: true,
      value: { fiscalNumber: undefined },
    });
  });

  it('to questions that were not asked are neither read nor refused', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, fc.string()]))),
        fc.boolean(),
        (typed, isProfessional) => {
          expect(
            checkAnswers({ ...NO_ANSWERS, ...typed }, { isProfessional, questions: none, rules }),
          ).toEqual({
            ok: true,
            value: {
              companyType: undefined,
              vatNumber: undefined,
              fiscalNumber: undefined,
              address: undefined,
              loyaltyCard: undefined,
            },
          });
        },
      ),
    );
  });

  it.each([
    [
      'a mistyped fiscal number',
      { fiscalNumber: '12345678A' },
      false,
      { fiscalNumber: { kind: 'not-a-fiscal-number' } },
    ],
    ['no company type', { companyType: '' }, true, { companyType: { kind: 'missing' } }],
    [
      'a company type of another market',
      { companyType: 'SARL' },
      true,
      { companyType: { kind: 'not-offered' } },
    ],
    [
      'a VAT number without country',
      { vatNumber: 'B58378431' },
      true,
      { vatNumber: { kind: 'not-a-vat-number' } },
    ],
    [
      'an address without its parts',
      { street: '', streetNumber: ' ', postcode: '', city: '' },
      false,
      {
        street: { kind: 'missing' },
        streetNumber: { kind: 'missing' },
        postcode: { kind: 'missing' },
        city: { kind: 'missing' },
      },
    ],
    [
      'a postal code of four digits',
      { postcode: '2801' },
      false,
      { postcode: { kind: 'not-a-postcode' } },
    ],
    [
      'a street that is too long with its number',
      { street: 'x'.repeat(119) },
      false,
      { street: { kind: 'too-long', maximum: 120 } },
    ],
    [
      'a number that is too long',
      { streetNumber: '1'.repeat(13) },
      false,
      { streetNumber: { kind: 'too-long', maximum: 12 } },
    ],
    [
      'a place that is too long',
      { city: 'x'.repeat(51) },
      false,
      { city: { kind: 'too-long', maximum: 50 } },
    ],
    [
      'a card with letters',
      { loyaltyCard: '98AB0000' },
      false,
      { loyaltyCard: { kind: 'not-a-card' } },
    ],
    [
      'a card of five digits',
      { loyaltyCard: '98000' },
      false,
      { loyaltyCard: { kind: 'not-a-card' } },
    ],
  ] as const)(
    '%s is reported at its field (IDT-05, COMP-10)',
    (_, typed, isProfessional, faults) => {
      expect(check(typed, all, isProfessional)).toEqual({ ok: false, error: faults });
    },
  );

  it('a VAT number and a card are optional', () => {
    expect(check({ vatNumber: '', loyaltyCard: '' }, all, true)).toMatchObject({
      ok: true,
      value: { vatNumber: undefined, loyaltyCard: undefined },
    });
  });
});

describe('a street and its number', () => {
  it.each([
    [true, '4 Mayor'],
    [false, 'Mayor 4'],
  ])('number first: %s, are written %s (ADDR-06)', (numberFirst, line) =>
    expect(streetLine('Mayor', '4', numberFirst)).toBe(line),
  );

  it.each([true, false])(
    'number first: %s, are split again without loss (ADDR-06)',
    (numberFirst) => {
      fc.assert(
        fc.property(
          fc.stringMatching(/^[A-Z][a-z ]{0,12}[a-z]$/),
          fc.stringMatching(/^\d{1,3}[a-z]?$/),
          (street, number) => {
            expect(splitStreetLine(streetLine(street, number, numberFirst), numberFirst)).toEqual({
              street,
              number,
            });
          },
        ),
      );
      for (const line of ['Mayor', 'Plac Wolności', '', 'al. 3 Maja']) {
        const { street, number } = splitStreetLine(line, numberFirst);
        expect(number === '' ? street : streetLine(street, number, numberFirst)).toBe(line);
      }
    },
  );
});
