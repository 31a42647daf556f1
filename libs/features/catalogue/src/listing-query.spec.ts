import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORT_KEYS } from '@materia/api-catalogue';
import { printListingQuery, readListingQuery } from './listing-query.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const BEGINNING = { page: 1, sort: 'relevance', filters: {} };

describe('the query of a list', () => {
  it.each([
    ['nothing', '', BEGINNING],
    ['a page', 'page=3', { ...BEGINNING, page: 3 }],
    ['an order', 'sort=price-asc', { ...BEGINNING, sort: 'price-asc' }],
    [
      'values of one facet',
      'f-brand=1&f-brand=2',
      { ...BEGINNING, filters: { brand: ['1', '2'] } },
    ],
    ['a broken page', 'page=-1', BEGINNING],
    ['a page of letters', 'page=abc', BEGINNING],
    ['an order nobody knows', 'sort=random', BEGINNING],
    ['a repeated value', 'f-brand=1&f-brand=1', { ...BEGINNING, filters: { brand: ['1'] } }],
    ['an empty value', 'f-brand=', BEGINNING],
    ['a value too long to be one', `f-brand=${'x'.repeat(81)}`, BEGINNING],
    ['a facet with a strange name', 'f-%3Cscript%3E=1', BEGINNING],
    [
      'facets named like what every object has',
      'f-constructor=1&f-__proto__=2',
      {
        ...BEGINNING,
        filters: Object.fromEntries([
          ['constructor', ['1']],
          ['__proto__', ['2']],
        ]),
      },
    ],
    ['a stranger parameter', 'brand=1', BEGINNING],
  ])('reads %s, and leaves out what it cannot read (CAT-03)', (_, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('is read as it was printed', () => {
    const value = fc.stringMatching(/^[\w:.,-]{1,20}$/);
    const query = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      sort: fc.constantFrom(...SORT_KEYS),
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

  it('stands in an address only where it differs from the beginning, after the words of a search', () => {
    expect(printListingQuery({ page: 1, sort: 'relevance', filters: {} })).toBe('');
    expect(
      printListingQuery({ page: 2, sort: 'price-asc', filters: { brand: ['7'] } }, { q: 'a b' }),
    ).toBe('?q=a+b&f-brand=7&sort=price-asc&page=2');
  });
});
