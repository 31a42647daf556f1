import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitemapPages } from './sitemap-pages.ts';

describe('sitemapPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 35, [1, 2, 3, 10, 20, 30, 35]],
    [17, 42, [1, 10, 15, 16, 17, 18, 19, 20, 30, 40, 42]],
    [10, 20, [1, 8, 9, 10, 11, 12, 20]],
    [99, 12, [1, 10, 11, 12]],
    [0, 0, [1]],
  ])('page %i of %i shows %j (SMP-04, LIM-28)', (current, last, shown) =>
    expect(sitemapPages(current, last)).toEqual(shown),
  );

  it('shows exactly first, last, two on either side and every tenth, without duplicates and in ascending order (SMP-04, LIM-28)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)];
        const all = Array.from({ length: last }, (_, index) => index + 1);
        const wanted = all.filter(
          (page) => page === 1 || page === last || page % 10 === 0 || Math.abs(page - current) <= 2,
        );
        expect(sitemapPages(current, last)).toEqual(wanted);
      }),
    );
  });
});
