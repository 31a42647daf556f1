import { describe, expect, it } from 'vitest';
import { classesOfScale, energyColour, type EnergyRating, isOnScale } from './energy-rating.ts';

const rating = (
  energyClass: EnergyRating['energyClass'],
  best: EnergyRating['best'],
  worst: EnergyRating['worst'],
): EnergyRating => ({ energyClass, best, worst });

describe('an energy label', () => {
  it.each([
    { scale: rating('B', 'A', 'G'), classes: 'A B C D E F G' },
    { scale: rating('A', 'A+++', 'D'), classes: 'A+++ A++ A+ A B C D' },
    { scale: rating('C', 'A+', 'F'), classes: 'A+ A B C D E F' },
    { scale: rating('A', 'A++', 'G'), classes: 'A++ A+ A B C D E F G' },
    { scale: rating('A', 'G', 'A'), classes: '' },
  ])('from $scale.best to $scale.worst shows: $classes (BEY-15)', ({ scale, classes }) => {
    expect(classesOfScale(scale).join(' ')).toBe(classes);
  });

  it.each([
    { of: rating('A', 'A', 'G'), colour: 0 },
    { of: rating('G', 'A', 'G'), colour: 6 },
    { of: rating('A', 'A+++', 'D'), colour: 3 },
    { of: rating('C', 'A+', 'F'), colour: 3 },
    { of: rating('G', 'A++', 'G'), colour: 6 },
  ])(
    'gives class $of.energyClass between $of.best and $of.worst the colour $colour (BEY-15)',
    ({ of, colour }) => {
      expect(energyColour(of)).toBe(colour);
    },
  );

  it('refuses a class outside its scale (BEY-15)', () => {
    expect(isOnScale(rating('A+++', 'A', 'G'))).toBe(false);
    expect(isOnScale(rating('G', 'A+++', 'D'))).toBe(false);
    expect(isOnScale(rating('D', 'A+++', 'D'))).toBe(true);
  });
});
