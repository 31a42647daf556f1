import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { deliverySlotMinutes, deliverySlots } from './delivery-slots.ts';
import { parseOpeningHours } from '@materia/domain-stores';

const FRIDAY = plainDate(2026, 11, 20);
const MONDAY = plainDate(2026, 11, 23);
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 420, to: 1200 }));
const hours = parseOpeningHours(weekdays);
if (!hours.ok) throw new Error('The hours can be read');
const times = { hours: hours.value, calendar: { holidays: marketOf('pl').holidays } } as const;
const HOURS = [
  { weekday: 1, startHour: 14 },
  { weekday: 1, startHour: 8 },
  { weekday: 7, startHour: 8 },
] as const;

describe('delivery slots', () => {
  it('are those of the store by weekday, in order, on days on which it is open (FLAG-27, CALL-68)', () => {
    const slots = deliverySlots(HOURS, times, {
      now: { date: FRIDAY, minutesOfDay: 600 },
      firstDay: FRIDAY,
    });
    expect(slots).toEqual([
      { date: MONDAY, startHour: 8 },
      { date: MONDAY, startHour: 14 },
      { date: '2026-11-30', startHour: 8 },
      { date: '2026-11-30', startHour: 14 },
    ]);
  });

  it('are never past (SHP-15)', () => {
    const on = (minutesOfDay: number) =>
      deliverySlots(HOURS, times, { now: { date: MONDAY, minutesOfDay }, firstDay: MONDAY })
        .filter(({ date }) => date === MONDAY)
        .map(({ startHour }) => startHour);
    expect([on(0), on(480), on(481), on(841)]).toEqual([[8, 14], [8, 14], [14], []]);
  });

  it('are three hours long', () => expect(deliverySlotMinutes(8)).toEqual({ from: 480, to: 660 }));
});
