import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_SORT_KEYS } from '@materia/api-catalogue';
import { printListingQuery, parseListingQuery } from './listing-query.ts';

const read = (query: string) => parseListingQuery(new URLSearchParams(query));
const BEGINNING = { page: 1, sort: 'relevance', filters: {} };

describe('the query of a listing', () => {
  it.each([
    ['an empty query', '', BEGINNING],
    ['a page', 'page=3', { ...BEGINNING, page: 3 }],
    ['a sort order', 'sort=price-asc', { ...BEGINNING, sort: 'price-asc' }],
    [
      'values of one facet',
      'f-brand=1&f-brand=2',
      { ...BEGINNING, filters: { brand: ['1', '2'] } },
    ],
    ['an invalid page', 'page=-1', BEGINNING],
    ['a page that is not a number', 'page=abc', BEGINNING],
    ['an unknown sort order', 'sort=random', BEGINNING],
    ['a repeated value', 'f-brand=1&f-brand=1', { ...BEGINNING, filters: { brand: ['1'] } }],
    ['an empty value', 'f-brand=', BEGINNING],
    ['a value that is too long', `f-brand=${'x'.repeat(81)}`, BEGINNING],
    ['a facet with an invalid name', 'f-%3Cscript%3E=1', BEGINNING],
    [
      'facets named like object prototype members',
      'f-constructor=1&f-__proto__=2',
      {
        ...BEGINNING,
        filters: Object.fromEntries([
          ['constructor', ['1']],
          ['__proto__', ['2']],
        ]),
      },
    ],
    ['an unknown parameter', 'brand=1', BEGINNING],
    [
      'limits of the price, with either decimal sign',
      'price-from=12,50&price-to=80.5',
      { ...BEGINNING, filters: { price: ['1250-8050'] } },
    ],
    ['one limit', 'price-from=&price-to=20', { ...BEGINNING, filters: { price: ['-2000'] } }],
    [
      'limits in the wrong order',
      'price-from=20&price-to=3',
      { ...BEGINNING, filters: { price: ['300-2000'] } },
    ],
    ['limits that are no amounts', 'price-from=abc&price-to=-1&f-price=x', BEGINNING],
  ])('parses %s, and ignores invalid values (CAT-03)', (_, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('parses what it serialized', () => {
    const value = fc.stringMatching(/^[\w:.,-]{1,20}$/);
    const query = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      sort: fc.constantFrom(...LISTING_SORT_KEYS),
      filters: fc.dictionary(
        fc.stringMatching(/^[a-z][a-z-]{0,10}$/),
        fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
        { maxKeys: 4, noNullPrototype: true },
      ),
    });
    const survives = fc.property(query, (asked) => {
      expect(read(printListingQuery(asked, { q: 'cement' }).slice(1))).toEqual(asked);
    });
    fc.assert(survives, { numRuns: 200 });
  });

  it('contains only values that differ from the defaults, after the search text', () => {
    expect(printListingQuery({ page: 1, sort: 'relevance', filters: {} })).toBe('');
    expect(printListingQuery({ page: 1, sort: 'relevance', filters: { price: ['1250-'] } })).toBe(
      '?price-from=12.5',
    );
    expect(
      printListingQuery({ page: 2, sort: 'price-asc', filters: { brand: ['7'] } }, { q: 'a b' }),
    ).toBe('?q=a+b&f-brand=7&sort=price-asc&page=2');
  });
});
