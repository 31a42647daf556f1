import { holidaysOf, isoWeekday, parsePlainDate } from '@materia/domain-holiday-calendar';
import DateHolidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { CALENDAR_COUNTRIES, tableOf } from './testing/holiday-tables.ts';

/**
 * The differences between this calendar and the package date-holidays for the years 2015 to 2035,
 * with the law that decides. Sundays are excluded because they are free anyway. `only` names the
 * side that has the days, `what` is our key or their name.
 */
type Difference = {
  readonly country: string;
  readonly only: 'ours' | 'theirs';
  readonly what: string;
  readonly regions: string;
  readonly law: string;
};

const WHOLE_COUNTRY = '*';
const MONDAY =
  'RD 2001/1983 art. 45.2: the Monday after a Sunday is free where the yearly resolution keeps it';
const REPLACED =
  'RD 2001/1983 art. 45.3: the yearly resolution replaces this Monday, or does not decide it yet';
const YEARLY = 'RD 2001/1983 art. 45.4: only in the years whose resolution lists it';
const OWN_DAY = 'RD 2001/1983 art. 45.4 and the statute of the community: its own day';
const MOON = 'The date is the one announced in the yearly resolution, not a computed one';

const es = (only: 'ours' | 'theirs', what: string, regions: string, law: string): Difference => ({
  country: 'ES',
  only,
  what,
  regions,
  law,
});

const DIFFERENCES: readonly Difference[] = [
  es('ours', 'new-year', 'AN AR AS CL MC ML', MONDAY),
  es('ours', 'epiphany', 'AN AR AS CE CL CN EX MC MD ML NC', MONDAY),
  es('ours', 'labour-day', 'CN', MONDAY),
  es('ours', 'national-day', 'AN AR AS CL EX', MONDAY),
  es('ours', 'all-saints', 'CB CE GA IB', MONDAY),
  es('ours', 'constitution-day', 'CE CM CN IB NC VC', MONDAY),
  es('ours', 'immaculate-conception', 'AN AR AS CB CL EX MC MD ML RI', MONDAY),
  es('ours', 'rioja-day', 'RI', MONDAY),
  es('theirs', 'Navidad (día sustituto)', '* CE CN GA PV RI VC', REPLACED),
  es('theirs', 'Asunción (día sustituto)', 'CN', REPLACED),
  es('theirs', 'Todos los Santos (día sustituto)', 'CM CN MD NC', REPLACED),
  es('theirs', 'Día de la Constitución Española (día sustituto)', 'CB MD', REPLACED),
  es('theirs', 'Día del Trabajador (día sustituto)', 'CT MC', REPLACED),
  es('theirs', 'Día de Canarias (día sustituto)', 'CN', REPLACED),
  es('theirs', 'Día de les Illes Balears (día sustituto)', 'IB', REPLACED),
  es('theirs', 'Día de Extremadura', 'EX', REPLACED),
  es('theirs', 'Fiesta de Castilla y León', 'CL', REPLACED),
  es('theirs', 'La Bien Aparecida', 'CB', REPLACED),
  es('ours', 'saint-joseph', 'CM EX MD ML', YEARLY),
  es('theirs', 'San José', 'GA MC NC PV', YEARLY),
  es('ours', 'after-saint-joseph', 'GA', YEARLY),
  es('ours', 'carnival', 'EX', YEARLY),
  es('ours', 'maundy-thursday', 'VC', YEARLY),
  es('theirs', 'Jueves Santo', 'CB', YEARLY),
  es('ours', 'easter-monday', 'CB CM', YEARLY),
  es('theirs', 'Lunes de Pascua', 'IB RI', YEARLY),
  es('ours', 'whit-monday', 'CT', YEARLY),
  es('ours', 'corpus-christi', 'MD', YEARLY),
  es('ours', 'saint-john', 'GA', YEARLY),
  es('theirs', 'San Juan', 'VC', YEARLY),
  es('ours', 'saint-james', 'CB CL MD NC RI', YEARLY),
  es('theirs', 'Santiago Apóstol', 'PV', YEARLY),
  es('ours', 'saint-stephen', 'IB', YEARLY),
  es('ours', 'basque-government', 'PV', YEARLY),
  es('ours', 'melilla-statute', 'ML', YEARLY),
  es('theirs', 'Nuestra Señora de África', 'CE', YEARLY),
  es('theirs', 'Día de Ceuta', 'CE', YEARLY),
  es('ours', 'cantabria-day', 'CB', OWN_DAY),
  es('theirs', 'Día de las Instituciones de Cantabria', 'CB', OWN_DAY),
  es('ours', 'castile-la-mancha-day', 'CM', OWN_DAY),
  es('ours', 'murcia-day', 'MC', OWN_DAY),
  es('ours', 'valencian-day', 'VC', OWN_DAY),
  es('ours', 'eid-al-fitr', 'ML', MOON),
  es('theirs', 'Fiesta del Eid Fitr', 'ML', MOON),
  es('ours', 'eid-al-adha', 'CE ML', MOON),
  es('theirs', 'Fiesta del Sacrificio-Eidul Adha', 'CE', MOON),
  es('theirs', 'Fiesta del Sacrificio-Aid Al Adha', 'ML', MOON),
  {
    country: 'FR',
    only: 'ours',
    what: 'abolition',
    regions: 'MF',
    law: 'Circular of 4 May 2018 for law 2017-256: 28 May in Saint-Martin',
  },
  {
    country: 'FR',
    only: 'theirs',
    what: 'Abolition de l’esclavage',
    regions: 'MF',
    law: 'Circular of 4 May 2018 for law 2017-256: 28 May in Saint-Martin',
  },
  {
    country: 'PL',
    only: 'ours',
    what: 'independence-centenary',
    regions: WHOLE_COUNTRY,
    law: 'Dz.U. 2018 poz. 2117: 12 November 2018 was free, once',
  },
  {
    country: 'PT',
    only: 'theirs',
    what: 'Corpo de Deus',
    regions: WHOLE_COUNTRY,
    law: 'Lei 23/2012 art. 10: suspended until Lei 8/2016',
  },
  {
    country: 'PT',
    only: 'theirs',
    what: 'Implantação da República',
    regions: WHOLE_COUNTRY,
    law: 'Lei 23/2012 art. 10: suspended until Lei 8/2016',
  },
  {
    country: 'PT',
    only: 'theirs',
    what: 'Restauração da Independência',
    regions: WHOLE_COUNTRY,
    law: 'Lei 23/2012 art. 10: suspended until Lei 8/2016',
  },
];

/**
 * Regions that the package supports, with its own code where it differs. It has none for Poland and
 * Portugal, and no Canary islands.
 */
const THEIR_REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ES: Object.fromEntries(
    Object.keys(tableOf('ES').regions)
      .filter((code) => !code.includes('-'))
      .map((code) => [code, code]),
  ),
  FR: Object.fromEntries(Object.keys(tableOf('FR').regions).map((code) => [code, code])),
  IT: { BZ: '32' },
};

describe('compared with date-holidays, 2015 to 2035', () => {
  it.each(CALENDAR_COUNTRIES)(
    '%s differs only where the table names the deciding law (MKT-09)',
    { timeout: 60_000 },
    (country) => {
      const found = new Set(differencesOf(country, undefined, new DateHolidays(country)));
      for (const [region, theirCode] of Object.entries(THEIR_REGIONS[country] ?? {})) {
        for (const difference of differencesOf(
          country,
          region,
          new DateHolidays(country, theirCode),
        ))
          found.add(difference);
      }
      const listed = DIFFERENCES.filter((row) => row.country === country).flatMap(
        ({ only, what, regions }) =>
          regions.split(' ').map((region) => `${region} ${only} ${what}`),
      );
      expect([...found].sort()).toEqual(listed.sort());
    },
  );
});

const differencesOf = (
  country: string,
  region: string | undefined,
  oracle: DateHolidays,
): readonly string[] => {
  const differences: string[] = [];
  for (let year = 2015; year <= 2035; year += 1) {
    const ours = new Map<string, string>(
      holidaysOf(tableOf(country), region, year)
        .filter(({ kind }) => kind !== 'other')
        .map(({ date, key }) => [date, key]),
    );
    const theirs = new Map<string, string>(
      oracle
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date, name }) => [date.slice(0, 10), name]),
    );
    differences.push(
      ...onlyIn(ours, theirs).map((what) => `${region ?? WHOLE_COUNTRY} ours ${what}`),
    );
    differences.push(
      ...onlyIn(theirs, ours).map((what) => `${region ?? WHOLE_COUNTRY} theirs ${what}`),
    );
  }
  return differences;
};

const onlyIn = (
  these: ReadonlyMap<string, string>,
  those: ReadonlyMap<string, string>,
): readonly string[] =>
  [...these].filter(([date]) => !those.has(date) && !isSunday(date)).map(([, what]) => what);

const isSunday = (text: string): boolean => {
  const date = parsePlainDate(text);
  return date.ok && isoWeekday(date.value) === 7;
};
