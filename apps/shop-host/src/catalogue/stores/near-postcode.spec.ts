import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodedPlace, nearestByPostcode } from './near-postcode.ts';

const at = (postcode: string): CodedPlace => ({ postcode, latitude: 50, longitude: 20 });
const places = ['00-001', '03-500', '03-900', '30-001', '30-900', '31-000'].map(at);

describe('the location of a postal code', () => {
  it.each([
    ['that is known', '30-001', '30-001'],
    ['between two known ones', '03-841', '03-900'],
    ['written without its hyphen', '03500', '03-500'],
    ['whose nearest one belongs to another region', '30-999', '30-900'],
    ['that is invalid', 'x1', undefined],
    ['of an unknown region', '99-999', undefined],
  ])('is found for one %s (STO-13)', (_, postcode, expected) =>
    expect(nearestByPostcode(postcode, places)?.postcode).toBe(expected),
  );

  it('is always in the region of the code, and exact when the code is known (STO-13)', () => {
    const code = fc
      .integer({ min: 0, max: 99_999 })
      .map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(fc.array(code, { maxLength: 30 }), code, (known, wanted) => {
        const found = nearestByPostcode(wanted, known.map(at))?.postcode;
        expect(found === undefined).toBe(
          !known.some((each) => each.startsWith(wanted.slice(0, 2))),
        );
        if (found !== undefined) expect(found.slice(0, 2)).toBe(wanted.slice(0, 2));
        if (known.includes(wanted)) expect(found).toBe(wanted);
      }),
    );
  });
});
