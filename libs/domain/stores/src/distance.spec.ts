import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, isWithinRadius, LOCAL_DELIVERY_RADIUS_KM, type Position } from './distance.ts';

const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
const KRAKOW = { latitude: 50.0647, longitude: 19.945 };
const PRUSZKOW = { latitude: 52.1707, longitude: 20.8121 };

const place: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceKm', () => {
  it.each([
    ['Warsaw to Kraków', WARSAW, KRAKOW, 252, 1],
    [
      'a degree along a meridian',
      { latitude: 0, longitude: 0 },
      { latitude: 1, longitude: 0 },
      111.195,
      0.01,
    ],
    [
      'half around the earth',
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
      20_015.1,
      0.1,
    ],
    [
      'across the date line',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111.195,
      0.01,
    ],
  ])('%s', (_, from, to, expected, tolerance) =>
    expect(Math.abs(distanceKm(from, to) - expected)).toBeLessThan(tolerance),
  );

  it('is symmetric, zero to itself and never more than half the circumference of the earth', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(Math.abs(distanceKm(a, b) - distanceKm(b, a))).toBeLessThan(1e-6);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThan(20_016);
      }),
    );
  });
});

describe('isWithinRadius', () => {
  it('local delivery and partner pickup reach 50 km (DLV-11, CHK-28, LIM-22)', () => {
    expect(LOCAL_DELIVERY_RADIUS_KM).toBe(50);
    expect([isWithinRadius(WARSAW, PRUSZKOW), isWithinRadius(WARSAW, KRAKOW)]).toEqual([
      true,
      false,
    ]);
  });

  it('includes places exactly at the radius', () =>
    expect(isWithinRadius(WARSAW, KRAKOW, distanceKm(WARSAW, KRAKOW))).toBe(true));
});
