import { plainDate } from '@materia/domain-holiday-calendar';
import { enGB } from 'date-fns/locale/en-GB';
import { pl } from 'date-fns/locale/pl';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDay, longDateFormatter } from './date-formats.ts';
import { formatShortDate } from './short-date.ts';

const LONG = 'EEEE, d MMMM';

describe('days', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('are formatted with the names and patterns of the market', () => {
    const longDate = longDateFormatter({ locale: pl, pattern: LONG });
    expect(longDate(plainDate(2026, 11, 20))).toBe('piątek, 20 listopada');
    expect(longDate(plainDate(2026, 11, 20))).toBe('piątek, 20 listopada');
    expect(formatShortDate(plainDate(2026, 3, 9), 'dd/MM/yyyy')).toBe('09/03/2026');
    expect(formatDay(plainDate(2026, 11, 20), LONG, enGB)).toBe('Friday, 20 November');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago', 'Europe/Warsaw'])(
    'are the same days on a machine in %s, including days on which its clocks change at midnight',
    (machine) => {
      process.env['TZ'] = machine;
      for (const [day, text] of [
        [plainDate(2026, 3, 29), '29 March'],
        [plainDate(2026, 9, 6), '6 September'],
        [plainDate(2026, 10, 25), '25 October'],
        [plainDate(2026, 12, 31), '31 December'],
      ] as const)
        expect(formatDay(day, 'd MMMM', enGB)).toBe(text);
    },
  );

  it('are also formatted beyond the cache limit', () => {
    const longDate = longDateFormatter({ locale: enGB, pattern: 'd MMMM yyyy' });
    for (let year = 1000; year < 2100; year += 1)
      expect(longDate(plainDate(year, 12, 24))).toBe(`24 December ${year}`);
  });
});
