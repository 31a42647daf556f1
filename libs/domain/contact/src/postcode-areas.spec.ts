import { markets } from '@materia/testing/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodedPlace, locatePostcode, readPostcodeAreas } from './postcode-areas.ts';

const areas = readPostcodeAreas(`
00 52.23 21.02 Warszawa
000 52.24 21.01
001 52.25 21.00
0012 52.60 21.00
50 51.10 17.00 Wrocław
`);
const at = (postcode: string, latitude = 1): CodedPlace => ({ postcode, latitude, longitude: 2 });
const located = (postcode: string, known: readonly CodedPlace[] = []): number | string => {
  const found = locatePostcode(postcode, areas, known);
  return found.ok ? found.value.latitude : found.error.kind;
};

describe('the location of a postal code', () => {
  it.each([
    ['in a sector with its own centre', '00-018', 52.24],
    ['in a part of a sector that is far from its centre', '00-123', 52.6],
    ['in an area without sectors', '50-123', 51.1],
    ['in a sector that nobody uses', '00-950', 'not-assigned'],
    ['in an area that the table leaves out', '99-999', 'area-not-covered'],
  ])('%s is the centre of the longest prefix (STO-13, STO-15)', (_, postcode, expected) =>
    expect(located(postcode)).toBe(expected),
  );

  it.each([
    ['with the same code', '00-950', '00-950', 7],
    ['with the nearest code of the same first four digits', '00951', '00-950', 7],
    ['with another sector does not count', '00-018', '00-950', 52.24],
  ])('of a known place %s (STO-13)', (_, postcode, known, expected) =>
    expect(located(postcode, [at('00-959', 3), at(known, 7)])).toBe(expected),
  );

  it('of a known place is exact (STO-13)', () => {
    const code = fc
      .integer({ min: 0, max: 99_999 })
      .map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 30 }), (known) => {
        const places = known.map((postcode, index) => at(postcode, index));
        for (const [index, postcode] of known.entries())
          expect(located(postcode, places)).toBe(index);
      }),
    );
  });
});

it.each(['000', '00 52 21', '00 52.2 21.0 5', '00000 52.2 21.0', '00, 52.2, 21.0'])(
  'the row %j of a table throws',
  (row) => expect(() => readPostcodeAreas(row)).toThrow('Not a row'),
);

describe.each(markets)('the postal areas of market $id', ({ postcodeAreas, rules, outline }) => {
  const prefixes = postcodeAreas.map(({ prefix }) => prefix);

  it('are those that the postal code rule assigns, except areas without stores (STO-13)', () => {
    const areasOfRule = rules.postcode.areas.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) =>
        String(first + index).padStart(2, '0'),
      ),
    );
    const twoDigits = prefixes.filter((prefix) => prefix.length === 2);
    expect(twoDigits.filter((prefix) => !areasOfRule.includes(prefix))).toEqual([]);
    expect(areasOfRule.filter((prefix) => !twoDigits.includes(prefix)).join()).toMatch(/^(?:97)?$/);
  });

  it('are listed once, with a town, and their sectors below them', () => {
    expect(prefixes).toEqual([...new Set(prefixes)].toSorted());
    expect(
      postcodeAreas.filter(({ prefix, town }) => (prefix.length === 2) !== (town !== undefined)),
    ).toEqual([]);
    expect(prefixes.filter((prefix) => !prefixes.includes(prefix.slice(0, 2)))).toEqual([]);
  });

  it('are on the drawn map of the country, except Melilla', () => {
    const outside = postcodeAreas.filter(
      ({ latitude, longitude }) =>
        !outline.areas.some(
          ({ west, east, south, north }) =>
            longitude >= west && longitude <= east && latitude >= south && latitude <= north,
        ),
    );
    expect(outside.filter(({ prefix }) => !['52', '520'].includes(prefix))).toEqual([]);
  });
});
