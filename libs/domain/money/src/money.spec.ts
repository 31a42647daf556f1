import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCurrency } from './currency.ts';
import {
  addMoney,
  compareMoney,
  lesserMoney,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from './money.ts';

const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('money', () => {
  it('sums agree with exact integers of any size', () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 50 }), (amounts) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(
          BigInt(
            sumMoney(
              amounts.map((amount) => money(amount, 'PLN')),
              'PLN',
            ).minor,
          ),
        ).toBe(exact);
      }),
      { numRuns: 200 },
    );
  });

  it('subtracting an added amount restores the original', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const left = money(a, 'EUR');
        const right = money(b, 'EUR');
        expect(subtractMoney(addMoney(left, right), right)).toEqual(left);
      }),
      { numRuns: 200 },
    );
  });

  it('a unit price times its quantity equals repeated addition', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 60 }),
        (unit, quantity) => {
          const price = money(unit, 'PLN');
          expect(multiplyMoney(price, quantity)).toEqual(
            sumMoney(
              Array.from({ length: quantity }, () => price),
              'PLN',
            ),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('an empty list sums to zero of the given currency', () => {
    expect(sumMoney([], 'EUR')).toEqual({ minor: 0, currency: 'EUR' });
  });

  it('compares amounts and finds the smaller one', () => {
    const [small, large] = [money(-5, 'PLN'), money(7, 'PLN')];
    expect([
      compareMoney(small, large),
      compareMoney(large, small),
      compareMoney(large, large),
    ]).toEqual([-1, 1, 0]);
    expect([lesserMoney(small, large), lesserMoney(large, small)]).toEqual([small, small]);
  });

  it('zero has no sign', () => {
    expect(multiplyMoney(money(0, 'PLN'), -1)).toEqual(money(0, 'PLN'));
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    '%s is not a number of minor units',
    (value) => {
      expect(() => money(value, 'PLN')).toThrow(
        new RangeError(`Not a whole number of minor units: ${value}`),
      );
    },
  );

  it('an amount cannot be multiplied by a fraction', () => {
    expect(() => multiplyMoney(money(100, 'PLN'), 0.5)).toThrow(
      new RangeError('Not a whole number of times: 0.5'),
    );
  });

  it('mixing two known currencies does not compile, mixing two unknown ones throws', () => {
    const zloty = money(100, 'PLN');
    const euro = money(100, 'EUR');
    // @ts-expect-error the second amount must have the currency of the first
    expect(() => addMoney(zloty, euro)).toThrow(new TypeError('Two currencies: PLN and EUR'));
    // @ts-expect-error the same for a difference
    expect(() => subtractMoney(euro, zloty)).toThrow(TypeError);
    // @ts-expect-error the same for a comparison
    expect(() => compareMoney(zloty, euro)).toThrow(TypeError);
    // @ts-expect-error a sum has one currency
    expect(() => sumMoney([zloty], 'EUR')).toThrow(TypeError);
    const [some, other]: readonly Money[] = [zloty, euro];
    expect(() => some && other && addMoney(some, other)).toThrow(TypeError);
  });
});

describe('currency', () => {
  it.each(['PLN', 'EUR'])(
    'the currency %s of the markets is read from base_currency_code (MKT-12)',
    (code) => {
      expect(parseCurrency(code)).toEqual({ ok: true, value: code });
    },
  );

  it.each(['pln', 'USD', '', 'toString'])('the code "%s" is refused (MKT-12)', (code) => {
    expect(parseCurrency(code)).toEqual({ ok: false, error: { kind: 'unknown-currency', code } });
  });
});
