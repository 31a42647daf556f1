import { describe, expect, it } from 'vitest';
import { clockStartingAt, fixedClock, systemClock } from './clock.ts';
import { clockFromEnvironment } from './clock-from-environment.ts';

describe('clocks', () => {
  it('a fixed clock never advances and returns UTC', () => {
    const clock = fixedClock('2026-11-20T10:00:00+01:00');
    expect([clock(), clock()]).toEqual(['2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z']);
  });

  it('a clock with a start runs at the given pace', () => {
    const pace = ['2020-01-01T00:00:00Z', '2020-01-01T00:00:05Z', '2020-01-01T01:00:00Z'];
    const clock = clockStartingAt(
      '2026-11-20T09:00:00Z',
      () => pace.shift() ?? '2020-01-01T02:00:00Z',
    );
    expect([clock(), clock()]).toEqual(['2026-11-20T09:00:05.000Z', '2026-11-20T10:00:00.000Z']);
  });

  it('the environment selects the system clock, an instant, or an instant to start from', () => {
    expect(clockFromEnvironment({})).toBe(systemClock);
    expect(clockFromEnvironment({ MATERIA_CLOCK: ' ' })).toBe(systemClock);
    expect(clockFromEnvironment({ MATERIA_CLOCK: '2026-11-20T09:00:00Z' })()).toBe(
      '2026-11-20T09:00:00.000Z',
    );
    expect(clockFromEnvironment({ MATERIA_CLOCK: 'from:2030-01-01T00:00:00Z' })()).toMatch(
      /^2030-01-01T00:00:0/,
    );
  });

  it.each(['tomorrow', '2026-11-20', '2026-11-20T09:00:00', 'from:', '2026-13-40T09:00:00Z'])(
    'an invalid setting %j is reported in one sentence',
    (setting) => {
      expect(() => clockFromEnvironment({ MATERIA_CLOCK: setting })).toThrow(
        /^MATERIA_CLOCK must be an instant/,
      );
    },
  );

  it('the system clock returns an instant in UTC', () => {
    expect(fixedClock(systemClock())()).toMatch(/Z$/);
  });
});
