import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE, instantOf, todayIn, zonedMoment } from './zoned-moment.ts';

const ZONES = ['Europe/Paris', 'Europe/Lisbon', 'Europe/Warsaw', 'Europe/Madrid'] as const;

describe('zonedMoment', () => {
  it.each([
    ['Europe/Paris', '2026-11-20', 9 * 60 + 30, '+01:00'],
    ['Europe/Madrid', '2026-11-20', 9 * 60 + 30, '+01:00'],
    ['Europe/Warsaw', '2026-11-20', 9 * 60 + 30, '+01:00'],
    ['Europe/Lisbon', '2026-11-20', 8 * 60 + 30, '+00:00'],
  ])('%s has its own local time (MKT-07)', (zone, date, minutesOfDay, offset) => {
    expect(zonedMoment('2026-11-20T08:30:00Z', zone)).toEqual({
      date,
      minutesOfDay,
      weekday: 5,
      offset,
    });
  });

  it('defaults to Europe/Paris, and otherwise uses the given zone (MKT-08)', () => {
    expect(DEFAULT_TIME_ZONE).toBe('Europe/Paris');
    expect(zonedMoment('2026-07-01T22:30:00Z')).toEqual(
      zonedMoment('2026-07-01T22:30:00Z', 'Europe/Paris'),
    );
    expect(todayIn('Europe/Warsaw', '2026-07-01T22:30:00Z')).toBe('2026-07-02');
    expect(todayIn('Europe/Lisbon', '2026-07-01T22:30:00Z')).toBe('2026-07-01');
  });

  it('formats a western offset with a minus', () => {
    expect(zonedMoment('2026-01-01T01:00:00Z', 'America/St_Johns')).toMatchObject({
      date: '2025-12-31',
      minutesOfDay: 21 * 60 + 30,
      offset: '-03:30',
    });
  });

  it.each([
    ['a local time without offset', '2026-11-20T09:00:00', 'Europe/Paris', 'Not an instant'],
    ['a day', '2026-11-20', 'Europe/Paris', 'Not an instant'],
    ['an unknown zone', '2026-11-20T09:00:00Z', 'Europe/Atlantis', 'time zone'],
  ])('throws on %s', (_, instant, zone, message) =>
    expect(() => zonedMoment(instant, zone)).toThrow(message),
  );
});

describe('instantOf', () => {
  it.each([
    [
      'a time jumped over moves forward by the jump',
      '2026-03-29',
      150,
      'Europe/Warsaw',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'the last minute before the jump stays',
      '2026-03-29',
      119,
      'Europe/Warsaw',
      '2026-03-29T00:59:00.000Z',
    ],
    [
      'the first minute after the jump stays',
      '2026-03-29',
      180,
      'Europe/Warsaw',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'a time that occurs twice is the first',
      '2026-10-25',
      150,
      'Europe/Warsaw',
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'after the repeated hour winter time holds',
      '2026-10-25',
      180,
      'Europe/Warsaw',
      '2026-10-25T02:00:00.000Z',
    ],
    [
      'Lisbon jumps an hour earlier by the wall clock',
      '2026-03-29',
      90,
      'Europe/Lisbon',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      '1440 minutes are the next midnight',
      '2026-03-28',
      1440,
      'Europe/Madrid',
      '2026-03-28T23:00:00.000Z',
    ],
  ])('%s', (_, text, minutes, zone, expected) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    expect(instantOf(plainDate(year, month, day), minutes, zone)).toBe(expected);
  });

  it('returns to the same local time from every instant, except in the second occurrence of a repeated hour', () => {
    const instants = fc.integer({
      min: Date.UTC(2015, 0, 1) / 60_000,
      max: Date.UTC(2035, 0, 1) / 60_000,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (minute, zone) => {
        const instant = new Date(minute * 60_000).toISOString();
        const { date, minutesOfDay } = zonedMoment(instant, zone);
        const back = instantOf(date, minutesOfDay, zone);
        expect(zonedMoment(back, zone)).toMatchObject({ date, minutesOfDay });
        expect([0, 3_600_000]).toContain(Date.parse(instant) - Date.parse(back));
      }),
    );
  });

  it('never goes backwards over the local times of a day, including days with a clock change', () => {
    for (const zone of ZONES) {
      for (const date of [
        plainDate(2026, 3, 29),
        plainDate(2026, 10, 25),
        addDays(plainDate(2026, 3, 29), 1),
      ]) {
        const instants = Array.from({ length: 24 }, (_, hour) => instantOf(date, hour * 60, zone));
        expect([...instants].sort()).toEqual(instants);
      }
    }
  });
});
