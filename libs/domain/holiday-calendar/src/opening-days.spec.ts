import { marketOf } from '@materia/testing/markets';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOpeningDays, type OpeningCalendar, skipReason } from './opening-days.ts';
import { addDays, plainDate } from './plain-date.ts';

const POLAND: OpeningCalendar = { holidays: marketOf('pl').holidays };
const calendars = fc.constantFrom<OpeningCalendar>(
  POLAND,
  { holidays: marketOf('es').holidays, region: 'AN' },
  { holidays: marketOf('fr').holidays, region: '57', closedWeekdays: [1] },
  { holidays: marketOf('pt').holidays, closedDays: [plainDate(2026, 3, 3), plainDate(2026, 3, 4)] },
);
const days = fc
  .integer({ min: 0, max: 4000 })
  .map((ahead) => addDays(plainDate(2022, 1, 1), ahead));

describe('opening days', () => {
  it.each([
    ['Saturday', plainDate(2026, 11, 21), { kind: 'weekend' }],
    ['Sunday', plainDate(2026, 11, 22), { kind: 'weekend' }],
    [
      'a holiday',
      plainDate(2026, 11, 11),
      { kind: 'holiday', key: 'independence-day', name: 'Narodowe Święto Niepodległości' },
    ],
    ['a holiday on a Sunday', plainDate(2026, 11, 1), { kind: 'weekend' }],
    ['an ordinary Monday', plainDate(2026, 11, 23), undefined],
    ['an observed day', plainDate(2025, 5, 2), undefined],
  ])('%s: Saturday and Sunday never count (PRM-03, PRM-04)', (_, date, reason) =>
    expect(skipReason(date, POLAND)).toEqual(reason),
  );

  it('a store is closed on its own closed days (BEY-06)', () => {
    const calendar: OpeningCalendar = {
      holidays: marketOf('pl').holidays,
      closedDays: [plainDate(2026, 11, 24)],
      closedWeekdays: [3],
    };
    expect([24, 25, 26].map((day) => skipReason(plainDate(2026, 11, day), calendar)?.kind)).toEqual(
      ['closed-store', 'closed-store', undefined],
    );
  });

  it('counts from the next opening day and reports the skipped days (PRM-03, PRM-07, BEY-06)', () => {
    expect(addOpeningDays(plainDate(2026, 4, 2), 2, POLAND)).toEqual({
      date: '2026-04-07',
      skipped: [
        { date: '2026-04-04', reason: { kind: 'weekend' } },
        { date: '2026-04-05', reason: { kind: 'weekend' } },
        {
          date: '2026-04-06',
          reason: { kind: 'holiday', key: 'easter-monday', name: 'Poniedziałek Wielkanocny' },
        },
      ],
    });
  });

  it('a region skips its own holidays (PRM-05, PRM-06)', () => {
    const eve = plainDate(2026, 9, 10);
    expect(addOpeningDays(eve, 1, { holidays: marketOf('es').holidays, region: 'CT' }).date).toBe(
      '2026-09-14',
    );
    expect(addOpeningDays(eve, 1, { holidays: marketOf('es').holidays, region: 'VC' }).date).toBe(
      '2026-09-11',
    );
  });

  it('a count of 0 is the first opening day, counting the given day', () => {
    expect(addOpeningDays(plainDate(2026, 11, 20), 0, POLAND)).toEqual({
      date: '2026-11-20',
      skipped: [],
    });
    expect(addOpeningDays(plainDate(2026, 11, 21), 0, POLAND)).toMatchObject({
      date: '2026-11-23',
      skipped: [{ date: '2026-11-21' }, { date: '2026-11-22' }],
    });
  });

  it('returns the nth of the following opening days, and skips exactly the others (PRM-03)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), calendars, (from, count, calendar) => {
        const { date, skipped } = addOpeningDays(from, count, calendar);
        const days = Array.from({ length: count + skipped.length }, (_, day) =>
          addDays(from, day + 1),
        );
        const passed = days.filter((day) => skipReason(day, calendar) === undefined);
        expect(passed).toHaveLength(count);
        expect(passed.at(-1)).toBe(date);
        expect(skipped.map((day) => day.reason)).toEqual(
          skipped.map((day) => skipReason(day.date, calendar)),
        );
        expect(addDays(from, count + skipped.length)).toBe(date);
      }),
    );
  });

  it('counting in two steps equals counting in one', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        calendars,
        (from, a, b, calendar) => {
          expect(addOpeningDays(addOpeningDays(from, a, calendar).date, b, calendar).date).toBe(
            addOpeningDays(from, a + b, calendar).date,
          );
        },
      ),
    );
  });

  it('throws on an invalid count, and for a store that never opens', () => {
    expect(() => addOpeningDays(plainDate(2026, 1, 1), -1, POLAND)).toThrow('Not a count');
    expect(() =>
      addOpeningDays(plainDate(2026, 1, 1), 1, {
        holidays: marketOf('pl').holidays,
        closedWeekdays: [1, 2, 3, 4, 5],
      }),
    ).toThrow('No opening day');
  });
});
