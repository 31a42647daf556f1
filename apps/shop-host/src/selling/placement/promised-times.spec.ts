import { describe, expect, it } from 'vitest';
import { keptTime } from './promised-times.ts';

const day = (date: string) => ({ date, startHour: undefined, fromMinute: null });
const from = (date: string, fromMinute: number) => ({ date, startHour: undefined, fromMinute });

describe('the time of an order', () => {
  it.each([
    { rule: 'the promised day', time: day('2026-11-30'), promised: ['2026-11-30'], kept: true },
    { rule: 'an earlier day', time: day('2026-11-27'), promised: ['2026-11-30'], kept: true },
    { rule: 'no later day', time: day('2026-12-01'), promised: ['2026-11-30'], kept: false },
    {
      rule: 'no pickup on a later day',
      time: from('2026-12-01', 420),
      promised: ['2026-11-30', 720],
      kept: false,
    },
    {
      rule: 'no pickup an hour later',
      time: from('2026-11-30', 790),
      promised: ['2026-11-30', 720],
      kept: false,
    },
  ] as const)('is $rule', ({ time, promised: [date, fromMinute], kept }) => {
    expect(keptTime(time, { date, fromMinute })).toEqual(kept ? time : undefined);
  });

  it('is the promised minute of a pickup, as long as the store can keep it', () => {
    const promised = { date: '2026-11-30', fromMinute: 720 };
    expect(keptTime(from('2026-11-30', 750), promised)).toEqual(from('2026-11-30', 720));
    expect(keptTime(from('2026-11-30', 751), promised)).toBeUndefined();
  });

  it('is the chosen hour, and what the host works out where nothing was promised', () => {
    const slot = { date: '2026-11-30', startHour: 9, fromMinute: 540 };
    expect(keptTime(slot, { date: '2026-11-29', fromMinute: undefined })).toEqual(slot);
    expect(keptTime(day('2026-12-01'), undefined)).toEqual(day('2026-12-01'));
  });
});
