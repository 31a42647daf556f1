import { describe, expect, it } from 'vitest';
import { htmlName, isCategorySegment, isProductUrlKey, isStoreNameParam } from './path-segments.ts';

describe('path segments', () => {
  it.each([
    ['warszawa-okecie.html', true],
    ['Lodz.html', true],
    ['warszawa', false],
    ['warszawa2.html', false],
    ['warszawa_okecie.html', false],
    ['warszawa okecie.html', false],
    ['.html', false],
    ['warszawa.html.html', false],
    ['warszawa/okecie.html', false],
    ['łódź.html', false],
  ])('store segment %s: %s, letters and hyphens before .html (RTE-03)', (segment, accepted) => {
    const name = htmlName(segment);
    expect(name !== undefined && isStoreNameParam(name)).toBe(accepted);
  });

  it.each([
    ['wiertarka18vp123456.html', true],
    ['ab1234.html', true],
    ['1a1234.html', true],
    ['abc123456789.html', true],
    ['abc123.html', false],
    ['abc1234567890.html', false],
    ['a1234.html', false],
    ['12341234.html', false],
    ['abc1234', false],
    ['abc1234.htm', false],
    ['abc1234x.html', false],
    ['abc_p1234.html', false],
    ['abc.p1234.html', false],
  ])(
    'product segment %s: %s, letters and digits, then letters, then 4 to 9 digits, then .html (RTE-09, LIM-57)',
    (segment, accepted) => {
      const key = htmlName(segment);
      expect(key !== undefined && isProductUrlKey(key)).toBe(accepted);
    },
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

  it('a bare suffix has no name', () =>
    expect([htmlName('.html'), htmlName('a.html')]).toEqual([undefined, 'a']));

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
