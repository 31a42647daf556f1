import { describe, expect, it } from 'vitest';
import { nearestPoints, pointKindOf, weekHours } from './pickup-points.ts';

const day = (weekday: number, from = 480, to = 1080) => ({ weekday, from, to });

describe('pickup points', () => {
  it('are listed nearest first (SHP-18)', () => {
    const points = [
      { id: 'far', latitude: 52.3, longitude: 17 },
      { id: 'near', latitude: 52.41, longitude: 16.92 },
      { id: 'also-near', latitude: 52.41, longitude: 16.92 },
    ];
    const nearest = nearestPoints(points, { latitude: 52.4, longitude: 16.9 }, 2);
    expect(nearest.map(({ id }) => id)).toEqual(['also-near', 'near']);
    expect(nearest[0]?.km).toBeCloseTo(1.75, 1);
  });

  it.each([
    ['chronorelais/relay', 'relay'],
    ['seller/relay', 'relay'],
    ['locker/locker', 'locker'],
    ['chronopost/home', undefined],
    ['drive/scheduled', undefined],
  ] as const)('%s needs a point of kind %s (SHP-01)', (method, kind) =>
    expect(pointKindOf(method)).toBe(kind),
  );
});

describe('the hours of a point', () => {
  it('group equal weekdays and leave out closed days (SHP-18)', () =>
    expect(weekHours([...[1, 2, 3, 4, 5].map((each) => day(each)), day(6, 540, 780)], 1)).toEqual([
      { from: 1, to: 5, ranges: [{ from: 480, to: 1080 }] },
      { from: 6, to: 6, ranges: [{ from: 540, to: 780 }] },
    ]));

  it('a closed day separates equal ones', () =>
    expect(weekHours([day(1), day(3)], 1)).toEqual([
      { from: 1, to: 1, ranges: [{ from: 480, to: 1080 }] },
      { from: 3, to: 3, ranges: [{ from: 480, to: 1080 }] },
    ]));

  it('begin with the first day of the week (MKT-11)', () =>
    expect(weekHours([day(1), day(6), day(7)], 7)).toEqual([
      { from: 7, to: 1, ranges: [{ from: 480, to: 1080 }] },
      { from: 6, to: 6, ranges: [{ from: 480, to: 1080 }] },
    ]));

  it('day and night are always, and unreadable hours are none', () => {
    expect(
      weekHours(
        [1, 2, 3, 4, 5, 6, 7].map((each) => day(each, 0, 1440)),
        1,
      ),
    ).toBe('always');
    expect(weekHours([day(8)], 1)).toBeUndefined();
  });
});
