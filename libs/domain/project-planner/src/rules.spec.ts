import { describe, expect, it } from 'vitest';
import { readNumber, readSides } from './material.ts';
import { adhesivePerSquareMetre, groutPerSquareMetre, RULES } from './rules.ts';

describe('consumption (BEY-04)', () => {
  it.each([
    ['20 × 20 cm', 200, 200, 3.6],
    ['30 × 30 cm', 300, 300, 4.8],
    ['30 × 60 cm', 300, 600, 6],
    ['60 × 60 cm', 600, 600, 7.2],
  ])('of adhesive grows with tiles of %s', (_, length, width, kilograms) => {
    expect(adhesivePerSquareMetre(length, width)).toBeCloseTo(kilograms, 5);
  });

  it.each([
    ['100 × 100 × 6 mm, joint 3 mm', { length: 100, width: 100, thickness: 6, joint: 3 }, 0.576],
    ['300 × 300 × 10 mm, joint 3 mm', { length: 300, width: 300, thickness: 10, joint: 3 }, 0.32],
    ['200 × 200 × 8 mm, joint 5 mm', { length: 200, width: 200, thickness: 8, joint: 5 }, 0.64],
  ])('of grout for %s is that of the data sheet', (_, tile, kilograms) => {
    expect(groutPerSquareMetre(tile)).toBeCloseTo(kilograms, 5);
  });

  it('names the sheet or the code of practice that states a figure', () => {
    const sources = new Set<string>(Object.values(RULES).map(({ source }) => source));
    expect([...sources].toSorted()).toEqual([
      '',
      'Braas, Frankfurter Pfanne',
      'Mapei, Keraflex Maxi S1',
      'Mapei, Mapegum WPS (1 mm)',
      'Mapei, Primer G',
      'Mapei, Ultracolor Plus',
      'NF DTU 25.41',
      'NF DTU 25.41 (30 cm)',
      'NF DTU 25.41 (60 cm)',
      'NF DTU 51.4',
      'Placo',
    ]);
  });
});

describe('attributes', () => {
  it.each([
    ['30 × 60 cm', [300, 600]],
    ['12,5 mm', [12.5]],
    ['40 × 60', [40, 60]],
    ['2,4 m', [2400]],
    ['', []],
  ])('%s are sides in millimetres', (text, sides) => {
    expect(readSides(text)).toEqual(sides);
  });
  it.each([
    ['2,22 m²', 2.22],
    ['1000', 1000],
    ['none', undefined],
  ])('%s is a number', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});
