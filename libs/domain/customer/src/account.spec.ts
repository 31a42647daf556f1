import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_TYPES, companyTypeOfId } from './company-types.ts';
import { CUSTOMER_TYPES, emptyCustomerType, offeredCustomerTypes } from './customer-type.ts';
import { isProfessional } from './professional.ts';
import { may, type Permission, PERMISSIONS, principalOf } from './roles.ts';
import { endSession, INITIAL_SESSION, isSessionActive } from './session.ts';

const POLISH_COMPANY_TYPES = marketOf('pl').rules.companyTypeIds;
const SPANISH_COMPANY_TYPES = marketOf('es').rules.companyTypeIds;
const FRENCH_COMPANY_TYPES = marketOf('fr').rules.companyTypeIds;
const PORTUGUESE_COMPANY_TYPES = marketOf('pt').rules.companyTypeIds;

describe('customer types', () => {
  it('a customer is individual, type 2, or professional, type 3 (ACC-01, LIM-52)', () => {
    expect(CUSTOMER_TYPES).toEqual({ individual: 2, professional: 3 });
    expect(offeredCustomerTypes(emptyCustomerType(true))).toEqual([2, 3]);
  });

  it('the empty form starts with 1 while company types are on, otherwise 0, and neither is ever saved (ACC-14, ACC-15)', () => {
    expect(emptyCustomerType(true)).toBe(1);
    expect(emptyCustomerType(false)).toBe(0);
    expect(offeredCustomerTypes(1)).toEqual([2, 3]);
    expect(offeredCustomerTypes(0)).toEqual([2]);
  });

  it.each([
    ['customer type 3', { customerType: 3 }, true],
    ['a pro card', { customerType: 2, isProCard: true }, true],
    ['loyalty category 3', { customerType: 2, loyaltyCategory: 3 }, true],
    ['loyalty category "3"', { loyaltyCategory: '3' }, true],
    ['a company fiscal id', { customerType: 2, companyFiscalId: '7740001454' }, true],
    [
      'none of the four',
      { customerType: 2, isProCard: false, loyaltyCategory: 1, companyFiscalId: ' ' },
      false,
    ],
    ['loyalty category " 3 "', { loyaltyCategory: ' 3 ' }, true],
    ['nothing at all', {}, false],
  ])(
    '%s decides who is a professional, as each request reports (PRC-04, COMP-14, CART-52)',
    (_case, signs, professional) => {
      expect(isProfessional(signs)).toBe(professional);
    },
  );
});

describe('roles', () => {
  const allowed = (principal: 'guest' | 'individual' | 'professional'): readonly string[] =>
    permissions.filter((permission) => may(principal, permission));
  const permissions: readonly Permission[] = [
    'browse',
    'use-cart',
    'register',
    'log-in',
    'reset-password',
    'confirm-account',
    'read-content',
    'subscribe-newsletter',
    'read-reviews',
    'account',
    'orders',
    'purchases',
    'invoices',
    'addresses',
    'quotes',
    'loyalty',
    'receipt-preferences',
    'threads',
    'write-reviews',
    'checkout',
    'guest-checkout',
    'pro-prices',
  ];

  it('the list below names every permission', () => {
    expect(permissions.toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
  });

  it('a guest may browse, fill the cart, register, log in and read, and order where the market allows it, but has no account permissions (ROL-01, ROL-06)', () => {
    expect(allowed('guest')).toEqual([
      'browse',
      'use-cart',
      'register',
      'log-in',
      'reset-password',
      'confirm-account',
      'read-content',
      'subscribe-newsletter',
      'read-reviews',
      'guest-checkout',
    ]);
  });

  it('an individual may use the whole account and the checkout (ROL-02, ROL-06)', () => {
    expect(allowed('individual')).toEqual(
      permissions.filter((permission) => permission !== 'pro-prices'),
    );
  });

  it('a professional has the same permissions, with pro prices (ROL-03)', () => {
    expect(allowed('professional')).toEqual(permissions);
  });

  it('the buyer flag changes no permissions (ROL-04)', () => {
    const signs = { customerType: 2, isBuyer: true };
    expect(principalOf(signs)).toBe('individual');
    expect(principalOf({ customerType: 3 })).toBe('professional');
    expect(principalOf(undefined)).toBe('guest');
  });
});

describe('company types', () => {
  it('are company, self-employed and other (COMP-04)', () => {
    expect(COMPANY_TYPES).toEqual(['COMPANY', 'SELF_EMPLOYED', 'OTHER']);
  });

  it('in Poland company is 3 and other is 2 (COMP-06)', () => {
    expect(POLISH_COMPANY_TYPES.ids).toEqual({ COMPANY: 3, OTHER: 2 });
    expect(companyTypeOfId(3, POLISH_COMPANY_TYPES)).toBe('COMPANY');
    expect(companyTypeOfId(2, POLISH_COMPANY_TYPES)).toBe('OTHER');
    expect(companyTypeOfId(99, POLISH_COMPANY_TYPES)).toBe('OTHER');
  });

  it('in Spain 3 is company, 37 self-employed, anything else other (COMP-07)', () => {
    fc.assert(
      fc.property(fc.integer(), (id) => {
        const expected = id === 3 ? 'COMPANY' : id === 37 ? 'SELF_EMPLOYED' : 'OTHER';
        expect(companyTypeOfId(id, SPANISH_COMPANY_TYPES)).toBe(expected);
      }),
      { examples: [[3], [37], [2], [0]] },
    );
  });

  it('Spain lists other, company, self-employed in this order (COMP-08)', () => {
    expect(marketOf('es').rules.companyTypes.map(({ code }) => code)).toEqual([
      'OTHER',
      'COMPANY',
      'SELF_EMPLOYED',
    ]);
  });

  it.each([
    ['France', FRENCH_COMPANY_TYPES],
    ['Portugal', PORTUGUESE_COMPANY_TYPES],
  ])('in %s company is 3 and the other two have distinct values (COMP-12)', (_country, market) => {
    expect(market.ids.COMPANY).toBe(3);
    for (const type of COMPANY_TYPES)
      expect(companyTypeOfId(market.ids[type] ?? Number.NaN, market)).toBe(type);
  });

  it('France has a detailed list of thirteen forms (COMP-05)', () => {
    expect(
      marketOf('fr')
        .rules.companyTypes.map(({ code }) => code)
        .join(', '),
    ).toBe(
      'administration, EURL, farmer, GAEC, GIE, SA, SARL, SAS, SCI, SNC, syndic, other, undetermined',
    );
  });
});

describe('session', () => {
  const today = plainDate(2026, 11, 20);
  const session = { ...INITIAL_SESSION, token: 't', sessionStarted: true, startedOn: today };
  const anyDay = { sameCalendarDay: false, today };
  const sameDay = { sameCalendarDay: true, today };

  it('contains the facts of a visit, initially empty (SES-01)', () => {
    expect(Object.keys(INITIAL_SESSION)).toEqual([
      'token',
      'sessionStarted',
      'startedOn',
      'isUserPro',
      'customerType',
      'allowedSaveCookie',
      'endingSession',
      'expired',
      'consentGroups',
      'siriusIds',
    ]);
    expect(INITIAL_SESSION).toEqual({
      token: undefined,
      sessionStarted: false,
      startedOn: undefined,
      isUserPro: false,
      customerType: undefined,
      allowedSaveCookie: false,
      endingSession: false,
      expired: false,
      consentGroups: ['C0001'],
      siriusIds: { company: undefined, customer: undefined },
    });
    expect(Object.keys(INITIAL_SESSION.siriusIds)).toEqual(['company', 'customer']);
    expect(isSessionActive(INITIAL_SESSION, anyDay)).toBe(false);
  });

  it('is active only with a token and the session flag (SES-03)', () => {
    expect(isSessionActive(session, anyDay)).toBe(true);
    expect(isSessionActive({ ...session, token: undefined }, anyDay)).toBe(false);
    expect(isSessionActive({ ...session, token: '' }, anyDay)).toBe(false);
    expect(isSessionActive({ ...session, sessionStarted: false }, anyDay)).toBe(false);
  });

  it('must have started today where the market requires it (SES-04)', () => {
    const old = { ...session, startedOn: plainDate(2026, 11, 19) };
    expect(isSessionActive(session, sameDay)).toBe(true);
    expect(isSessionActive(old, sameDay)).toBe(false);
    expect(isSessionActive(old, anyDay)).toBe(true);
    expect(isSessionActive({ ...session, startedOn: undefined }, sameDay)).toBe(false);
  });

  it('resets to its initial values at its end, marked expired after a 401 only (SES-12, SES-15)', () => {
    const used = {
      ...session,
      isUserPro: true,
      customerType: 3,
      siriusIds: { company: 'c', customer: 'd' },
    } as const;
    expect(endSession(used, 'logout')).toEqual(INITIAL_SESSION);
    expect(endSession(used, 'unauthorised')).toEqual({ ...INITIAL_SESSION, expired: true });
  });

  it('keeps the cookie choice, which belongs to the device', () => {
    const chosen = {
      ...session,
      allowedSaveCookie: true,
      consentGroups: ['C0001', 'C0002'] as const,
    };
    expect(endSession(chosen, 'logout')).toMatchObject({
      allowedSaveCookie: true,
      consentGroups: ['C0001', 'C0002'],
    });
  });
});
