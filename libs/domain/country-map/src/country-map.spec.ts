import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountryOutline, drawCountry, island, placeOn } from './index.ts';

/** A square mainland on the equator's latitude scale, and islands far to the west. */
const outline: CountryOutline = {
  areas: [
    {
      west: 0,
      east: 10,
      south: 55,
      north: 65,
      rings: [
        [
          [1, 56],
          [9, 56],
          [9, 64],
          [1, 64],
        ],
      ],
    },
    { west: -20, east: -18, south: 30, north: 31, rings: [island(-19, 30.5, 0.2)] },
  ],
};

describe('a country map', () => {
  const map = drawCountry(outline, 400);

  it('keeps its shape: at 60 degrees north one degree of longitude is half as long as one of latitude', () => {
    const [mainland] = map.areas;
    expect(mainland).toMatchObject({
      left: 0,
      top: 0,
      width: 400,
      height: 800,
      path: 'M40 720L360 720L360 80L40 80Z',
    });
  });

  it('shows a distant area in a frame below the mainland', () => {
    const [mainland, frame] = map.areas;
    expect([frame?.left, frame?.width, (frame?.top ?? 0) > (mainland?.height ?? 0)]).toEqual([
      0,
      200,
      true,
    ]);
    expect(map.height).toBe((frame?.top ?? 0) + (frame?.height ?? 0));
  });

  it('shows north above south and east to the right of west, and every place of an area within it', () => {
    const places = fc.record({
      latitude: fc.double({ min: 55, max: 65, noNaN: true }),
      longitude: fc.double({ min: 0, max: 10, noNaN: true }),
    });
    fc.assert(
      fc.property(places, places, (one, other) => {
        const [a, b] = [one, other].map(
          (place) => placeOn(map, outline, place) ?? expect.unreachable(),
        );
        if (a === undefined || b === undefined) throw new Error('Both places lie in the mainland');
        expect(a.x >= 0 && a.x <= 400 && a.y >= 0 && a.y <= 800).toBe(true);
        expect(one.latitude > other.latitude && a.y > b.y).toBe(false);
        expect(one.longitude > other.longitude && a.x < b.x).toBe(false);
      }),
    );
  });

  it('shows a place of the islands in their frame, and has no point for a place outside every area', () => {
    const there = placeOn(map, outline, { latitude: 30.5, longitude: -19 });
    const frame = map.areas[1];
    expect(there).toEqual({
      x: 100,
      y: Math.round(((frame?.top ?? 0) + (frame?.height ?? 0) / 2) * 10) / 10,
    });
    expect(placeOn(map, outline, { latitude: 0, longitude: 0 })).toBeUndefined();
  });
});
