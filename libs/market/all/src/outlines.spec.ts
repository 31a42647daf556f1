import { expect, it } from 'vitest';
import { markets } from './index.ts';

it.each(markets)(
  'the drawing of $id keeps its coasts and borders within its bounds',
  ({ outline }) => {
    for (const { west, east, south, north, rings } of outline.areas) {
      for (const ring of rings) expect(ring.length).toBeGreaterThan(3);
      for (const [longitude, latitude] of rings.flat())
        expect([
          longitude >= west,
          longitude <= east,
          latitude >= south,
          latitude <= north,
        ]).toEqual([true, true, true, true]);
    }
  },
);
