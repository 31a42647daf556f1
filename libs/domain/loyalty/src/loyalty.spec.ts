import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { defaultDiscountTiers, preparationFee } from '@materia/domain-pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clubRegistration, joiningFaults, loyaltyCard } from './account.ts';
import { cardNumberOf, CARDS } from './card-number.ts';
import {
  bookPoints,
  earnedPoints,
  mayTransformPoints,
  orderPoints,
  transformPoints,
} from './points.ts';
import { isAtLeast, LOYALTY_RANKS, rankOfLevel, parseRank, waivesPreparationFee } from './rank.ts';
import { clubSpending, clubStatus } from './club-status.ts';

const pln = (major: number) => money(Math.round(major * 100), 'PLN');
const tiers = defaultDiscountTiers('PLN');
const standingAt = (major: number) => clubStatus(pln(major), tiers);
const today = plainDate(2026, 11, 20);

describe('loyalty account', () => {
  it('uses the first of its cards (LOY-01)', () => {
    expect(loyaltyCard({ cardNumbers: ['A', 'B'], points: 0 })).toBe('A');
    expect(loyaltyCard({ cardNumbers: [], points: 0 })).toBeUndefined();
  });

  it('numbers cards with thirteen digits, of which the last is the check digit of EAN-13', () => {
    expect([0, 1, 42, CARDS - 1].map(cardNumberOf)).toEqual([
      '9800000000007',
      '9800000000014',
      '9800000000427',
      '9800999999993',
    ]);
    expect(() => cardNumberOf(CARDS)).toThrow('No card has the serial number');
    expect(() => cardNumberOf(-1)).toThrow('No card has the serial number');
  });

  it.each([
    [
      'a private person with a store',
      { isProfessional: false, referenceStore: '019' },
      { kind: 'subscribe' },
    ],
    [
      'a professional with store and fiscal id',
      { isProfessional: true, referenceStore: '019', companyFiscalId: '7740001454' },
      { kind: 'subscribe' },
    ],
    [
      'a professional without fiscal id',
      { isProfessional: true, referenceStore: '019' },
      { kind: 'create', missing: ['company-fiscal-id'] },
    ],
    [
      'a private person without store',
      { isProfessional: false, referenceStore: ' ' },
      { kind: 'create', missing: ['reference-store'] },
    ],
    [
      'a professional without either',
      { isProfessional: true },
      { kind: 'create', missing: ['reference-store', 'company-fiscal-id'] },
    ],
  ])('%s uses the registration that fits the profile (LOY-05)', (_case, profile, registration) => {
    expect(clubRegistration(profile)).toEqual(registration);
  });

  it('joining requires the terms (LOY-06)', () => {
    expect(joiningFaults({ termsAccepted: true })).toEqual([]);
    expect(joiningFaults({ termsAccepted: false })).toEqual([
      { kind: 'terms-not-accepted', action: 'join-loyalty-club' },
    ]);
  });
});

describe('tiers and ranks', () => {
  it.each([
    [1000, null],
    [1000.01, 100],
    [5000, 100],
    [5000.01, 200],
    [8000, 200],
    [8000.01, 300],
    [12_000, 300],
    [12_000.01, 400],
    [15_000, 400],
    [15_000.01, 500],
  ])(
    '%s złoty of spending earn a discount of %s basis points (LOY-10, LIM-50)',
    (spending, rate) => {
      expect(standingAt(spending).tier?.rate ?? null).toBe(rate);
    },
  );

  it.each([
    [1000, 'BRONZE'],
    [5000, 'BRONZE'],
    [5000.01, 'SILVER'],
    [8000, 'SILVER'],
    [8000.01, 'GOLD'],
    [15_000, 'GOLD'],
    [15_000.01, 'PLATINUM'],
  ])('%s złoty of spending earn %s; silver is the second tier (LOY-09)', (spending, rank) => {
    expect(standingAt(spending).rank).toBe(rank);
  });

  it('higher spending never lowers the rank', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (one, more) => {
        expect(isAtLeast(standingAt(one + more).rank, standingAt(one).rank)).toBe(true);
      }),
    );
  });

  it('a rank granted on the account applies when it is higher', () => {
    expect(clubStatus(pln(0), tiers, 'PLATINUM').rank).toBe('PLATINUM');
    expect(clubStatus(pln(9000), tiers, 'BRONZE').rank).toBe('GOLD');
  });

  it('a rank is parsed in any case, and every level has one', () => {
    expect(['Platinum', ' silver ', 'none', undefined].map(parseRank)).toEqual([
      'PLATINUM',
      'SILVER',
      undefined,
      undefined,
    ]);
    expect([0, 1, 2, 3, 4, 5].map(rankOfLevel)).toEqual([
      'BRONZE',
      'BRONZE',
      'SILVER',
      'GOLD',
      'GOLD',
      'PLATINUM',
    ]);
  });

  it('only Platinum waives the preparation fee (LOY-11, FEE-04, ROL-05)', () => {
    expect(LOYALTY_RANKS.filter(waivesPreparationFee)).toEqual(['PLATINUM']);
    expect(waivesPreparationFee(undefined)).toBe(false);
    const tariff = { base: pln(12), step: pln(6) };
    const fees = LOYALTY_RANKS.map(
      (rank) =>
        preparationFee({ references: 5, isWaived: waivesPreparationFee(rank) }, tariff).amount,
    );
    expect(fees).toEqual([pln(12), pln(12), pln(12), pln(0)]);
  });

  it('counts the spending of the current calendar year and reports the amount to the next level (FEE-19)', () => {
    const purchases = [
      { boughtOn: plainDate(2025, 12, 31), amount: pln(9000) },
      { boughtOn: plainDate(2026, 1, 1), amount: pln(1200) },
      { boughtOn: plainDate(2026, 5, 5), amount: pln(-100) },
    ];
    const spending = clubSpending(purchases, today, 'PLN');
    expect(spending).toEqual(pln(1100));
    expect(clubStatus(spending, tiers).next).toMatchObject({
      tier: { level: 2 },
      missing: pln(3900.01),
    });
  });
});

describe('points', () => {
  const rule = { minorPerPoint: 1, couponMonths: 12 };
  const account = { cardNumbers: ['A'], points: 850 };
  const agreed = { today, confirmed: true };

  it('are one per whole unit of the currency (LOY-16)', () => {
    expect([0, 0.99, 1, 10.5, -3].map((major) => earnedPoints(pln(major)))).toEqual([
      0, 0, 1, 10, 0,
    ]);
  });

  it.each([
    ['a handover', 0, 0, 119],
    ['the same handover again', 0, 119, 0],
    ['a return of a part', 20, 119, -20],
    ['a return that leaves the same whole units', 0.5, 119, -1],
    ['a return of everything', 119.49, 99, -99],
    ['a return of more than was charged', 130, 99, -99],
  ])('%s books what the shop keeps, once (LOY-16)', (_case, returned, booked, change) => {
    expect(orderPoints({ total: pln(119.49), returned: pln(returned) }, booked)).toBe(change);
  });

  it('that were converted and are taken back become a debt, which later points pay first', () => {
    expect(bookPoints({ points: 0, debt: 0 }, -40)).toEqual({ points: 0, debt: 40 });
    expect(bookPoints({ points: 0, debt: 40 }, 30)).toEqual({ points: 0, debt: 10 });
    expect(bookPoints({ points: 0, debt: 10 }, 30)).toEqual({ points: 20, debt: 0 });
  });

  it('are conserved: an account never has points and a debt, and neither is negative', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 })), (changes) => {
        const { points, debt } = changes.reduce(bookPoints, { points: 0, debt: 0 });
        expect(points - debt).toBe(changes.reduce((sum, change) => sum + change, 0));
        expect(Math.min(points, debt)).toBe(0);
      }),
    );
  });

  it.each([
    [5000, false],
    [5000.01, true],
    [5001, true],
  ])(
    'a spending of %s allows transforming points: %s (LOY-08, LOY-09, LIM-49)',
    (spending, allowed) => {
      expect(mayTransformPoints(standingAt(spending))).toBe(allowed);
    },
  );

  it('silver status allows it without that spending (LOY-08)', () => {
    expect(mayTransformPoints(clubStatus(pln(0), tiers, 'SILVER'))).toBe(true);
    expect(mayTransformPoints(clubStatus(pln(0), tiers, 'BRONZE'))).toBe(false);
  });

  it('turns all points into one coupon and leaves none to transform again (LOY-07)', () => {
    const answer = transformPoints(account, standingAt(6000), rule, agreed);
    expect(answer).toEqual({
      ok: true,
      value: {
        account: { cardNumbers: ['A'], points: 0 },
        coupon: { value: pln(8.5), expiresOn: plainDate(2027, 11, 20) },
      },
    });
    expect(
      answer.ok && transformPoints(answer.value.account, standingAt(6000), rule, agreed),
    ).toEqual({
      ok: false,
      error: { kind: 'no-points' },
    });
  });

  it('the market sets the value of a point and the validity of the coupon (LOY-07)', () => {
    expect(
      transformPoints(account, standingAt(6000), { minorPerPoint: 5, couponMonths: 6 }, agreed),
    ).toMatchObject({
      value: { coupon: { value: pln(42.5), expiresOn: plainDate(2027, 5, 20) } },
    });
  });

  it('requires confirmation, because it cannot be undone (LOY-07)', () => {
    expect(transformPoints(account, standingAt(6000), rule, { today, confirmed: false })).toEqual({
      ok: false,
      error: { kind: 'not-confirmed' },
    });
  });

  it('is refused below silver (LOY-08)', () => {
    expect(transformPoints(account, standingAt(100), rule, agreed)).toEqual({
      ok: false,
      error: { kind: 'silver-status-needed' },
    });
  });
});
