import { describe, expect, it } from 'vitest';
import { initialPlan, type Plan, type Project } from './project.ts';
import { surfaceOf } from './surface.ts';

const measured = (
  project: Project,
  numbers: Partial<Plan['numbers']>,
  shape: Plan['shape'] = 'rectangle',
) => {
  const initial = initialPlan(project);
  return surfaceOf({ ...initial, shape, numbers: { ...initial.numbers, ...numbers } });
};

describe('a measured surface (BEY-04)', () => {
  it.each([
    [
      'a floor of 4.2 × 3.5 m with a door',
      'floor-tiles',
      {},
      'rectangle',
      { area: 14.7, perimeter: 15.4, skirting: 14.6 },
    ],
    [
      'an L without a corner of 1.5 × 1.2 m',
      'laminate',
      {},
      'l-shape',
      { area: 12.9, perimeter: 15.4 },
    ],
    ['the walls of a room', 'painting', {}, 'rectangle', { area: 35.42, openings: 3.08 }],
    [
      'two slopes with two roof windows',
      'roof',
      { length: 900, width: 550, slopes: 2, windows: 2 },
      'rectangle',
      { area: 97.1592, perimeter: 18 },
    ],
    ['one wall', 'drywall', {}, 'rectangle', { area: 8.36, perimeter: 4, skirting: 3.2 }],
    [
      'a terrace without openings',
      'terrace',
      { doors: 5 },
      'rectangle',
      { area: 15, openings: 0, skirting: 16 },
    ],
  ] as const)('%s', (_, project, numbers, shape, expected) => {
    expect(measured(project, numbers, shape)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    [
      'a length of 0',
      'laminate',
      { length: 0 },
      'rectangle',
      { key: 'length', kind: 'out-of-range' },
    ],
    [
      'a length that is no number',
      'laminate',
      { length: Number.NaN },
      'rectangle',
      { key: 'length', kind: 'out-of-range' },
    ],
    [
      'half a centimetre',
      'laminate',
      { width: 300.5 },
      'rectangle',
      { key: 'width', kind: 'out-of-range' },
    ],
    [
      'a corner as long as the room',
      'laminate',
      { cutLength: 420 },
      'l-shape',
      { key: 'cutLength', kind: 'cut-too-large' },
    ],
    [
      'a corner as wide as the room',
      'laminate',
      { cutWidth: 350 },
      'l-shape',
      { key: 'cutWidth', kind: 'cut-too-large' },
    ],
    [
      'windows as large as the walls',
      'painting',
      { windows: 40 },
      'rectangle',
      { key: 'windows', kind: 'openings-too-large' },
    ],
    [
      'doors as wide as the wall',
      'drywall',
      { doors: 5 },
      'rectangle',
      { key: 'doors', kind: 'openings-too-large' },
    ],
  ] as const)('refuses %s', (_, project, numbers, shape, error) => {
    expect(measured(project, numbers, shape)).toEqual({ ok: false, error });
  });

  it('ignores numbers that its project does not ask for', () => {
    expect(measured('terrace', { height: -1, windows: 99 }).ok).toBe(true);
  });
});
