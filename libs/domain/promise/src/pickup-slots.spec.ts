import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { parseOpeningHours, type StoreTimes } from '@materia/domain-stores';
import {
  checkSlot,
  DRIVE_WITHIN_HOURS,
  drivePickup,
  pickupSlots,
  SCHEDULED_CONTACT_WITHIN_HOURS,
  slotMinutes,
} from './pickup-slots.ts';

const hours = parseOpeningHours([
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 450, to: 1140 })),
  { weekday: 6, from: 480, to: 630 },
]);
if (!hours.ok) throw new Error(hours.error.kind);
const times: StoreTimes = { hours: hours.value, calendar: { holidays: marketOf('pt').holidays } };
const FRIDAY = plainDate(2026, 11, 20);
const SATURDAY = plainDate(2026, 11, 21);

describe('drive pickup', () => {
  it('is ready within two opening hours (DLV-12, LIM-23, CHK-01)', () => {
    expect(DRIVE_WITHIN_HOURS).toBe(2);
    expect(drivePickup({ ...times, now: { date: FRIDAY, minutesOfDay: 600 } })).toMatchObject({
      kind: 'available',
      ready: { minute: 720 },
    });
  });

  it('ordered before opening, it is ready two hours after opening (SHP-11)', () => {
    expect(drivePickup({ ...times, now: { date: FRIDAY, minutesOfDay: 300 } })).toMatchObject({
      kind: 'available',
      ready: { kind: 'today-from', minute: 570 },
    });
  });

  it('becomes unavailable late in the day, and a new date is offered instead (SHP-11)', () => {
    expect(drivePickup({ ...times, now: { date: FRIDAY, minutesOfDay: 1100 } })).toMatchObject({
      kind: 'store-closed',
      next: { kind: 'tomorrow-from', date: SATURDAY, minute: 560 },
    });
  });

  it('is unavailable at a store without hours', () => {
    const closed = parseOpeningHours([]);
    expect(
      closed.ok &&
        drivePickup({
          hours: closed.value,
          calendar: times.calendar,
          now: { date: FRIDAY, minutesOfDay: 600 },
        }),
    ).toEqual({ kind: 'unavailable' });
  });

  it('a scheduled delivery is followed by a call within 48 hours (DLV-13, LIM-24)', () =>
    expect(SCHEDULED_CONTACT_WITHIN_HOURS).toBe(48));
});

describe('pickupSlots', () => {
  it('are whole opening hours from now on, Saturdays included (PRM-04)', () => {
    const slots = pickupSlots(times, { date: FRIDAY, minutesOfDay: 1000 }, 3);
    expect(slots).toEqual([
      { date: FRIDAY, startHour: 17 },
      { date: FRIDAY, startHour: 18 },
      { date: SATURDAY, startHour: 8 },
      { date: SATURDAY, startHour: 9 },
    ]);
  });

  it('has none on a holiday', () => {
    const restoration = plainDate(2026, 12, 1);
    expect(pickupSlots(times, { date: restoration, minutesOfDay: 0 }, 1)).toEqual([]);
  });
});

it('lasts one hour', () =>
  expect([slotMinutes(0), slotMinutes(23)]).toEqual([
    { from: 0, to: 60 },
    { from: 1380, to: 1440 },
  ]));

describe('checkSlot', () => {
  const now = { date: FRIDAY, minutesOfDay: 900 };
  const offered = pickupSlots(times, { date: FRIDAY, minutesOfDay: 0 }, 2);

  it.each([
    [
      'a date is needed (SHP-15)',
      { startHour: 16 },
      { ok: false, error: { kind: 'date-missing' } },
    ],
    ['a slot is needed (SHP-15)', { date: FRIDAY }, { ok: false, error: { kind: 'slot-missing' } }],
    [
      'its start must not be past (SHP-15)',
      { date: FRIDAY, startHour: 14 },
      { ok: false, error: { kind: 'slot-in-the-past' } },
    ],
    [
      'nor its day (SHP-15)',
      { date: plainDate(2026, 11, 19), startHour: 18 },
      { ok: false, error: { kind: 'slot-in-the-past' } },
    ],
    [
      'one starting this minute is not past (SHP-15)',
      { date: FRIDAY, startHour: 15 },
      { ok: true, value: { date: FRIDAY, startHour: 15 } },
    ],
    [
      'an hour of another day is not this one (SHP-12)',
      { date: SATURDAY, startHour: 17 },
      { ok: false, error: { kind: 'slot-not-offered' } },
    ],
    [
      'one no longer offered forces a new choice (SHP-12)',
      { date: FRIDAY, startHour: 20 },
      { ok: false, error: { kind: 'slot-not-offered' } },
    ],
  ])('%s', (_, chosen, expected) => expect(checkSlot(chosen, offered, now)).toEqual(expected));
});
