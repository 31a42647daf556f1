import { describe, expect, it } from 'vitest';
import { COMPLEMENTS } from './complements.ts';

describe('the complements of categories', () => {
  it('are other categories, named once each (BEY-35)', () => {
    expect(
      Object.entries(COMPLEMENTS).filter(
        ([key, complements]) =>
          complements.length === 0 ||
          new Set(complements).size < complements.length ||
          complements.some((each) => each === key),
      ),
    ).toEqual([]);
  });

  it('for tiles are adhesive, grout, sealant and primer (BEY-35)', () => {
    expect(COMPLEMENTS.tiles?.slice(0, 4)).toEqual([
      'tile-adhesives',
      'grouts',
      'sanitary-silicones',
      'floor-primers',
    ]);
  });
});
