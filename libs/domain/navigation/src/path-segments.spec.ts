import { describe, expect, it } from 'vitest';
import { isCategorySegment, isProductUrlKey, isStoreNameParam } from './path-segments.ts';

describe('path segments', () => {
  it.each([
    ['warszawa-okecie', true],
    ['Lodz', true],
    ['', false],
    ['warszawa2', false],
    ['warszawa_okecie', false],
    ['warszawa okecie', false],
    ['warszawa.html', false],
    ['warszawa/okecie', false],
    ['łódź', false],
  ])('store name %j: %s, letters and hyphens (RTE-03)', (name, accepted) =>
    expect(isStoreNameParam(name)).toBe(accepted),
  );

  it.each([
    ['wiertarka18vp123456', true],
    ['ab1234', true],
    ['1a1234', true],
    ['abc123456789', true],
    ['', false],
    ['abc123', false],
    ['abc1234567890', false],
    ['a1234', false],
    ['12341234', false],
    ['abc1234x', false],
    ['abc_p1234', false],
    ['abc.p1234', false],
    ['abc1234.html', false],
  ])(
    'product key %j: %s, letters and digits, then letters, then 4 to 9 digits (RTE-09, LIM-57)',
    (key, accepted) => expect(isProductUrlKey(key)).toBe(accepted),
  );

  it.each([
    ['wiertarka-udarowa-18v-p123456', true],
    ['plyta-gk-ab1234', true],
    ['x-p1234', true],
    ['-abp1234', false],
    ['a--bp1234', false],
    ['abp-1234', false],
    ['abp1234-', false],
    ['p1234', false],
  ])(
    'product key %s: %s, words joined by hyphens before the strict tail (RTE-10)',
    (key, accepted) => expect(isProductUrlKey(key)).toBe(accepted),
  );

  it.each([
    ['narzedzia-reczne', true],
    ['Drewno2', true],
    ['a_b', false],
    ['a.b', false],
    ['', false],
    ['a/b', false],
    ['żwir', false],
    ['a%20b', false],
  ])('category segment %j: %s, letters, digits and dashes only (RTE-19)', (segment, accepted) =>
    expect(isCategorySegment(segment)).toBe(accepted),
  );

  it('responds immediately to a hostile URL', () => {
    const hostile = `${'a-'.repeat(50_000)}!`;
    const from = performance.now();
    expect([
      isProductUrlKey(hostile),
      isCategorySegment(hostile),
      isStoreNameParam(hostile),
    ]).toEqual([false, false, false]);
    expect(performance.now() - from).toBeLessThan(200);
  });
});
