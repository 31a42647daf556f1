import {
  addDays,
  holidayOn,
  holidaysOf,
  isoWeekday,
  parsePlainDate,
  plainDate,
  yearOf,
} from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { CALENDAR_COUNTRIES, tableOf } from './testing/holiday-tables.ts';

describe('the holiday calendar', () => {
  it('has version 2025-10-29 and covers ES, FR, IT, PL and PT (MKT-09, LIM-29)', () => {
    expect(CALENDAR_COUNTRIES).toEqual(expect.arrayContaining(['ES', 'FR', 'IT', 'PL', 'PT']));
    for (const country of ['ES', 'FR', 'IT', 'PL', 'PT'])
      expect(tableOf(country).version).toBe('2025-10-29');
  });

  it.each([
    ['the later laws in Poland', 'PL', undefined, '2026-12-24', 'Wigilia Bożego Narodzenia'],
    ['the community in Spain', 'ES', 'MD', '2026-05-02', 'Fiesta de la Comunidad de Madrid'],
    [
      'the Monday after a Sunday in Spain',
      'ES',
      'AN',
      '2026-11-02',
      'Lunes siguiente a Todos los Santos',
    ],
    ['the department in France', 'FR', '67', '2026-12-26', 'Lendemain de Noël'],
    [
      'the autonomous region in Portugal',
      'PT',
      '30',
      '2026-07-01',
      'Dia da Região Autónoma da Madeira',
    ],
    ['the autonomy of Madeira', 'PT', '30', '2026-04-02', 'Dia da Autonomia'],
    ['an island', 'ES', 'CN-GC', '2026-09-08', 'Nuestra Señora del Pino'],
    ['another island', 'ES', 'CN-TF', '2026-02-02', 'Nuestra Señora de la Candelaria'],
    [
      'an island on the Monday after a Sunday',
      'ES',
      'CN-TF',
      '2025-02-03',
      'Lunes siguiente a la festividad de Nuestra Señora de la Candelaria',
    ],
    [
      'an island’s other day of a single year',
      'ES',
      'CN-TF',
      '2020-09-07',
      'Bajada de la Virgen del Socorro',
    ],
    ['the community for its islands', 'ES', 'CN-GC', '2026-05-30', 'Día de Canarias'],
    ['the province in Italy', 'IT', 'BZ', '2026-05-25', 'Lunedì di Pentecoste'],
  ] as const)('holds days of %s (MKT-09)', (_, country, region, text, name) => {
    const date = parsePlainDate(text);
    expect(date.ok && holidayOn(date.value, tableOf(country), region)?.name).toBe(name);
  });

  it.each([
    ['a region knows its own days only', 'ES', 'CT', '2026-05-02'],
    ['the country alone knows no regional day', 'ES', undefined, '2026-05-02'],
    ['an unknown region has the days of the country only', 'ES', 'XX', '2026-05-02'],
    ['an island does not have another’s day', 'ES', 'CN-GC', '2026-02-02'],
    ['the community alone has no island day', 'ES', 'CN', '2026-09-08'],
    ['Madeira’s day did not exist before its law', 'PT', '30', '2024-04-02'],
    ['the Azores do not have Madeira’s day', 'PT', '20', '2026-04-02'],
    ['an observed day is not free', 'PL', undefined, '2026-05-02'],
    ['a law does not reach back', 'PL', undefined, '2024-12-24'],
    ['a suspended day is not free', 'PT', undefined, '2015-06-04'],
  ] as const)('%s (MKT-09)', (_, country, region, text) => {
    const date = parsePlainDate(text);
    expect(date.ok && holidayOn(date.value, tableOf(country), region)).toBeUndefined();
  });

  it('every row names its law and only known regions', () => {
    for (const country of CALENDAR_COUNTRIES) {
      for (const row of tableOf(country).rows) {
        expect(row.source).not.toBe('');
        expect(row.kind === 'public').toBe(row.regions === undefined && row.kind !== 'other');
        for (const region of Object.keys(row.regions ?? {}))
          expect(Object.keys(tableOf(country).regions)).toContain(region);
      }
    }
  });

  it('is sorted, and each day is in its year', () => {
    for (const country of CALENDAR_COUNTRIES) {
      for (const region of [undefined, ...Object.keys(tableOf(country).regions)]) {
        const dates = holidaysOf(tableOf(country), region, 2027).map(({ date }) => date);
        expect(dates).toEqual([...dates].sort());
        expect(dates.every((date) => yearOf(date) === 2027)).toBe(true);
      }
    }
  });

  it('has the 12 days a year of art. 37.2 ET for each Spanish community, or 13 where one is recoverable; an island adds the 12th of the Canaries', () => {
    for (const region of Object.keys(tableOf('ES').regions)) {
      for (let year = 2015; year <= 2026; year += 1) {
        const days = new Set(
          holidaysOf(tableOf('ES'), region, year)
            .filter(({ date }) => isoWeekday(date) < 7)
            .map(({ date }) => date),
        ).size;
        const least = region === 'CN' ? 11 : 12;
        expect(days >= least && days <= 13, `${region} ${year}: ${days}`).toBe(true);
      }
    }
  });

  it.each(CALENDAR_COUNTRIES)(
    'the holidays of %s from 2025 to 2027 are as reviewed',
    async (country) => {
      await expect(`${reviewSheet(country)}\n`).toMatchFileSnapshot(`../golden/${country}.txt`);
    },
  );
});

/** One line per day: date, key, kind, and its regions unless it applies everywhere. */
const reviewSheet = (country: string): string => {
  const regions = Object.keys(tableOf(country).regions).sort();
  const lines: string[] = [];
  for (let date = plainDate(2025, 1, 1); yearOf(date) <= 2027; date = addDays(date, 1)) {
    const everywhere = holidaysOf(tableOf(country), undefined, yearOf(date)).filter(
      (holiday) => holiday.date === date,
    );
    lines.push(...everywhere.map(({ key, kind }) => `${date} ${key} ${kind}`));
    const byKey = new Map<string, string[]>();
    for (const region of regions) {
      for (const { key, kind } of holidaysOf(tableOf(country), region, yearOf(date)).filter(
        (holiday) => holiday.date === date,
      )) {
        if (everywhere.some((holiday) => holiday.key === key)) continue;
        byKey.set(`${key} ${kind}`, [...(byKey.get(`${key} ${kind}`) ?? []), region]);
      }
    }
    lines.push(...[...byKey].map(([holiday, where]) => `${date} ${holiday} ${where.join(' ')}`));
  }
  return lines.join('\n');
};
