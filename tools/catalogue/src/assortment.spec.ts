import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assortment, MIN_PRODUCTS, sharesOf } from './assortment.ts';
import { FAMILIES, FAMILY_KEYS } from './families/index.ts';
import { leafOf } from './families/family.ts';
import { baseSku, familyVariant, LINES } from './families/variants.ts';
import { drawFrom } from './random.ts';

const draw = drawFrom('materia');

describe('assortment', () => {
  it('distributes the whole size, gives every family at least one product and none more than it can have', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (capacities, fullness) => {
          const most = capacities.reduce((sum, capacity) => sum + capacity, 0);
          const size = capacities.length + Math.floor(fullness * (most - capacities.length));
          const shares = sharesOf(size, capacities);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(size);
          expect(shares.every((share, at) => share >= 1 && share <= (capacities[at] ?? 0))).toBe(
            true,
          );
        },
      ),
    );
  });

  it.each([MIN_PRODUCTS, 200, LINES.length, 5000])(
    'has exactly %i different articles, ranked from 1',
    (size) => {
      const chosen = assortment(size, draw);
      if (!chosen.ok) throw new Error(chosen.error.kind);
      const places = Array.from({ length: size }, (_, at) => at);
      const articles = new Set(
        places.map((at) => `${chosen.value.family(at)}/${String(chosen.value.combination(at))}`),
      );
      expect(articles.size).toBe(size);
      expect(places.map((at) => chosen.value.rank(at)).sort((a, b) => a - b)).toEqual(
        places.map((at) => at + 1),
      );
    },
  );

  it.each([LINES.length, 5000])('fills every family and every leaf with %i products', (size) => {
    const chosen = assortment(size, draw);
    if (!chosen.ok) throw new Error(chosen.error.kind);
    const articles = Array.from({ length: size }, (_, at) =>
      familyVariant(chosen.value.family(at), chosen.value.combination(at)),
    );
    expect(new Set(articles.map(({ family }) => family)).size).toBe(FAMILY_KEYS.length);
    expect(new Set(articles.map(({ family, values }) => leafOf(FAMILIES[family], values)))).toEqual(
      new Set(LINES.map(({ leaf }) => leaf)),
    );
  });

  it('has several colours and sizes of many products, and some in one form only', () => {
    const chosen = assortment(5000, draw);
    if (!chosen.ok) throw new Error(chosen.error.kind);
    const groups = Map.groupBy(
      Array.from({ length: 5000 }, (_, at) =>
        familyVariant(chosen.value.family(at), chosen.value.combination(at)),
      ),
      (article) => `${article.brand} ${baseSku(article)}`,
    );
    const sizes = [...groups.values()].map(({ length }) => length);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(9);
    expect(sizes.filter((size) => size > 1).length).toBeGreaterThan(600);
    expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(600);
  });

  it('refuses sizes below the minimum and above the number of combinations', () => {
    expect(assortment(MIN_PRODUCTS - 1, draw)).toEqual({
      ok: false,
      error: { kind: 'too-few-references', least: MIN_PRODUCTS },
    });
    expect(assortment(9_999_999, draw)).toMatchObject({
      ok: false,
      error: { kind: 'too-many-references' },
    });
  });

  it('supports two hundred thousand products', () => {
    const refused = assortment(9_999_999, draw);
    expect(
      !refused.ok && refused.error.kind === 'too-many-references' && refused.error.most,
    ).toBeGreaterThan(200_000);
  });
});
