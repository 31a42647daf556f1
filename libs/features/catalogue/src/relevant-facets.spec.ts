import type { Facet } from '@materia/api-catalogue';
import { describe, expect, it } from 'vitest';
import { relevantFacets } from './relevant-facets.ts';

const facet = (
  code: string,
  counts: readonly number[],
  selected: readonly number[] = [],
): Facet => ({
  code,
  label: code,
  values: counts.map((count, index) => ({
    id: String(index),
    label: String(index),
    count,
    selected: selected.includes(index),
  })),
});
const codes = (facets: readonly Facet[]): readonly string[] => facets.map(({ code }) => code);

describe('filters of a listing', () => {
  it.each([
    ['all', [60, 40], true],
    ['a quarter', [25], true],
    ['less than a quarter', [24], false],
    ['none', [], false],
  ])('that apply to %s of the products: shown %#', (_, counts, isShown) => {
    expect(codes(relevantFacets([facet('colour', counts)], 100))).toEqual(
      isShown ? ['colour'] : [],
    );
  });
  it('are always shown if one of their values is chosen', () => {
    expect(codes(relevantFacets([facet('grade', [1], [0])], 100))).toEqual(['grade']);
  });
  it('keep their order and show the twenty most frequent values, plus the chosen one', () => {
    const counts = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 100 + index : 1));
    const [shown] = relevantFacets([facet('size', counts, [1])], 100);
    expect(shown?.values.map(({ id }) => Number(id))).toEqual([
      0,
      1,
      ...Array.from({ length: 19 }, (_, index) => (index + 1) * 2),
    ]);
  });
});
