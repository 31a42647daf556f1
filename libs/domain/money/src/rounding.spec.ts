import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioOf, roundDown, roundHalfUp, roundUp } from './rounding.ts';

describe('named roundings', () => {
  it.each([
    // numerator, denominator, half up, down, up
    [5, 2, 3, 2, 3],
    [-5, 2, -3, -2, -3],
    [4, 3, 1, 1, 2],
    [-4, 3, -1, -1, -2],
    [6, 3, 2, 2, 2],
    [0, 7, 0, 0, 0],
    [1, 1000, 0, 0, 1],
  ])('%i/%i is %i half up, %i down, %i up', (numerator, denominator, halfUp, down, up) => {
    expect([
      roundHalfUp(numerator, denominator),
      roundDown(numerator, denominator),
      roundUp(numerator, denominator),
    ]).toEqual([halfUp, down, up]);
  });

  it('half up differs by at most half from the exact fraction and is symmetric around zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 18n), 10n ** 18n),
        fc.bigInt(1n << 10n, 10n ** 6n),
        (numerator, denominator) => {
          const rounded = roundHalfUp(numerator, denominator);
          const doubledError = 2n * (BigInt(rounded) * denominator - numerator);
          expect(doubledError <= denominator && doubledError >= -denominator).toBe(true);
          expect(roundHalfUp(-numerator, denominator)).toBe(rounded === 0 ? 0 : -rounded);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a result beyond safe integers and a denominator of zero throw', () => {
    expect(() => roundHalfUp(2n ** 60n, 1)).toThrow(
      new RangeError(`Beyond exact integers: ${2n ** 60n}`),
    );
    expect(() => roundDown(1, 0)).toThrow(new RangeError('The denominator must be positive: 0'));
    expect(() => roundDown(1, -2)).toThrow(new RangeError('The denominator must be positive: -2'));
  });
});

describe('ratioOf', () => {
  it.each([
    [1.44, '144/100'],
    [0, '0/1'],
    [-0.5, '-5/10'],
    [12, '12/1'],
    [1e21, `${10n ** 21n}/1`],
    [1.5e-7, `15/${10n ** 8n}`],
  ])('%d is converted by its decimal digits', (value, expected) => {
    const { numerator, denominator } = ratioOf(value);
    expect(`${numerator}/${denominator}`).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is not a fraction', (value) => {
    expect(() => ratioOf(value)).toThrow(new RangeError(`Not a finite number: ${value}`));
  });
});
