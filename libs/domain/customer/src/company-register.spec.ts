import { describe, expect, it } from 'vitest';
import {
  type CompanyCard,
  filledFromRegister,
  offersCompanyLookUp,
  splitRegisteredAddress,
} from './company-register.ts';

const POSTCODE = String.raw`\d{2}-?\d{3}`;
const NOBODY = { company: '', taxNumber: '', street: '', postcode: '', city: '' };
const CARD: CompanyCard = {
  name: 'Budowa',
  taxNumber: '1234563218',
  address: { street: 'Fabryczna 8', postcode: '90-344', city: 'Łódź' },
};

describe('an address in one text', () => {
  it.each([
    ['two lines', 'Fabryczna 8\n90-344 Łódź'],
    ['commas', 'FABRYCZNA 8, 90-344 ŁÓDŹ'],
    ['several blanks', ' Fabryczna   8 ,\n 90-344   Łódź '],
  ])('is split into street, postal code and town: %s', (_, text) => {
    const split = splitRegisteredAddress(text, POSTCODE);
    expect(split?.postcode).toBe('90-344');
    expect([split?.street, split?.city].map((part) => part?.toLowerCase())).toEqual([
      'fabryczna 8',
      'łódź',
    ]);
  });

  it.each([
    ['no postal code', 'Fabryczna 8\nŁódź'],
    ['no street', '90-344 Łódź'],
    ['a longer number', 'Fabryczna 8\n190-3445 Łódź'],
    ['nothing', ''],
  ])('stays unread with %s', (_, text) =>
    expect(splitRegisteredAddress(text, POSTCODE)).toBeUndefined(),
  );
});

describe('a form after a lookup', () => {
  it('has name, number and address of the register (COMP-13)', () =>
    expect(filledFromRegister({ ...NOBODY, taxNumber: '123-456-32-18' }, CARD)).toEqual({
      company: 'Budowa',
      taxNumber: '1234563218',
      street: 'Fabryczna 8',
      postcode: '90-344',
      city: 'Łódź',
    }));

  it('keeps an address that somebody typed, even a part of one', () =>
    expect(filledFromRegister({ ...NOBODY, city: 'Gdynia' }, CARD)).toMatchObject({
      street: '',
      city: 'Gdynia',
    }));

  it('keeps the name where the register publishes none', () =>
    expect(
      filledFromRegister(
        { ...NOBODY, company: 'Typed' },
        { ...CARD, name: '', address: undefined },
      ),
    ).toMatchObject({ company: 'Typed', taxNumber: '1234563218', street: '' }));
});

it.each([
  [true, true, true],
  [false, true, false],
  [true, false, false],
])(
  'the lookup is offered by its flag (%s), in a market with a register (%s): %s',
  (flag, has, is) =>
    expect(
      offersCompanyLookUp(
        { ACCOUNT_COMPANY_NUMBER_SEARCH: flag },
        {
          companyRegister: has ? { name: 'vies', vatPrefix: 'XX', findsByName: false } : undefined,
        },
      ),
    ).toBe(is),
);
