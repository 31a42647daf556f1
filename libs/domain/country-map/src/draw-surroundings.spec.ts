import { describe, expect, it } from 'vitest';
import { drawSurroundings } from './draw-surroundings.ts';

const POZNAN = { latitude: 52.4, longitude: 16.9 };
const SIZE = { size: 300, marker: 24, label: { width: 48, height: 14 } };

/** A place so many kilometres to the east and north. */
const away = (east: number, north: number) => ({
  latitude: POZNAN.latitude + north / 111.2,
  longitude: POZNAN.longitude + east / (111.2 * Math.cos((POZNAN.latitude * Math.PI) / 180)),
});

describe('drawSurroundings', () => {
  it('draws north at the top, at the scale of the farthest point', () => {
    const { points } = drawSurroundings(POZNAN, [away(0, 3), away(1.5, 0)], SIZE);
    expect(points).toEqual([
      { x: 150, y: 24 },
      { x: 239.1, y: 150 },
    ]);
  });

  it.each([
    [0.1, [0.1, 0.5]],
    [1.4, [0.25, 1]],
    [4, [0.5, 2]],
    [70, [10, 50]],
  ])('the farthest point %s km away has rings of %j km', (km, expected) => {
    const { rings } = drawSurroundings(POZNAN, [away(km, 0)], SIZE);
    expect(rings.map((ring) => ring.km)).toEqual(expected);
  });

  it('a ring goes through the points that are as far away', () => {
    const { points, rings } = drawSurroundings(POZNAN, [away(2, 0), away(0, -3)], SIZE);
    const two = rings.find(({ km }) => km === 2);
    expect((points[0]?.x ?? 0) - 150).toBeCloseTo(two?.radius ?? 0, 0);
  });

  it('eight points at one place do not cover each other and stay on the map', () => {
    const { points } = drawSurroundings(
      POZNAN,
      Array.from({ length: 8 }, () => away(2, 2)),
      SIZE,
    );
    points.forEach((one, at) =>
      points.slice(at + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(23);
      }),
    );
    for (const { x, y } of points) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(12);
      expect(Math.max(x, y)).toBeLessThanOrEqual(288);
    }
  });

  it('the texts of rings are covered neither by markers nor by each other', () => {
    const { width, height } = SIZE.label;
    // At the top of both rings and beside it, and far away.
    const offsets = [
      [0, 0.5],
      [0, 2],
      [0, 4],
      [0.2, 2],
      [0.3, 0.4],
    ] as const;
    const places = offsets.map(([east, north]) => away(east, north));
    const { rings, points } = drawSurroundings(POZNAN, places, SIZE);
    for (const { label, radius } of rings) {
      expect(Math.hypot(label.x - 150, label.y - 150)).toBeCloseTo(radius, 0);
      for (const { x, y } of points) {
        const beside = Math.max(0, Math.abs(x - label.x) - width / 2);
        const above = Math.max(0, Math.abs(y - label.y) - height / 2);
        expect(Math.hypot(beside, above)).toBeGreaterThanOrEqual(12);
      }
    }
    const [inner = { x: 0, y: 0 }, outer = inner] = rings.map(({ label }) => label);
    expect(Math.abs(inner.x - outer.x) >= width || Math.abs(inner.y - outer.y) >= height).toBe(
      true,
    );
  });

  it('a text is at the top of its ring where nothing is in the way', () => {
    const { rings } = drawSurroundings(POZNAN, [away(0, -4)], SIZE);
    for (const { label, radius } of rings) {
      expect(label.x).toBeCloseTo(150);
      expect(label.y).toBeCloseTo(150 - radius);
    }
  });

  it('no points are an empty map', () => {
    expect(drawSurroundings(POZNAN, [], SIZE).points).toEqual([]);
  });
});
