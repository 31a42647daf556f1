import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { multiAddResult } from './add-outcomes.ts';
import {
  CART_NOTICE_CODES,
  CART_OUTCOMES,
  cartNotice,
  findingsOf,
  type CartOutcome,
  type Unavailability,
} from './notices.ts';

const drill = { lineId: '1', sku: '82121212', name: 'Drill', isDeleted: false };
const aLine = (
  code: Exclude<CartOutcome, 'OFFER_PRICE_CHANGE'>,
  line: Partial<Unavailability<'NO_STOCK_AVAILABLE'>> = {},
): Unavailability => ({ ...drill, ...line, code });

const zl = (minor: number) => money(minor, 'PLN');
const repriced = (lastMinor: number, newMinor: number): Unavailability => ({
  ...drill,
  code: 'OFFER_PRICE_CHANGE',
  lastPrice: zl(lastMinor),
  newPrice: zl(newMinor),
});
const noticeCodes = (...lines: readonly Unavailability[]) =>
  findingsOf(lines).notices.map((notice) => notice.code);

describe('cart notices', () => {
  it('four outcomes lead to eight notice types (NTF-01, NTF-02)', () => {
    expect(CART_OUTCOMES).toEqual([
      'NO_STOCK_AVAILABLE',
      'OFFER_PRICE_CHANGE',
      'TECHNICAL_ERROR',
      'PRODUCT_DISCOUNT_REMOVED',
    ]);
    expect(CART_NOTICE_CODES).toEqual([
      'CONNECT',
      'MERGED_CART',
      'NO_STOCK_AVAILABLE',
      'OFFER_PRICE_DECREASED',
      'OFFER_PRICE_INCREASED',
      'PRODUCT_DISCOUNT_REMOVED',
      'STOCK_MODIFIED',
      'TECHNICAL_ERROR',
    ]);
  });

  it('asks a guest to log in and reports a merge without naming a product', () => {
    for (const code of ['CONNECT', 'MERGED_CART'] as const)
      expect(cartNotice(code)).toEqual({ code, lines: [] });
  });

  it.each<{ rule: string; line: Unavailability; codes: readonly string[] }>([
    {
      rule: 'a line deleted for lack of stock is reported (NTF-06)',
      line: aLine('NO_STOCK_AVAILABLE', { isDeleted: true }),
      codes: ['NO_STOCK_AVAILABLE'],
    },
    {
      rule: 'a line with a reduced quantity is reported as a stock change (NTF-07)',
      line: aLine('NO_STOCK_AVAILABLE', { quantity: 2 }),
      codes: ['STOCK_MODIFIED'],
    },
    {
      rule: 'a higher price is reported (NTF-08)',
      line: repriced(100, 101),
      codes: ['OFFER_PRICE_INCREASED'],
    },
    {
      rule: 'a lower price is reported (NTF-09)',
      line: repriced(100, 99),
      codes: ['OFFER_PRICE_DECREASED'],
    },
    {
      rule: 'an equal price is not reported (NTF-14)',
      line: repriced(100, 100),
      codes: [],
    },
    {
      rule: 'a technical error is reported (NTF-10)',
      line: aLine('TECHNICAL_ERROR'),
      codes: ['TECHNICAL_ERROR'],
    },
    {
      rule: 'a removed discount is reported (NTF-11)',
      line: aLine('PRODUCT_DISCOUNT_REMOVED'),
      codes: ['PRODUCT_DISCOUNT_REMOVED'],
    },
  ])('$rule', ({ line, codes }) => {
    expect(noticeCodes(line)).toEqual(codes);
  });

  it('a price change without both prices does not compile (NTF-14)', () => {
    const code = 'OFFER_PRICE_CHANGE';
    // @ts-expect-error the new price is unknown
    const lastOnly: Unavailability = { ...drill, code, lastPrice: zl(100) };
    // @ts-expect-error the last price is unknown
    const newOnly: Unavailability = { ...drill, code, newPrice: zl(100) };
    expect([lastOnly.code, newOnly.code]).toEqual([code, code]);
  });

  it('the line itself shows the error and its quantity is adjusted (NTF-06, NTF-07)', () => {
    const findings = findingsOf([
      aLine('NO_STOCK_AVAILABLE', { quantity: 2 }),
      aLine('NO_STOCK_AVAILABLE', { lineId: '2', isDeleted: true }),
    ]);
    expect(findings.lineErrors).toEqual([
      { lineId: '1', code: 'NO_STOCK_AVAILABLE' },
      { lineId: '2', code: 'NO_STOCK_AVAILABLE' },
    ]);
    expect(findings.adjusted).toEqual([{ lineId: '1', quantity: 2 }]);
    expect(findings.removed).toEqual(['2']);
  });

  it('a technical error removes the product from the cart (NTF-10)', () => {
    expect(findingsOf([aLine('TECHNICAL_ERROR', { quantity: 2 })])).toMatchObject({
      removed: ['1'],
      lineErrors: [],
      adjusted: [],
    });
  });

  it('a removed line, or one with unknown remaining stock, has no quantity to adjust (NTF-07)', () => {
    expect(
      findingsOf([
        aLine('NO_STOCK_AVAILABLE', { isDeleted: true, quantity: 0 }),
        aLine('NO_STOCK_AVAILABLE'),
      ]).adjusted,
    ).toEqual([]);
  });

  it('one code gives one notice that names every affected product (CART-21, NTF-03)', () => {
    const notices = findingsOf([
      aLine('TECHNICAL_ERROR'),
      aLine('TECHNICAL_ERROR', { lineId: '2', name: 'Saw' }),
    ]).notices;
    expect(notices.map(({ code, lines }) => [code, lines.map(({ name }) => name)])).toEqual([
      ['TECHNICAL_ERROR', ['Drill', 'Saw']],
    ]);
  });

  it('a price notice appears only when the price changed, in the right direction', () => {
    const price = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(price, price, (last, now) => {
        const expected =
          now === last ? [] : [now > last ? 'OFFER_PRICE_INCREASED' : 'OFFER_PRICE_DECREASED'];
        expect(noticeCodes(repriced(last, now))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe('adding several products', () => {
  const failed = (sku: string, outcome: CartOutcome = 'NO_STOCK_AVAILABLE', quantity = 0) => ({
    sku,
    outcome,
    quantity,
  });

  it.each([
    { rule: 'every item was added', outcomes: [], kind: 'all-added' },
    {
      rule: 'one item was added with a smaller quantity',
      outcomes: [failed('1', 'NO_STOCK_AVAILABLE', 3)],
      kind: 'all-added',
    },
    {
      rule: 'one item was added at another price',
      outcomes: [failed('1', 'OFFER_PRICE_CHANGE', 3)],
      kind: 'all-added',
    },
    { rule: 'one item was not added', outcomes: [failed('1')], kind: 'some-added' },
    {
      rule: 'one item had a technical error',
      outcomes: [failed('1', 'TECHNICAL_ERROR', 1)],
      kind: 'some-added',
    },
    { rule: 'no item was added', outcomes: [failed('1'), failed('2')], kind: 'none-added' },
  ])('$rule: $kind (NTF-13)', ({ outcomes, kind }) => {
    expect(multiAddResult(['1', '2'], outcomes).kind).toBe(kind);
  });
});
